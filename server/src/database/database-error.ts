/** An error's own fields: an Error loses them on its way between threads. */
export type ErrorFields = { readonly message: string } & Readonly<Record<string, unknown>>;

/** An error with PostgreSQL's SQLSTATE, shaped like the ones of the PostgreSQL driver. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor({ message, code, constraint, detail }: ErrorFields) {
    super(message);
    this.code = typeof code === "string" ? code : undefined;
    this.constraint = typeof constraint === "string" ? constraint : undefined;
    this.detail = typeof detail === "string" ? detail : undefined;
  }
}

/** The states of PostgreSQL that the guards answer with. */
export const SQLSTATE = {
  /** The statement ran longer than it may. */
  queryCanceled: "57014",
  /** The engine was restarted before, or while, this was its turn. */
  adminShutdown: "57P01",
  /** The engine is not running and cannot be started right now. */
  cannotConnectNow: "57P03",
  /** The transaction was open longer than it may. */
  idleInTransaction: "25P03",
  diskFull: "53100",
} as const;
