/** Whether the help lies open; any screen may open it. */

class Help {
  open = $state(false);
}

export const help = new Help();
