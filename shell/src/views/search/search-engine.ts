import type { SearchAnswer, SearchHit, SearchSource } from "@atrium/shared-contracts/contract";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";
import { readAnswer, readHits } from "./search-hits.ts";
import { PENDING_ROWS, SEARCH_BUDGET_MS, SEARCH_DEBOUNCE_MS, SEARCH_PATIENCE_MS } from "./search-limits.ts";

/** A filling of `search.provider`. */
export interface SearchProviderEntry {
  readonly id: string;
  /** Searched with each keystroke; the others wait for a pause in typing. */
  readonly immediate: boolean;
  /** Loads the provider's code; called again with each search until it has loaded. */
  load(): Promise<SearchSource>;
  /** Called with what it threw. */
  failed(error: unknown): void;
}

/** One provider's results for the current query. `late` didn't answer in time, `failed` couldn't answer. */
export interface SearchGroup {
  readonly id: string;
  readonly status: "searching" | "found" | "late" | "failed";
  readonly hits: readonly SearchHit[];
  /** What the provider says of its hits. */
  readonly note?: string;
  /** Number of placeholder rows while it's searching. */
  readonly pendingRows: number;
}

export interface SearchState {
  /** Trimmed; empty until something is typed. */
  readonly query: string;
  /** In the providers' order, whichever answers first. Empty without a query. */
  readonly groups: readonly SearchGroup[];
}

export interface SearchEngine {
  readonly state$: Observable<SearchState>;
  readonly state: SearchState;
  /**
   * Starts a new search: pending searches for an earlier query are told to stop, and their results never show. Repeating the same query does
   * nothing.
   */
  ask(query: string): void;
  stop(): void;
}

/** Searches every provider independently: none waits for another, and an error only affects its own group. */
export function createSearchEngine(entries: readonly SearchProviderEntry[]): SearchEngine {
  const state = new BehaviorSubject<SearchState>({ query: "", groups: [] });
  const sources = new Map<string, SearchSource>();
  let current = new AbortController();

  const change = (id: string, update: Partial<SearchGroup>) =>
    state.next({
      ...state.value,
      groups: state.value.groups.map((group) => (group.id === id ? { ...group, ...update } : group)),
    });

  async function sourceOf(entry: SearchProviderEntry): Promise<SearchSource> {
    const source = sources.get(entry.id) ?? (await entry.load());
    sources.set(entry.id, source);
    return source;
  }

  async function answerOf(
    entry: SearchProviderEntry,
    source: SearchSource,
    query: string,
    signal: AbortSignal,
  ): Promise<SearchAnswer> {
    signal.throwIfAborted();
    const partial = (hits: readonly SearchHit[]) => {
      if (!signal.aborted) change(entry.id, { hits: readHits(hits) });
    };
    return readAnswer(await source.search(query, signal, partial));
  }

  async function search(entry: SearchProviderEntry, query: string, whole: AbortSignal): Promise<void> {
    const own = new AbortController();
    const end = () => {
      own.abort(new DOMException("The time for the answer is over", "TimeoutError"));
      if (!whole.aborted) change(entry.id, { status: "late" });
    };
    let budget = setTimeout(end, SEARCH_BUDGET_MS);
    const signal = AbortSignal.any([whole, own.signal]);
    try {
      const source = await sourceOf(entry);
      const patienceMs = Number(source.patienceMs);
      if (patienceMs > SEARCH_BUDGET_MS) {
        clearTimeout(budget);
        budget = setTimeout(end, Math.min(patienceMs, SEARCH_PATIENCE_MS));
      }
      const answer = await answerOf(entry, source, query, signal);
      if (!signal.aborted) change(entry.id, { status: "found", ...answer });
    } catch (error) {
      if (signal.aborted) return;
      change(entry.id, { status: "failed", hits: [] });
      entry.failed(error);
    } finally {
      clearTimeout(budget);
    }
  }

  return {
    state$: state.asObservable(),
    get state() {
      return state.value;
    },
    ask(text) {
      const query = text.trim();
      if (query === state.value.query) return;
      current.abort();
      const { signal } = (current = new AbortController());
      const before = new Map(state.value.groups.map((group) => [group.id, group]));
      const groups = entries.map(({ id }): SearchGroup => {
        const known = before.get(id);
        const rows = known?.status === "searching" ? known.pendingRows : (known?.hits.length ?? PENDING_ROWS.least);
        const pendingRows = Math.min(Math.max(rows, PENDING_ROWS.least), PENDING_ROWS.most);
        return { id, status: "searching", hits: [], pendingRows };
      });
      state.next({ query, groups: query === "" ? [] : groups });
      if (query === "") return;
      for (const entry of entries) if (entry.immediate) void search(entry, query, signal);
      const pause = setTimeout(() => {
        for (const entry of entries) if (!entry.immediate) void search(entry, query, signal);
      }, SEARCH_DEBOUNCE_MS);
      signal.addEventListener("abort", () => clearTimeout(pause));
    },
    stop() {
      current.abort();
      state.complete();
    },
  };
}
