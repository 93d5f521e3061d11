import type { FeatureService } from "../shell-api/feature.ts";
import type { HistoryState } from "../shell-api/shell-api.ts";

export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Name of a shared-ui icon. */
  readonly icon?: string;
  /** Where selecting it goes. */
  readonly path: string;
  /** Kept with the history entry that selecting it makes, over reloads, but in no URL. See `ShellApi.navigate`. Since 2.1.0. */
  readonly state?: HistoryState;
}

/** What a search found. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** A line below the hits, in the user's language: that not everything was searched, for example. */
  readonly note?: string;
}

/**
 * Finds the feature's things by words. The filling's `label` is the heading of its results. A provider that exceeds the time budget
 * is left out of that search, and `signal` aborts.
 */
export interface SearchSource {
  /** How long a search may take, if that's longer than for other providers. The shell sets an upper limit. Milliseconds. Since 2.1.0. */
  readonly patienceMs?: number;
  /** Call `partial` to show results early. What the promise resolves to replaces them: the hits, or since 2.1.0 an answer. */
  search(
    query: string,
    signal: AbortSignal,
    partial: (hits: readonly SearchHit[]) => void,
  ): Promise<readonly SearchHit[] | SearchAnswer>;
}
export type SearchProvider = FeatureService<SearchSource>;
