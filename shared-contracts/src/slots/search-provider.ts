import type { FeatureService } from "../shell-api/feature.ts";

export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Name of an icon of shared-ui. */
  readonly icon?: string;
  /** Where choosing it leads. */
  readonly path: string;
}

/** Finds things of the feature by words; the filling's `label` is the heading of what it finds. A provider that exceeds the time budget is left out of that search; `signal` tells it. */
export interface SearchSource {
  /** `partial` shows what is known so far, while the rest is on its way; what the promise brings takes its place. */
  search(
    query: string,
    signal: AbortSignal,
    partial: (hits: readonly SearchHit[]) => void,
  ): Promise<readonly SearchHit[]>;
}
export type SearchProvider = FeatureService<SearchSource>;
