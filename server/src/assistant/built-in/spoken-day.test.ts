import { describe, expect, it } from "@jest/globals";
import { NOTHING_SAID } from "../dialogue/dialogue.ts";
import { dayFor } from "./spoken-day.ts";

const DONE = { ...NOTHING_SAID, doneOn: "2026-11-19" };

describe("the day that a time without a day is on", () => {
  it.each(["その後17時からジムも", "あと17時にも散髪入れて", "それから18時に買い物"])(
    "is that of what was just written: %s",
    (text) => expect(dayFor(text, DONE, "ja")?.toString()).toBe("2026-11-19"),
  );

  it.each(["17時にジム", "あと30分で出る"])("isn't, where nothing goes on from that: %s", (text) =>
    expect(dayFor(text, DONE, "ja")).toBeUndefined(),
  );

  it("is that of the question before, whatever was written before that", () =>
    expect(dayFor("その後17時", { ...DONE, day: "2026-11-25" }, "ja")?.toString()).toBe("2026-11-25"));
});
