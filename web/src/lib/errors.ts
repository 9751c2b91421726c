/** What can go wrong between page and server, as one kind of error with a sentence for the reader. */

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly rule = "",
  ) {
    super(message);
    this.name = "Trouble";
  }

  /** No answer at all: the server is away, or the network is. */
  get away(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }

  /** The question was answered already, here or elsewhere. */
  get stale(): boolean {
    return this.status === 409;
  }

  /** Refused by the rules, usually with a clause. */
  get refused(): boolean {
    return this.status === 422;
  }
}

/** The trouble a response tells of; a body that is not ours (a proxy's page) becomes a plain sentence. */
export async function troubleOf(response: Response, otherwise: string): Promise<Trouble> {
  try {
    const told: unknown = await response.json();
    if (isTold(told)) return new Trouble(response.status, told.error, told.message, told.rule);
  } catch {
    // Not JSON: the sentence below says enough.
  }
  return new Trouble(response.status, "unexpected", otherwise);
}

function isTold(body: unknown): body is { error: string; message: string; rule: string } {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
}
