import type { Grant } from "../auth/grant.ts";

/** Whom a connection acts for. */
export interface Principal {
  readonly grant: Grant;
  /** The client it is: `*` for any, undefined for none. */
  readonly identity: string | undefined;
}
