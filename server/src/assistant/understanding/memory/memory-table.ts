/** One language's words for what the assistant is asked to remember. Strings are sources of regular expressions for whole sentences. */
export interface MemoryTable {
  /** Goes before any of them. */
  readonly before: string;
  /** Goes after any of them. */
  readonly after: string;
  /** Orders to remember `{fact}`. With a question mark they're none. */
  readonly remember: readonly string[];
  /** Orders to remember `{fact}` in the form of a question. */
  readonly rememberAsked: readonly string[];
  /** Questions about everything that's remembered. */
  readonly recall: readonly string[];
  readonly forgetAll: readonly string[];
  /** Orders to forget `{fact}`. */
  readonly forget: readonly string[];
  /** Orders to forget `{fact}`, if that's remembered: what's said could as well be about an event. */
  readonly forgetIfKnown: readonly string[];
  /** What looks like a fact, but isn't: words that only point to something, and ends that make it a question. */
  readonly noFact: string;
  /** A fact as a note of its own, where it's said as a clause. */
  readonly noted?: (fact: string) => string;
  /** Words, anywhere in a text, without which nothing can be meant to be remembered or forgotten. */
  readonly speaks: string;
  /** Whether words have spaces between them. */
  readonly spaced: boolean;
}
