/** An error's own fields, which an Error loses when it's passed between threads. */
export type ErrorFields = { readonly message: string } & Readonly<Record<string, unknown>>;

/** An error with PostgreSQL's SQLSTATE, shaped like the PostgreSQL driver's errors. */
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

/** The PostgreSQL states that the guards throw. */
export const SQLSTATE = {
  /** The statement ran too long. */
  queryCanceled: "57014",
  /** The engine restarted before or during this operation. */
  adminShutdown: "57P01",
  /** The engine isn't running and can't be started right now. */
  cannotConnectNow: "57P03",
  /** The transaction was open too long. */
  idleInTransaction: "25P03",
  diskFull: "53100",
} as const;
