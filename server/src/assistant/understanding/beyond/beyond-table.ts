/** What one language says that's no event, and what rules can't do. Strings are sources of regular expressions. */
export interface BeyondTable {
  /** How questions, denials and what's told of the past begin. */
  readonly begins?: string;
  /** Words, anywhere in a text, with which it's none of what somebody plans. */
  readonly inside?: string;
  /** What nobody orders, even with the words of an order in it: what others said or are to be told, hate, what's imagined, or isn't done after all. */
  readonly unmeant: string;
  /** Orders that only hold if something else happens, but for out of politeness: "if you can". */
  readonly condition: string;
  /** How people turn down what they have just named, at the end of a text. */
  readonly against: string;
  /** What others do, or happens by itself, without when that is. It may tell of an event, so that it's proposed. */
  readonly told: string;
  /** Orders to write, translate, buy and the like, as a whole. */
  readonly orders?: string;
}
