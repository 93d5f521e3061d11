import { describe, expect, it } from "@jest/globals";
import { prunable } from "./prunable.ts";
import { changeRegistry } from "./registry-changes.ts";
import { EMPTY_REGISTRY, type Registry } from "./registry-document.ts";
import type { Step } from "./step.ts";

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse("2026-12-31T00:00:00.000Z");

/** A registry in which things were done so many days ago. */
const history = (...done: readonly (readonly [daysAgo: number, ...steps: Step[]])[]): Registry =>
  done.reduce<Registry>(
    (registry, [daysAgo, ...steps]) =>
      changeRegistry(registry, { at: new Date(NOW - daysAgo * DAY_MS).toISOString(), by: "test" }, steps),
    EMPTY_REGISTRY,
  );
const app = "mfe-a";
const publish = (version: string): Step => ({
  action: "publish",
  app,
  version,
  origin: undefined,
  integrity: undefined,
});
const promote = (version: string, more: { percent?: number; channel?: string } = {}): Step => ({
  action: "promote",
  app,
  version,
  ...more,
});
const rollback = (version: string): Step => ({ action: "rollback", app, version });
const released = (version: string, daysAgo: number) => [daysAgo, publish(version), promote(version)] as const;
const prunableIn = (registry: Registry, keep = 1, days = 30) => prunable(registry, app, { keep, days }, NOW);

describe("releases that can be removed", () => {
  const four = history(released("1.0.0", 300), released("1.1.0", 200), released("1.2.0", 100), released("1.3.0", 90));

  it("are the earlier ones but the newest of them", () => {
    expect(prunableIn(four)).toEqual(["1.0.0", "1.1.0"]);
    expect(prunableIn(four, 2)).toEqual(["1.0.0"]);
    expect(prunableIn(four, 0)).toEqual(["1.0.0", "1.1.0", "1.2.0"]);
    expect(prunableIn(four, 9)).toEqual([]);
  });

  it("aren't those that pages ran lately, counted from when they stopped", () => {
    expect(prunableIn(four, 0, 95)).toEqual(["1.0.0", "1.1.0"]);
    expect(prunableIn(four, 0, 101)).toEqual(["1.0.0"]);
  });

  it("are never the active one, what's being rolled out or what's on a channel, however old", () => {
    const registry = history(
      released("1.0.0", 300),
      [200, publish("2.0.0"), promote("2.0.0", { channel: "beta" })],
      [200, publish("2.1.0"), promote("2.1.0", { percent: 5 })],
      [200, publish("3.0.0")],
    );
    expect(prunableIn(registry, 0)).toEqual(["3.0.0"]);
  });

  it("are what was withdrawn and what was never promoted, once nobody may be running it", () => {
    const registry = history(
      released("1.0.0", 300),
      released("1.1.0", 200),
      [20, rollback("1.0.0")],
      [100, publish("2.0.0")],
      [5, publish("2.1.0")],
    );
    expect(prunableIn(registry)).toEqual(["2.0.0"]);
    expect(prunableIn(registry, 1, 10)).toEqual(["1.1.0", "2.0.0"]);
  });

  it("aren't what was rolled out lately, though nothing that ended it names it", () => {
    const registry = history(
      released("1.0.0", 300),
      [100, publish("1.1.0"), promote("1.1.0", { percent: 25 })],
      [3, publish("1.2.0"), rollback("1.0.0")],
    );
    expect(prunableIn(registry, 0)).toEqual([]);
    expect(prunableIn(registry, 0, 2)).toEqual(["1.1.0", "1.2.0"]);
  });
});
