import { ApiError } from "../errors/api-error.ts";

const NUL = String.fromCodePoint(0);

/**
 * Rejects text that the database can't store (NUL, lone surrogates) anywhere in a value, including keys.
 * @throws {ApiError} `invalid_text`
 */
export function assertStorable(value: unknown, path: readonly string[] = []): void {
  if (typeof value === "string") {
    if (value.isWellFormed() && !value.includes(NUL)) return;
    throw new ApiError("invalid_text", {
      issues: [{ path: path.join("."), message: "The text contains a character that can't be stored" }],
    });
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    assertStorable(key, path);
    assertStorable(each, [...path, key]);
  }
}
