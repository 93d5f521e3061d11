import type { ProductVisit } from "@atrium/shared-contracts";
import { VISIT_SOURCES } from "@atrium/shared-contracts/wire";

export type VisitSource = ProductVisit["source"];

/** What a link to a product tells the product's page. */
export interface ProductLinkState {
  readonly source: VisitSource;
  /** Query string of the list that it was opened from, to go back to. */
  readonly list?: string;
}

/** Reads the state of a navigation, else `?source=search` of the shell's search; a page opened by its address comes from nowhere: `direct`. */
export function linkState(state: unknown, query = ""): ProductLinkState {
  const { source, list } = (typeof state === "object" && state !== null ? state : {}) as Partial<ProductLinkState>;
  return {
    source:
      VISIT_SOURCES.find((each) => each === source) ??
      (new URLSearchParams(query).get("source") === "search" ? "search" : "direct"),
    ...(typeof list === "string" ? { list } : {}),
  };
}
