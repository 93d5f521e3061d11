import { createHash } from "node:crypto";
import { expect, it } from "@jest/globals";
import { integrityOf, isIntact } from "./integrity.ts";

const [content, other] = [Buffer.from("export {};\n"), Buffer.from("export { };\n")];

it.each(["sha256", "sha384"])("code is intact or not by its %s", (algorithm) => {
  const integrity = `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;
  expect(isIntact(content, integrity)).toBe(true);
  expect(isIntact(other, integrity)).toBe(false);
});

it("releases list sha256", () => {
  expect(integrityOf(content)).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
  expect(isIntact(content, integrityOf(content))).toBe(true);
});
