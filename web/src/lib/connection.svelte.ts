/** Whether the server answers. Everything that talks to it reports here; one notice tells the reader. */

type Retry = () => void;

class Connection {
  away = $state(false);
  /** When the next try is due, as a time in milliseconds; 0 when nobody tries by himself. */
  next = $state(0);
  /** What "try now" does; without it the page is loaded anew. */
  retry = $state.raw<Retry | null>(null);
}

export const connection = new Connection();

export function heard(): void {
  connection.away = false;
  connection.next = 0;
  connection.retry = null;
}

/** Nobody answered; whoever will try again says when, and how to try at once. */
export function lost(next = 0, retry: Retry | null = null): void {
  connection.away = true;
  if (next) {
    connection.next = next;
    connection.retry = retry;
  }
}
