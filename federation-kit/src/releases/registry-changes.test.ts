import { describe, expect, it } from "@jest/globals";
import { changeRegistry } from "./registry-changes.ts";
import type { Act, Step } from "./step.ts";
import {
  activeVersion,
  EMPTY_REGISTRY,
  promotedReleases,
  publishedRelease,
  type Registry,
} from "./registry-document.ts";

const act = (minute: number, why?: string): Act => ({
  at: `2026-01-01T00:0${minute}:00.000Z`,
  by: "ann@ci",
  ...(why === undefined ? {} : { why }),
});
const publish = (version: string, origin?: string): Step => ({
  action: "publish",
  app: "mfe-a",
  version,
  origin,
  integrity: `sha256-${version.replaceAll(".", "")}=`,
});
const move = (action: "promote" | "rollback" | "withdraw", version: string): Step => ({
  action,
  app: "mfe-a",
  version,
});
const released = (...versions: string[]): Registry =>
  versions.reduce(
    (before, version, index) => changeRegistry(before, act(index), [publish(version), move("promote", version)]),
    EMPTY_REGISTRY,
  );
const withdrawn = (registry: Registry) =>
  registry.apps["mfe-a"]?.releases.filter((release) => release.withdrawn).map(({ version }) => version);

describe("a change of the registry", () => {
  it("is one revision, and the log has who did each of its steps, when and why", () => {
    const registry = changeRegistry(released("1.0.0"), act(1, "Faster"), [
      publish("1.1.0", "https://a.example"),
      move("promote", "1.1.0"),
    ]);
    expect(registry.revision).toBe(2);
    expect(registry.log.slice(2)).toEqual([
      {
        ...act(1, "Faster"),
        revision: 2,
        action: "publish",
        app: "mfe-a",
        version: "1.1.0",
        origin: "https://a.example",
      },
      { ...act(1, "Faster"), revision: 2, action: "promote", app: "mfe-a", version: "1.1.0", from: "1.0.0" },
    ]);
  });

  it("leaves the registry before it as it was", () => {
    const before = released("1.0.0", "1.1.0");
    const copy = structuredClone(before);
    changeRegistry(before, act(2), [move("rollback", "1.0.0")]);
    expect(before).toEqual(copy);
  });

  it("that only publishes moves no pointer, and gives pages nothing to fall back to", () => {
    const registry = changeRegistry(released("1.0.0"), act(1), [publish("1.1.0")]);
    expect(activeVersion(registry, "mfe-a")).toBe("1.0.0");
    expect(promotedReleases(registry, "mfe-a").map(({ version }) => version)).toEqual(["1.0.0"]);
    expect(activeVersion(changeRegistry(EMPTY_REGISTRY, act(0), [publish("1.0.0")]), "mfe-a")).toBeUndefined();
  });

  it("that publishes a version again keeps what was known of it, and gives it the new origin", () => {
    const noted = changeRegistry(EMPTY_REGISTRY, act(0), [
      { ...publish("1.0.0", "https://a.example"), notes: "First" } as Step,
      move("promote", "1.0.0"),
    ]);
    const moved = changeRegistry(noted, act(1), [publish("1.0.0", "https://b.example")]);
    expect(moved.apps["mfe-a"]?.releases).toEqual([
      { ...publishedRelease(noted, "mfe-a", "1.0.0"), origin: "https://b.example" },
    ]);
    const home = changeRegistry(moved, act(2), [publish("1.0.0")]);
    expect(publishedRelease(home, "mfe-a", "1.0.0")).not.toHaveProperty("origin");
  });

  it("that rolls back withdraws what was promoted later, and a promotion brings its version back", () => {
    const back = changeRegistry(released("1.0.0", "1.1.0", "1.2.0"), act(3, "Loses drafts"), [
      move("rollback", "1.0.0"),
    ]);
    expect(withdrawn(back)).toEqual(["1.1.0", "1.2.0"]);
    expect(publishedRelease(back, "mfe-a", "1.2.0")?.withdrawn).toEqual(act(3, "Loses drafts"));
    const forward = changeRegistry(back, act(4), [move("promote", "1.2.0")]);
    expect(withdrawn(forward)).toEqual(["1.1.0"]);
    expect(activeVersion(forward, "mfe-a")).toBe("1.2.0");
  });

  it("that rolls back without a reason says so of what it withdraws, and leaves earlier reasons", () => {
    const first = changeRegistry(released("1.0.0", "1.1.0", "1.2.0"), act(3, "Loses drafts"), [
      move("withdraw", "1.1.0"),
    ]);
    const back = changeRegistry(first, act(4), [move("rollback", "1.0.0")]);
    expect(publishedRelease(back, "mfe-a", "1.1.0")?.withdrawn?.why).toBe("Loses drafts");
    expect(publishedRelease(back, "mfe-a", "1.2.0")?.withdrawn?.why).toBe("Rolled back to 1.0.0");
  });

  it("that promotes a release for the first time withdraws nothing, even if others were promoted before", () => {
    const registry = changeRegistry(released("1.0.0", "1.1.0"), act(2), [publish("0.9.0"), move("promote", "0.9.0")]);
    expect(withdrawn(registry)).toEqual([]);
    const unpromoted = changeRegistry(released("1.0.0"), act(1), [publish("0.9.0")]);
    expect(() => changeRegistry(unpromoted, act(2), [move("rollback", "0.9.0")])).toThrow(
      "mfe-a 0.9.0 was never promoted, so there's nothing to roll back to: promote it",
    );
  });

  it.each([
    [move("promote", "9.0.0"), "mfe-a 9.0.0 is not published"],
    [{ ...move("rollback", "1.0.0"), app: "mfe-b" }, "mfe-b 1.0.0 is not published"],
    [{ ...move("promote", "1.0.0"), app: "constructor" }, "constructor 1.0.0 is not published"],
    [move("withdraw", "1.0.0"), "mfe-a 1.0.0 is active: roll back, which withdraws it"],
  ])("is refused when it can't be done: %j", (step, message) => {
    expect(() => changeRegistry(released("1.0.0"), act(1), [step])).toThrow(message);
  });
});

describe("a rollout in the registry", () => {
  const rollOut = (version: string, percent: number): Step => ({ action: "promote", app: "mfe-a", version, percent });
  const before = () => changeRegistry(released("1.0.0"), act(1), [publish("1.1.0")]);
  const rolling = () => changeRegistry(before(), act(2), [rollOut("1.1.0", 5)]);
  const channels = (registry: Registry) => registry.apps["mfe-a"]?.channels;

  it("leaves the active version where it is, and what's rolled out isn't promoted yet", () => {
    expect(channels(rolling())).toEqual({ stable: { version: "1.0.0", rollout: { version: "1.1.0", percent: 5 } } });
    expect(promotedReleases(rolling(), "mfe-a").map(({ version }) => version)).toEqual(["1.0.0"]);
    expect(rolling().log.at(-1)).toMatchObject({ action: "promote", version: "1.1.0", from: "1.0.0", percent: 5 });
  });

  it("grows, and ends when the version is promoted to everyone", () => {
    const grown = changeRegistry(rolling(), act(3), [rollOut("1.1.0", 25)]);
    expect(channels(grown)).toEqual({ stable: { version: "1.0.0", rollout: { version: "1.1.0", percent: 25 } } });
    const ended = changeRegistry(grown, act(4), [move("promote", "1.1.0")]);
    expect(channels(ended)).toEqual({ stable: { version: "1.1.0" } });
    expect(publishedRelease(ended, "mfe-a", "1.1.0")?.promoted).toBe(ended.revision);
  });

  it("ends with a rollback to the active version, which withdraws what was rolled out", () => {
    const ended = changeRegistry(rolling(), act(3, "Loses drafts"), [move("rollback", "1.0.0")]);
    expect(channels(ended)).toEqual({ stable: { version: "1.0.0" } });
    expect(publishedRelease(ended, "mfe-a", "1.1.0")?.withdrawn).toEqual(act(3, "Loses drafts"));
    const again = changeRegistry(ended, act(4), [rollOut("1.1.0", 1)]);
    expect(publishedRelease(again, "mfe-a", "1.1.0")).not.toHaveProperty("withdrawn");
  });

  it("ends with a rollback further back, too", () => {
    const later = changeRegistry(released("1.0.0", "1.1.0"), act(2), [publish("1.2.0"), rollOut("1.2.0", 5)]);
    const back = changeRegistry(later, act(3), [move("rollback", "1.0.0")]);
    expect(withdrawn(back)).toEqual(["1.1.0", "1.2.0"]);
    expect(channels(back)).toEqual({ stable: { version: "1.0.0" } });
  });

  it("needs something that the others go on running, and can't be withdrawn meanwhile", () => {
    const first = changeRegistry(EMPTY_REGISTRY, act(0), [publish("1.0.0")]);
    expect(() => changeRegistry(first, act(1), [rollOut("1.0.0", 5)])).toThrow(
      "Nothing of mfe-a is active yet: promote it to everyone first",
    );
    expect(() => changeRegistry(before(), act(2), [rollOut("1.0.0", 5)])).toThrow(
      "mfe-a 1.0.0 is active: everyone runs it already",
    );
    expect(() => changeRegistry(rolling(), act(3), [move("withdraw", "1.1.0")])).toThrow(
      "mfe-a 1.1.0 is being rolled out: roll back, which withdraws it",
    );
  });
});

describe("a channel in the registry", () => {
  const onBeta = (action: "promote" | "rollback", version: string): Step => ({
    action,
    app: "mfe-a",
    version,
    channel: "beta",
  });
  const before = () => changeRegistry(released("1.0.0"), act(1), [publish("1.1.0"), onBeta("promote", "1.1.0")]);
  const channels = (registry: Registry) => registry.apps["mfe-a"]?.channels;

  it("has its own pointer, and what's on it isn't promoted", () => {
    expect(channels(before())).toEqual({ stable: { version: "1.0.0" }, beta: { version: "1.1.0" } });
    expect(promotedReleases(before(), "mfe-a").map(({ version }) => version)).toEqual(["1.0.0"]);
    expect(before().log.at(-1)).toMatchObject({ action: "promote", version: "1.1.0", from: "1.0.0", channel: "beta" });
  });

  it("follows stable again once its version is active", () => {
    expect(channels(changeRegistry(before(), act(2), [move("promote", "1.1.0")]))).toEqual({
      stable: { version: "1.1.0" },
    });
  });

  it("follows stable again after a rollback, which withdraws what was on it", () => {
    const back = changeRegistry(before(), act(2), [onBeta("rollback", "1.0.0")]);
    expect(channels(back)).toEqual({ stable: { version: "1.0.0" } });
    expect(publishedRelease(back, "mfe-a", "1.1.0")?.withdrawn?.why).toBe("Taken back from beta");
  });

  it("follows stable again when a rollback of stable withdraws what's on it", () => {
    const promoted = changeRegistry(released("1.0.0", "1.1.0", "1.2.0"), act(3), [onBeta("promote", "1.1.0")]);
    expect(channels(changeRegistry(promoted, act(4), [move("rollback", "1.0.0")]))).toEqual({
      stable: { version: "1.0.0" },
    });
  });

  it("keeps a version for those who run it elsewhere when it's taken back", () => {
    const both = changeRegistry(before(), act(2), [
      { action: "promote", app: "mfe-a", version: "1.1.0", percent: 5 },
      onBeta("rollback", "1.0.0"),
    ]);
    expect(withdrawn(both)).toEqual([]);
    expect(channels(both)).toEqual({ stable: { version: "1.0.0", rollout: { version: "1.1.0", percent: 5 } } });
  });

  it("is refused what it can't do", () => {
    expect(() => changeRegistry(before(), act(2), [onBeta("rollback", "1.1.0")])).toThrow(
      "mfe-a 1.1.0 is not active: promote it to beta instead",
    );
    expect(() => changeRegistry(released("1.0.0"), act(2), [onBeta("rollback", "1.0.0")])).toThrow(
      "Nothing of mfe-a is on beta, so there's nothing to roll back",
    );
    expect(() => changeRegistry(before(), act(2), [move("withdraw", "1.1.0")])).toThrow(
      "mfe-a 1.1.0 is on beta: roll back with --channel beta, which withdraws it",
    );
  });
});
