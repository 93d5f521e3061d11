/** What one language says that's no event, and what rules can't do. Strings are sources of regular expressions. */
export interface BeyondTable {
  /** How questions, denials and what's told of the past begin. */
  readonly begins?: string;
  /** Words, anywhere in a text, with which it's none of what somebody plans. */
  readonly inside?: string;
  /** What nobody orders, even with the words of an order in it: what others said, hate, what's imagined, or not done after all. */
  readonly unmeant: string;
  /** Orders to write, translate, buy and the like, as a whole. */
  readonly orders?: string;
}
