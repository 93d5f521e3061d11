import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { sampleRelease, viewModule } from "../../testing/sample-features.ts";
import type { LoadCause } from "./feature-load-error.ts";
import { createFeatureLoader } from "./feature-loader.ts";
import { FileImportError } from "./file-import-error.ts";
import { chooseReleases } from "./release-choice.ts";

const PROVIDES = { contract: "1.0.0", shell: "1.0.0" };
const NEW = sampleRelease("mfe-chat", "2.0.0");
const OLD = sampleRelease("mfe-chat", "1.0.0");
class Failure extends Error {
  readonly reason: LoadCause;
  constructor(reason: LoadCause) {
    super(reason.kind);
    this.reason = reason;
  }
}
const fail = (reason: LoadCause) => Promise.reject(new Failure(reason));
const UNREACHABLE: LoadCause = { kind: "unreachable" };

/** A loader with two releases. `steps` lists each step's failures in order, by `version phase`; once they're used up, the step succeeds. */
function setUp(steps: Record<string, (LoadCause | FileImportError)[]> = {}, active = NEW, fallbacks = [OLD]) {
  const log: string[] = [];
  const pauses: number[] = [];
  const step = (name: string) => {
    log.push(name);
    const next = steps[name]?.shift();
    if (next instanceof FileImportError) return Promise.reject(next);
    return next ? fail(next) : undefined;
  };
  const loader = createFeatureLoader(chooseReleases({ id: "mfe-chat", active, fallbacks }, PROVIDES), {
    transport: {
      entry: async ({ version }) => step(`${version} entry`),
      expose: async ({ version }, expose) => {
        await step(`${version} ${expose}`);
        return viewModule(`${version} ${expose}`);
      },
      forget: ({ version }) => void log.push(`${version} forget`),
    },
    diagnose: async (error) =>
      error instanceof Failure || error instanceof FileImportError
        ? error.reason
        : { kind: "evaluation", detail: String(error) },
    pause: async (ms) => void pauses.push(ms),
    random: () => 1,
  });
  return { loader, log, pauses };
}

describe("loading a feature", () => {
  it("loads the active release", async () => {
    const { loader, log } = setUp();
    await expect(loader.load("./routes")).resolves.toMatchObject({ version: "2.0.0" });
    expect(log).toEqual(["2.0.0 entry", "2.0.0 ./routes"]);
  });

  it("retries network failures with growing pauses, and forgets each failure", async () => {
    const { loader, log, pauses } = setUp({ "2.0.0 entry": [UNREACHABLE, { kind: "status", status: 503 }] });
    await expect(loader.load("./routes")).resolves.toMatchObject({ version: "2.0.0" });
    expect(pauses).toEqual([300, 600]);
    expect(log.filter((line) => line === "2.0.0 forget")).toHaveLength(2);
  });

  it("falls back to the last good release after three retries", async () => {
    const { loader, pauses } = setUp({ "2.0.0 entry": [UNREACHABLE, UNREACHABLE, UNREACHABLE, UNREACHABLE] });
    await expect(loader.load("./routes")).resolves.toMatchObject({ version: "1.0.0" });
    expect(pauses).toHaveLength(3);
  });

  it.each<LoadCause>([{ kind: "integrity" }, { kind: "misfit", detail: "" }, { kind: "evaluation", detail: "boom" }])(
    "never retries $kind: it falls back to the earlier release right away",
    async (reason) => {
      const { loader, pauses } = setUp({ "2.0.0 ./routes": [reason] });
      await expect(loader.load("./routes")).resolves.toMatchObject({ version: "1.0.0" });
      expect(pauses).toEqual([]);
    },
  );

  it("retries a hanging server only once", async () => {
    const timeout: LoadCause = { kind: "timeout", seconds: 8 };
    const { loader, pauses } = setUp({ "2.0.0 entry": [timeout, timeout, timeout] });
    await expect(loader.load("./routes")).resolves.toMatchObject({ version: "1.0.0" });
    expect(pauses).toHaveLength(1);
  });

  it("reports the active release's failure when nothing helps", async () => {
    const many = Array.from({ length: 9 }, () => UNREACHABLE);
    const { loader } = setUp({ "2.0.0 entry": many, "1.0.0 entry": [{ kind: "integrity" }] });
    await expect(loader.load("./routes")).rejects.toMatchObject({
      featureId: "mfe-chat",
      version: "2.0.0",
      phase: "entry",
      reason: UNREACHABLE,
    });
  });

  it("requests nothing when no release is compatible with the shell", async () => {
    const misfit = sampleRelease("mfe-chat", "3.0.0", { requires: { contract: "^2.0.0", shell: "^1.0.0" } });
    const { loader, log } = setUp({}, misfit, []);
    await expect(loader.load("./routes")).rejects.toMatchObject({ phase: "gate", reason: { kind: "misfit" } });
    expect(log).toEqual([]);
  });

  it("rejects an empty module before rendering it", async () => {
    const loader = createFeatureLoader(chooseReleases({ id: "mfe-chat", active: NEW, fallbacks: [] }, PROVIDES), {
      transport: { entry: async () => {}, expose: async () => ({}), forget() {} },
      diagnose: async () => UNREACHABLE,
      pause: async () => {},
    });
    await expect(loader.load("./routes")).rejects.toMatchObject({ phase: "shape" });
  });

  it("doesn't retry a file that was already tried again: it falls back to the earlier release right away", async () => {
    const tried = new FileImportError("http://f.test/entry.js", UNREACHABLE);
    const { loader, log, pauses } = setUp({ "2.0.0 entry": [tried] });
    await expect(loader.load("./routes")).resolves.toMatchObject({ version: "1.0.0" });
    expect([log.filter((line) => line === "2.0.0 entry"), pauses]).toEqual([["2.0.0 entry"], []]);
  });

  it("gives up on an entry after nine seconds", async () => {
    jest.useFakeTimers();
    const loader = createFeatureLoader(chooseReleases({ id: "mfe-chat", active: NEW, fallbacks: [] }, PROVIDES), {
      transport: { entry: () => new Promise(() => {}), expose: async () => ({}), forget() {} },
      diagnose: async () => ({ kind: "evaluation", detail: "hangs" }),
      pause: async () => {},
    });
    const refused = loader.load("./routes").catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(9_000);
    await expect(refused).resolves.toMatchObject({ phase: "entry" });
    jest.useRealTimers();
  });

  it.each(["entry", "expose"] as const)("reports a server that hangs at its %s within 10 seconds", async (phase) => {
    jest.useFakeTimers();
    const never = () => new Promise<never>(() => {});
    const loader = createFeatureLoader(chooseReleases({ id: "mfe-chat", active: NEW, fallbacks: [OLD] }, PROVIDES), {
      transport: { entry: phase === "entry" ? never : async () => {}, expose: never, forget() {} },
      diagnose: async () => ({ kind: "timeout", seconds: 8 }),
      pause: async () => {},
    });
    const refused = Promise.all(
      ["./routes", "./panel"].map((expose) => loader.load(expose).catch((error: unknown) => error)),
    );
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(refused).resolves.toMatchObject([{ phase }, { phase }]);
    jest.useRealTimers();
  });
});

describe("a load's time", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const never = () => new Promise<never>(() => {});

  it("is up after ten seconds even while the reason for a failure is still being looked for", async () => {
    const loader = createFeatureLoader(chooseReleases({ id: "mfe-chat", active: NEW, fallbacks: [] }, PROVIDES), {
      transport: { entry: () => Promise.reject(new Error("no")), expose: never, forget() {} },
      diagnose: never,
      pause: async () => {},
    });
    const refused = loader.load("./routes").catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(refused).resolves.toMatchObject({ phase: "entry", reason: UNREACHABLE });
  });

  it("leaves some for an earlier release when the one that's wanted hangs", async () => {
    const loader = createFeatureLoader(chooseReleases({ id: "mfe-chat", active: NEW, fallbacks: [OLD] }, PROVIDES), {
      transport: {
        entry: ({ version }) => (version === "2.0.0" ? never() : Promise.resolve()),
        expose: async ({ version }) => viewModule(version),
        forget() {},
      },
      diagnose: async () => ({ kind: "timeout", seconds: 6 }),
      pause: async () => {},
    });
    const loaded = loader.load("./routes");
    await jest.advanceTimersByTimeAsync(6_000);
    await expect(loaded).resolves.toMatchObject({ version: "1.0.0" });
  });
});

describe("the modules of one feature", () => {
  it("all come from the release that loaded first, never from two versions", async () => {
    const { loader } = setUp({ "2.0.0 ./routes": [{ kind: "integrity" }] });
    const [routes, panel] = await Promise.all([loader.load("./routes"), loader.load("./panel")]);
    expect([routes.version, panel.version]).toEqual(["1.0.0", "1.0.0"]);
  });

  it("fail independently once the release is decided", async () => {
    const { loader } = setUp({ "2.0.0 ./panel": [{ kind: "integrity" }] });
    await loader.load("./routes");
    await expect(loader.load("./panel")).rejects.toMatchObject({ version: "2.0.0", phase: "expose" });
  });

  it("can be loaded again after a failure, without reloading the page", async () => {
    const many = Array.from({ length: 4 }, () => UNREACHABLE);
    const { loader } = setUp({ "2.0.0 entry": many }, NEW, []);
    await expect(loader.load("./routes")).rejects.toMatchObject({ phase: "entry" });
    loader.forget();
    await expect(loader.load("./routes")).resolves.toMatchObject({ version: "2.0.0" });
  });
});
