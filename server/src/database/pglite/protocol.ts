import type { ErrorFields } from "../database-error.ts";

/** A request from the main thread to the PGlite thread. */
export type Operation =
  | {
      readonly kind: "query";
      readonly sql: string;
      readonly params: readonly unknown[];
      readonly rowMode: "array" | "object";
    }
  /** One or more statements without parameters. */
  | { readonly kind: "exec"; readonly sql: string }
  /** Writes the whole data directory to a file, as a gzipped tar that PGlite can start from. */
  | { readonly kind: "dump"; readonly file: string }
  | { readonly kind: "close" };

export type Request = { readonly id: number; readonly operation: Operation };

export type QueryResult = {
  readonly rows: unknown[];
  readonly fields: { readonly name: string; readonly dataTypeID: number }[];
  readonly affectedRows?: number;
};

export type Reply =
  | { readonly kind: "ready" }
  | { readonly kind: "result"; readonly id: number; readonly result: QueryResult }
  | { readonly kind: "failed"; readonly id: number; readonly error: ErrorFields };

export type WorkerSettings = {
  /** PostgreSQL's data directory; without it, the data is in memory. */
  readonly directory?: string;
  /** A dump to start from when there's no data yet. */
  readonly template?: string;
};
