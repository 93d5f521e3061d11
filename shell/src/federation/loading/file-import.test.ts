import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { LoadCause } from "./feature-load-error.ts";
import { createFileImport } from "./file-import.ts";
import { FileImportError } from "./file-import-error.ts";

const FILE = "http://a.example/releases/mfe-a/1.0.0/routes.0f.js";
const retry = (attempt: number) => `${FILE}?retry=${attempt}`;

class Failure extends Error {
  readonly reason: LoadCause;
  constructor(reason: LoadCause) {
    super(reason.kind);
    this.reason = reason;
  }
}
const UNREACHABLE = new Failure({ kind: "unreachable" });
const HANGS = "hangs";
type Answer = typeof HANGS | Failure | Error | object;

/** A file whose attempts get these answers, in order. The page lists its integrity, unless `listed` is false. */
function setUp(answers: Answer[], { listed = true, isFromRelease = true } = {}) {
  const asked: string[] = [];
  const check = jest.fn(async (_url: string, _integrity: string) => {});
  const late: ((module: object) => void)[] = [];
  const diagnose = jest.fn(async (error: unknown, _url: string, _integrity: string | undefined): Promise<LoadCause> =>
    error instanceof Failure ? error.reason : { kind: "evaluation", detail: (error as Error).message },
  );
  const importFile = createFileImport({
    released: {
      integrity: (url) => (listed && url === FILE ? "sha256-routes" : undefined),
      isFromRelease: () => isFromRelease,
    },
    check,
    diagnose,
    random: () => 1,
    importModule(url) {
      asked.push(url);
      const answer = answers.shift() ?? HANGS;
      if (answer === HANGS) return new Promise((resolve) => late.push(resolve));
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { importFile, asked, check, diagnose, late };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("importing a feature's file", () => {
  it("imports what the page lists from its own URL, once for all who ask", async () => {
    const { importFile, asked, check } = setUp([{ a: 1 }]);
    const [first, second] = await Promise.all([importFile(FILE), importFile(FILE)]);
    expect(second).toBe(first);
    expect(await importFile(FILE)).toBe(first);
    expect([asked, check.mock.calls]).toEqual([[FILE], []]);
  });

  it("has what the page doesn't list checked first", async () => {
    const { importFile, asked, check } = setUp([{ a: 1 }], { listed: false });
    await importFile(FILE, "sha256-later");
    expect([asked, check.mock.calls]).toEqual([[FILE], [[FILE, "sha256-later"]]]);
  });

  it("never imports what differs from what was released, and doesn't ask again", async () => {
    const { importFile, asked, check } = setUp([], { listed: false });
    check.mockRejectedValue(new Failure({ kind: "integrity" }));
    await expect(importFile(FILE, "sha256-later")).rejects.toMatchObject({ reason: { kind: "integrity" } });
    expect([asked, check.mock.calls.length]).toEqual([[], 1]);
  });

  it("never imports a release's file of unknown integrity, but does import a dev server's", async () => {
    const released = setUp([{ a: 1 }], { listed: false });
    await expect(released.importFile(FILE)).rejects.toThrow(`No release lists ${FILE}`);
    expect(released.asked).toEqual([]);
    const developed = setUp([UNREACHABLE, { a: 1 }], { listed: false, isFromRelease: false });
    const module = developed.importFile(FILE);
    await jest.advanceTimersByTimeAsync(300);
    await expect(module).resolves.toEqual({ a: 1 });
    expect(developed.check).not.toHaveBeenCalled();
  });

  it("fetches a file that hangs from another URL after three seconds, and keeps what came first", async () => {
    const { importFile, asked, check, late } = setUp([HANGS, { from: "another URL" }]);
    const imported = importFile(FILE);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(asked).toEqual([FILE]);
    await jest.advanceTimersByTimeAsync(1);
    const module = await imported;
    expect(module).toEqual({ from: "another URL" });
    expect([asked, check.mock.calls]).toEqual([[FILE, retry(1)], [[retry(1), "sha256-routes"]]]);
    late[0]?.({ from: "its own URL" });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await importFile(FILE)).toBe(module);
    expect(asked).toHaveLength(2);
  });

  it("keeps waiting for a slow file while it fetches it from another URL", async () => {
    const { importFile, late } = setUp([]);
    const imported = importFile(FILE);
    await jest.advanceTimersByTimeAsync(7_000);
    late[0]?.({ from: "its own URL" });
    await expect(imported).resolves.toEqual({ from: "its own URL" });
  });

  it("gives up after eight seconds, and takes what comes even later", async () => {
    const { importFile, asked, late } = setUp([]);
    const refused = importFile(FILE).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(8_000);
    await expect(refused).resolves.toMatchObject({ reason: { kind: "timeout", seconds: 8 } });
    await expect(refused).resolves.toBeInstanceOf(FileImportError);
    expect(asked).toEqual([FILE, retry(1), retry(2)]);
    const again = importFile(FILE);
    late[1]?.({ from: "another URL" });
    await expect(again).resolves.toEqual({ from: "another URL" });
    expect(await importFile(FILE)).toBe(await again);
    expect(asked).toHaveLength(4);
  });

  it("starts over at a URL that was never used, because a browser repeats a failure", async () => {
    const { importFile, asked } = setUp([HANGS, HANGS, HANGS, { a: 1 }]);
    const refused = importFile(FILE).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(8_000);
    await expect(refused).resolves.toBeInstanceOf(FileImportError);
    await expect(importFile(FILE)).resolves.toEqual({ a: 1 });
    expect(asked.at(-1)).toBe(retry(3));
  });

  it("retries what may only have had bad luck, with growing pauses", async () => {
    const { importFile, asked } = setUp([UNREACHABLE, new Failure({ kind: "status", status: 503 }), { a: 1 }]);
    const imported = importFile(FILE);
    await jest.advanceTimersByTimeAsync(299);
    expect(asked).toEqual([FILE]);
    await jest.advanceTimersByTimeAsync(1 + 599);
    expect(asked).toEqual([FILE, retry(1)]);
    await jest.advanceTimersByTimeAsync(1);
    await expect(imported).resolves.toEqual({ a: 1 });
    expect(asked).toEqual([FILE, retry(1), retry(2)]);
  });

  it("gives up after four attempts, with the last failure", async () => {
    const down = new Failure({ kind: "status", status: 500 });
    const { importFile, asked, diagnose } = setUp([UNREACHABLE, UNREACHABLE, UNREACHABLE, down]);
    const refused = importFile(FILE).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(300 + 600 + 1_200);
    await expect(refused).resolves.toMatchObject({ reason: { kind: "status", status: 500 }, cause: down });
    expect(asked).toHaveLength(4);
    expect(diagnose).toHaveBeenLastCalledWith(down, retry(3), "sha256-routes");
  });

  it("waits for an attempt that hangs after the others have failed", async () => {
    const { importFile, late } = setUp([HANGS, UNREACHABLE, UNREACHABLE, UNREACHABLE]);
    const imported = importFile(FILE);
    await jest.advanceTimersByTimeAsync(6_000);
    late[0]?.({ a: 1 });
    await expect(imported).resolves.toEqual({ a: 1 });
  });

  it("passes on what the code itself threw, without running it again", async () => {
    const thrown = new Error("x is not defined");
    const { importFile, asked } = setUp([thrown]);
    await expect(importFile(FILE)).rejects.toBe(thrown);
    expect(asked).toHaveLength(1);
  });
});
