import type { Grant } from "../auth/grant.ts";

/** Who a connection acts for. */
export interface Principal {
  readonly grant: Grant;
  /** The client id: `*` for any, undefined for none. */
  readonly identity: string | undefined;
}
