import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type * as z from "zod/mini";
import { LoginRequest } from "./account.ts";
import { isEmailAddress, isId, isInstant } from "./formats.ts";
import { id, instant } from "./text.ts";

const text = fc.oneof(
  fc.emailAddress(),
  fc.emailAddress().map((address) => ` ${address}\n`),
  fc.emailAddress({ size: "+4" }),
  fc.uuid(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.string(),
  fc.constantFrom(
    `${"a".repeat(242)}@example.com`,
    `${"a".repeat(243)}@example.com`,
    "sam@localhost",
    "sam..lee@example.com",
    "2026-01-01T10:00:00+02:00",
    "2026-02-30T10:00:00Z",
    "2026-01-01T10:00:00",
    "00000000-0000-0000-0000-000000000000",
  ),
);

describe("a format's function", () => {
  it.each<[string, (value: string) => boolean, z.ZodMiniType]>([
    ["isEmailAddress", isEmailAddress, LoginRequest.shape.email],
    ["isId", isId, id()],
    ["isInstant", isInstant, instant()],
  ])("%s accepts what its schema accepts", (_, accepts, schema) => {
    fc.assert(
      fc.property(text, (value) => expect(accepts(value)).toBe(schema.safeParse(value).success)),
      { numRuns: 500 },
    );
  });
});
