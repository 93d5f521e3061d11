/** How one language parts what's said, and what people say beside what they want. */
export interface AsideTable {
  /** Between two clauses. */
  readonly divides: RegExp;
  /** What joins clauses. */
  readonly between: string;
  /** A clause that tells why something is wanted, how somebody feels, or what else there is. */
  readonly comment: RegExp;
  /** Tells in a comment that something may not happen after all: that's no comment on something new. */
  readonly takesBack?: RegExp;
  /** A clause that only asks for what another one says: "put it in". */
  readonly request: RegExp;
  /** A clause that's no comment, whatever else it's like: it takes back, forbids, asks, or says a time, a place, people or more to do. */
  readonly decisive?: RegExp;
  /** Why an order about an event is given, with the time of that: "I've a class at three". It's left out only of an order that moves one, or of an answer. */
  readonly reason?: RegExp;
}

export const clause = (source: string) => new RegExp(`^(?:${source})`, "iu");
