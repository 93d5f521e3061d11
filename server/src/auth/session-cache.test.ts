import { describe, expect, it } from "@jest/globals";
import { createSessionCache, SESSION_CACHE_MS } from "./session-cache.ts";

describe("the cache of sessions", () => {
  it("trusts an answer for ten seconds", () => {
    let now = 0;
    const cache = createSessionCache(() => now);
    cache.keep("s", "ada", cache.generation());
    now = SESSION_CACHE_MS - 1;
    expect(cache.owner("s")).toBe("ada");
    now = SESSION_CACHE_MS;
    expect(cache.owner("s")).toBeUndefined();
  });

  it("forgets a session that ended, and ignores a read of it that began earlier", () => {
    const cache = createSessionCache(() => 0);
    const generation = cache.generation();
    cache.drop("s");
    cache.keep("s", "ada", generation);
    expect(cache.owner("s")).toBeUndefined();
  });
});
