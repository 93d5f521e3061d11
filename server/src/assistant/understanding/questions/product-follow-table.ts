/** One language's words for questions about products that were found before. Strings are sources of regular expressions. */
export interface FollowTable {
  readonly compare: string;
  /** Which one is the cheapest or the best. */
  readonly ranks: string;
  readonly detail: string;
  /** To put some into a list or a cart, or to order them. */
  readonly take: string;
  /** All that were found. */
  readonly all: string;
  readonly it: string;
  /** How many, in `{n}`. */
  readonly quantity: string;
  /** Words that name the first one by themselves. */
  readonly first?: Readonly<Record<string, number>>;
  /** One by its place, with the number in `{n}`, where references to events would find it in other words, too. */
  readonly nth?: string;
  readonly last?: string;
  /** A question about the one that was spoken of, with more words around it than stand around an answer. */
  readonly about?: string;
  /** The one that was spoken of, in so many pieces (`{n}`), and nothing else. */
  readonly again?: string;
  /** Whether words have spaces between them. */
  readonly spaced: boolean;
}
