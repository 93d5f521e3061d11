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
  /** A clause that says when something is may be a comment all the same: what it says of time is weighed with the rest. */
  readonly weighsTimes?: true;
  /** What sounds like a comment beside a time is what happens then, if nothing else is named before. */
  readonly namesBesideTime?: true;
  /** A clause that only asks for what another one says: "put it in". */
  readonly request: RegExp;
  /** A clause that's no comment, whatever else it's like: it takes back, forbids, asks, or says a time, a place, people or more to do. */
  readonly decisive?: RegExp;
  /** Why an order about an event is given, with the time of that: "I've a class at three". It's left out only of an order that moves one, or of an answer. */
  readonly reason?: RegExp;
  /** Anywhere in a message: what takes it back, forbids it, holds only under a condition, or asks. With it, nothing is written at once. */
  readonly undecided?: RegExp;
  /** A time in a comment that has passed, so that it's none of what's wanted: "since Tuesday". */
  readonly past?: RegExp;
  /** How a clause begins that may be a part of what's wanted, or something else that is. */
  readonly part?: RegExp;
  /** Said before what's told, it's an order to write that down. */
  readonly order?: string;
  /** Messages that say in two clauses what one says, and that one: "I need to call Bob, remind me at 3". */
  readonly rephrased?: readonly (readonly [message: RegExp, as: string])[];
  /** Clauses that say more of the one before, and what that is as a part of it: "it's at Tony's" is "at Tony's". */
  readonly details?: readonly (readonly [clause: RegExp, part: string | ((clause: string, named: string) => string)])[];
  /** Said after what's told in a request's place, it's asked for in the words that tables know. */
  readonly orderAfter?: string;
  /** The end of a clause that orders or asks something, and a clause that's a comment only after such a one. */
  readonly ordered?: RegExp;
  readonly afterthought?: RegExp;
}

export const clause = (source: string) => new RegExp(`^(?:${source})`, "iu");
