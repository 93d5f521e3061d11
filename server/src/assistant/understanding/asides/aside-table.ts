/** How one language parts what's said, and what people say beside what they want. */
export interface AsideTable {
  /** Between two clauses. */
  readonly divides: RegExp;
  /** What joins clauses. */
  readonly between: string;
  /** A clause that tells why something is wanted, how somebody feels, or what else there is. */
  readonly comment: RegExp;
  /** A clause that only asks for what another one says: "put it in". */
  readonly request: RegExp;
}

export const clause = (source: string) => new RegExp(`^(?:${source})`, "iu");
