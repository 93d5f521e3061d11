import { type ProductVisit, VISIT_SOURCES } from "@atrium/shared-contracts/wire";

export type VisitSource = ProductVisit["source"];

/** Navigation state that a link passes to the product's page. */
export interface ProductLinkState {
  readonly source: VisitSource;
  /** Query string of the list the product was opened from, for the link back. */
  readonly list?: string;
}

/** Reads the navigation state, or `?source=search` from the shell's search. Otherwise the source is `direct`. */
export function linkState(state: unknown, query = ""): ProductLinkState {
  const { source, list } = (typeof state === "object" && state !== null ? state : {}) as Partial<ProductLinkState>;
  return {
    source:
      VISIT_SOURCES.find((each) => each === source) ??
      (new URLSearchParams(query).get("source") === "search" ? "search" : "direct"),
    ...(typeof list === "string" ? { list } : {}),
  };
}
