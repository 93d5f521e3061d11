import type { ProductVisit } from "@atrium/shared-contracts";
import { VISIT_SOURCES } from "@atrium/shared-contracts/wire";

export type VisitSource = ProductVisit["source"];

/** What a link to a product tells the product's page. */
export interface ProductLinkState {
  readonly source: VisitSource;
  /** Query string of the list that it was opened from, to go back to. */
  readonly list?: string;
}

/** Reads the state of a navigation; a page opened by its address comes from nowhere: `direct`. */
export function linkState(state: unknown): ProductLinkState {
  const { source, list } = (typeof state === "object" && state !== null ? state : {}) as Partial<ProductLinkState>;
  return {
    source: VISIT_SOURCES.find((each) => each === source) ?? "direct",
    ...(typeof list === "string" ? { list } : {}),
  };
}
