import { expect, it, jest } from "@jest/globals";
import { lazyCode } from "@atrium/shared-ui";
import { createMissingCode } from "./missing-code.ts";

it("code is missing until it could be fetched, which is tried again each time that it's needed", async () => {
  const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
  const fetchCode = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("cut"))
    .mockRejectedValueOnce(new Error("cut"))
    .mockResolvedValue("here");
  const lazy = lazyCode(fetchCode, "unused");
  const missing = createMissingCode();
  expect(missing.isMissing()).toBe(false);
  await lazy.load();
  missing.note(lazy);
  expect(missing.isMissing()).toBe(true);
  await lazy.load();
  expect(missing.isMissing()).toBe(true);
  await lazy.load();
  expect(missing.isMissing()).toBe(false);
  expect(fetchCode).toHaveBeenCalledTimes(3);
  warned.mockRestore();
});
