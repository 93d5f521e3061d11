import type { FeatureService } from "../shell-api/feature.ts";

export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Name of a shared-ui icon. */
  readonly icon?: string;
  /** Where selecting it goes. */
  readonly path: string;
}

/**
 * Finds the feature's things by words. The filling's `label` is the heading of its results. A provider that exceeds the time budget
 * is left out of that search, and `signal` aborts.
 */
export interface SearchSource {
  /** Call `partial` to show results early. What the promise resolves to replaces them. */
  search(
    query: string,
    signal: AbortSignal,
    partial: (hits: readonly SearchHit[]) => void,
  ): Promise<readonly SearchHit[]>;
}
export type SearchProvider = FeatureService<SearchSource>;
