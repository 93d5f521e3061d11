import type { FeatureService } from "../feature.ts";

export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Name of an icon of shared-ui. */
  readonly icon?: string;
  /** Where choosing it leads. */
  readonly path: string;
}

/** Finds things of the feature by words. A provider that exceeds the time budget is left out of that search; `signal` tells it. */
export interface SearchSource {
  search(query: string, signal: AbortSignal): Promise<readonly SearchHit[]>;
}
export type SearchProvider = FeatureService<SearchSource>;
