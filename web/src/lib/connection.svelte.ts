/** Whether the server answers. Everything that talks to it reports here; one notice tells the reader. */

class Connection {
  away = $state(false);
  /** When the next try is due, as a time in milliseconds; 0 when nobody tries. */
  next = $state(0);
}

export const connection = new Connection();

export function heard(): void {
  connection.away = false;
  connection.next = 0;
}

export function lost(next = 0): void {
  connection.away = true;
  connection.next = next;
}
