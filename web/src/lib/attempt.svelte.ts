/** Something that is sent to the server and may be refused: whether it is on its way, and what went wrong last. */

import { Trouble } from "./errors";

export class Attempt {
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);

  /** Tries it; true when it went well. Trouble is kept to be shown, anything else is our own mistake. */
  async make(deed: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      await deed();
      return true;
    } catch (cause) {
      if (!(cause instanceof Trouble)) throw cause;
      this.trouble = cause;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The same for a form that is sent. */
  readonly submit = (event: SubmitEvent, deed: () => Promise<unknown>): Promise<boolean> => {
    event.preventDefault();
    return this.make(deed);
  };
}
