import { expect, it } from "@jest/globals";
import { ApiError } from "../../errors/api-error.ts";
import { textsIn } from "./texts.ts";
import { refusalText } from "./refusal.ts";

it.each([
  ["calendar_full", "en", "That did not work: the calendar is full. Please remove events you no longer need."],
  [
    "calendar_full",
    "de",
    "Das hat nicht geklappt: Der Kalender ist voll. Bitte entfernen Sie Termine, die Sie nicht mehr brauchen.",
  ],
  ["event_not_found", "de", "Das hat nicht geklappt: Termin nicht gefunden."],
  ["event_not_found", "fr", "Cela n’a pas fonctionné\u00A0: événement introuvable."],
  ["validation_failed", "en", "That did not work: end must be after start."],
  ["validation_failed", "de", "Das hat leider nicht geklappt."],
] as const)("why something was refused (%s) is said in %s, if it's known in it", (code, language, text) => {
  const error = new ApiError(
    code,
    code === "validation_failed" ? { issues: [{ path: "end", message: "End must be after start" }] } : {},
  );
  expect(refusalText(error, { t: textsIn(language), language })).toBe(text);
});

it("an error that the person didn't cause is no refusal", () => {
  expect(refusalText(new ApiError("internal"), { t: textsIn("de"), language: "de" })).toBeNull();
  expect(refusalText(new Error("bug"), { t: textsIn("de"), language: "de" })).toBeNull();
});
