import { afterEach, expect, it, jest } from "@jest/globals";
import { characterClusters } from "./clusters.ts";

const { Segmenter } = Intl;
afterEach(() => void Object.assign(Intl, { Segmenter }));

it("keeps a letter with its accents, or a multi-part emoji, whole", () => {
  expect(characterClusters("e\u0301👩‍👩‍👧‍👦a")).toEqual(["e\u0301", "👩‍👩‍👧‍👦", "a"]);
  expect(characterClusters("")).toEqual([]);
});

it("splits into code points in a browser without Intl.Segmenter", async () => {
  Object.assign(Intl, { Segmenter: undefined });
  jest.resetModules();
  const older = await import("./clusters.ts");
  expect(older.characterClusters("e\u0301👍")).toEqual(["e", "\u0301", "👍"]);
});
