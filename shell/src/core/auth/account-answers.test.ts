import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { Session, User } from "@atrium/shared-contracts/wire";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { sessionAnswer, storedUser, userAnswer } from "./account-answers.ts";

const SESSION = { token: "a.b.c", user: FAKE_USER, expiresAt: "2030-01-01T00:00:00.000Z" };

/** Values that belong in some field, or nearly. */
const content = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    "",
    [],
    ["calm"],
    [1],
    {},
    FAKE_USER.id,
    FAKE_USER.id.slice(1),
    "2026-02-29T00:00:00Z",
    "2028-02-29T00:00:00Z",
    "2026-01-01T10:00:00+02:00",
    "2026-01-01T10:00:00",
    "2026-01-01",
  ),
  fc.uuid(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.string(),
  fc.boolean(),
  fc.integer(),
);
const withOneChanged = (value: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(value), "hasPassword", "unknown"), content)
    .map(([name, changed]) => ({ ...value, [name]: changed }));

describe("an account answer, checked without its schema", () => {
  it("is a user exactly when the schema says so, and without fields that the schema doesn't know", () => {
    fc.assert(
      fc.property(fc.oneof(withOneChanged(FAKE_USER), content), (value) => {
        expect(storedUser(value)).toEqual(User.safeParse(value).data ?? null);
      }),
      { numRuns: 500 },
    );
  });

  it("is a session exactly when the schema says so", () => {
    const sessions = fc.oneof(
      withOneChanged(SESSION),
      withOneChanged(FAKE_USER).map((user) => ({ ...SESSION, user })),
      content,
    );
    fc.assert(
      fc.property(sessions, (value) => {
        const expected = Session.safeParse(value);
        if (expected.success) expect(sessionAnswer.parse(value)).toEqual(expected.data);
        else expect(() => sessionAnswer.parse(value)).toThrow(TypeError);
      }),
      { numRuns: 500 },
    );
  });

  it("names what's wrong with it", () => {
    expect(() => userAnswer.parse({ ...FAKE_USER, createdAt: "yesterday" })).toThrow(
      "Its createdAt is missing or wrong",
    );
    expect(() => userAnswer.parse("hello")).toThrow("It's not an object");
  });
});
