import { expect, it, jest } from "@jest/globals";
import { type ImportModule, createFreshImport } from "./fresh-import.ts";

const URL = "http://a.example/entry.js";
const FRESH = `${URL}?retry=1`;

function setUp(integrity: string | undefined, check: () => Promise<void> = async () => {}) {
  const checking = jest.fn((_url: string, _integrity: string) => check());
  const importModule = jest.fn<ImportModule>(async () => "module");
  return {
    checking,
    importModule,
    load: createFreshImport({ integrity: () => integrity, check: checking, importModule }),
  };
}

it("imports from the other URL what has the integrity of the released one", async () => {
  const { checking, importModule, load } = setUp("sha256-a");
  await expect(load(URL, FRESH)).resolves.toBe("module");
  expect([checking.mock.calls, importModule.mock.calls]).toEqual([[[FRESH, "sha256-a"]], [[FRESH]]]);
});

it("never imports what differs from what was released", async () => {
  const { importModule, load } = setUp("sha256-a", () => Promise.reject(new TypeError("differs")));
  await expect(load(URL, FRESH)).rejects.toThrow("differs");
  expect(importModule).not.toHaveBeenCalled();
});

it("imports a dev server's files, which have no integrity", async () => {
  const { checking, load } = setUp(undefined);
  await expect(load(URL, FRESH)).resolves.toBe("module");
  expect(checking).not.toHaveBeenCalled();
});
