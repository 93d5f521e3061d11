import type { SearchHit, SearchSource } from "@atrium/shared-contracts/contract";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { type SearchProviderEntry, createSearchEngine } from "./search-engine.ts";
import { SEARCH_BUDGET_MS, SEARCH_DEBOUNCE_MS, SEARCH_PATIENCE_MS } from "./search-limits.ts";

const hit = (id: string): SearchHit => ({ id, title: id, path: `/${id}` });

function provider(id: string, search: SearchSource["search"], immediate = false) {
  const failures: unknown[] = [];
  const entry: SearchProviderEntry = {
    id,
    immediate,
    load: async () => ({ search }),
    failed: (error) => void failures.push(error),
  };
  return { entry, failures };
}
const answers = (id: string, immediate = false) => provider(id, async (query) => [hit(`${id}-${query}`)], immediate);
const never = () => new Promise<never>(() => {});

function begin(...providers: { entry: SearchProviderEntry }[]) {
  const engine = createSearchEngine(providers.map(({ entry }) => entry));
  const seen = () => engine.state.groups.map(({ id, status, hits }) => [id, status, ...hits.map((each) => each.id)]);
  return { engine, seen };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("the search", () => {
  it("shows local results immediately and the rest after a pause in typing, in the providers' order", async () => {
    const { engine, seen } = begin(answers("messages"), answers("titles", true));
    engine.ask("tea");
    await pass(0);
    expect(seen()).toEqual([
      ["messages", "searching"],
      ["titles", "found", "titles-tea"],
    ]);
    await pass(SEARCH_DEBOUNCE_MS);
    expect(seen()[0]).toEqual(["messages", "found", "messages-tea"]);
  });

  it("calls the server once for text typed in one go", async () => {
    const search = jest.fn<SearchSource["search"]>(async () => []);
    const { engine } = begin(provider("messages", search));
    for (const query of ["t", "te", "tea"]) engine.ask(query);
    await pass(SEARCH_DEBOUNCE_MS);
    expect(search.mock.calls.map(([query]) => query)).toEqual(["tea"]);
  });

  it("leaves out a provider that doesn't answer in time, tells it to stop, and makes no other wait for it", async () => {
    let told: AbortSignal | undefined;
    const slow = provider("slow", (_, signal) => {
      told = signal;
      return never();
    });
    const { engine, seen } = begin(slow, answers("fast"));
    engine.ask("tea");
    await pass(SEARCH_DEBOUNCE_MS);
    expect(seen()).toEqual([
      ["slow", "searching"],
      ["fast", "found", "fast-tea"],
    ]);
    await pass(SEARCH_BUDGET_MS);
    expect(seen()[0]).toEqual(["slow", "late"]);
    expect(told?.aborted).toBe(true);
    expect(slow.failures).toEqual([]);
  });

  it("waits longer for a provider that asks for it, and shows what it says of its hits", async () => {
    const search = jest.fn<SearchSource["search"]>(
      (query) => new Promise((resolve) => setTimeout(() => resolve({ hits: [hit(query)], note: "Not all" }), 5_500)),
    );
    const asking = (id: string, source: SearchSource) => ({
      entry: { ...answers(id).entry, load: async () => source },
    });
    const { engine, seen } = begin(
      asking("patient", { search, patienceMs: 6_000 }),
      asking("endless", { search: never, patienceMs: Infinity }),
    );
    engine.ask("tea");
    await pass(5_000);
    expect(seen()).toEqual([
      ["patient", "searching"],
      ["endless", "searching"],
    ]);
    await pass(SEARCH_PATIENCE_MS);
    expect(seen()).toEqual([
      ["patient", "found", "tea"],
      ["endless", "late"],
    ]);
    expect(engine.state.groups.map(({ note }) => note)).toEqual(["Not all", undefined]);
  });

  it("counts loading a provider's code toward its time limit, and uses the code for the next query", async () => {
    let arrive = (_source: SearchSource) => {};
    const code = new Promise<SearchSource>((resolve) => (arrive = resolve));
    const { engine, seen } = begin({
      entry: { id: "lazy", immediate: true, load: () => code, failed: (error) => expect(error).toBeUndefined() },
    });
    engine.ask("t");
    await pass(SEARCH_BUDGET_MS);
    expect(seen()).toEqual([["lazy", "late"]]);
    arrive({ search: async (query) => [hit(query)] });
    await pass(0);
    expect(seen()).toEqual([["lazy", "late"]]);
    engine.ask("te");
    await pass(0);
    expect(seen()).toEqual([["lazy", "found", "te"]]);
  });

  it("never shows results of an earlier query", async () => {
    const answer = new Map<string, (hits: SearchHit[]) => void>();
    const { engine, seen } = begin(
      provider("titles", (query) => new Promise((resolve) => void answer.set(query, resolve)), true),
    );
    engine.ask("t");
    await pass(0);
    engine.ask("te");
    await pass(0);
    answer.get("t")?.([hit("old")]);
    await pass(0);
    expect(seen()).toEqual([["titles", "searching"]]);
    answer.get("te")?.([hit("new")]);
    await pass(0);
    expect(seen()).toEqual([["titles", "found", "new"]]);
  });

  it("shows partial results before the full ones", async () => {
    let finish = (_hits: SearchHit[]) => {};
    const { engine, seen } = begin(
      provider(
        "titles",
        (_query, _signal, partial) => {
          partial([hit("known")]);
          return new Promise((resolve) => (finish = resolve));
        },
        true,
      ),
    );
    engine.ask("tea");
    await pass(0);
    expect(seen()).toEqual([["titles", "searching", "known"]]);
    finish([hit("known"), hit("fetched")]);
    await pass(0);
    expect(seen()).toEqual([["titles", "found", "known", "fetched"]]);
  });

  it.each<[string, SearchSource["search"]]>([
    [
      "throws",
      () => {
        throw new Error("broken");
      },
    ],
    ["rejects", () => Promise.reject(new Error("broken"))],
    ["answers nonsense", () => Promise.resolve("nonsense" as unknown as SearchHit[])],
  ])("loses only one group when a provider %s", async (_, search) => {
    const broken = provider("broken", search, true);
    const { engine, seen } = begin(broken, answers("sound", true));
    engine.ask("tea");
    await pass(0);
    expect(seen()).toEqual([
      ["broken", "failed"],
      ["sound", "found", "sound-tea"],
    ]);
    expect(broken.failures).toHaveLength(1);
  });

  it("loses only one group when a provider's code can't be loaded", async () => {
    const failures: unknown[] = [];
    const { engine, seen } = begin(
      {
        entry: {
          id: "off",
          immediate: true,
          load: () => Promise.reject(new Error("down")),
          failed: (error) => void failures.push(error),
        },
      },
      answers("sound", true),
    );
    engine.ask("tea");
    await pass(0);
    expect(seen()).toEqual([
      ["off", "failed"],
      ["sound", "found", "sound-tea"],
    ]);
    expect(failures).toEqual([new Error("down")]);
  });

  it("leaves out invalid hits and those that lead away from the product", async () => {
    const odd = [
      hit("a"),
      hit("a"),
      { id: "b" },
      { ...hit("c"), path: "//evil.example" },
      null,
      { ...hit("d"), title: 4 },
      { ...hit("e"), state: { kept: () => {} } },
    ];
    const { engine, seen } = begin(provider("odd", async () => odd as SearchHit[], true));
    engine.ask("tea");
    await pass(0);
    expect(seen()).toEqual([["odd", "found", "a"]]);
  });

  it("clears the results once the query is empty", async () => {
    const { engine } = begin(answers("titles", true));
    engine.ask("tea");
    engine.ask("  ");
    await pass(SEARCH_BUDGET_MS);
    expect(engine.state).toEqual({ query: "", groups: [] });
  });
});
