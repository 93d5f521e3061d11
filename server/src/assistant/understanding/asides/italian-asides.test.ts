import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { isHesitant } from "../hesitant.ts";
import { plainest } from "../plainest.ts";
import { understand } from "../understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-18T09:15[Europe/Madrid]");
const reading = { now, language: "it" };

/** What a message adds to the calendar: title and start. Null if nothing is certain enough for that. */
function added(message: string): string | null {
  if (isHesitant(message, "it")) return null;
  const intent = understand(plainest(message, reading, { isAsked: false, hasAsked: false }), reading);
  if (intent.kind !== "calendar.create" || intent.wish.isDoubtful) return null;
  const { title, when } = intent.wish;
  return `${title} | ${when.start.day.toString()} ${when.start.time?.toString().slice(0, 5) ?? ""}`.trim();
}

describe("what people say in Italian beside what they ask for", () => {
  it.each([
    ["ciao! dentista domani alle 11, per favore", "Dentista | 2026-11-19 11:00"],
    ["venerdì alle 12 riunione con il notaio, segnalo", "Riunione con il notaio | 2026-11-20 12:00"],
    ["uffa sono stanchissima, pranzo con Laura venerdì alle 13:00", "Pranzo con Laura | 2026-11-20 13:00"],
  ])("is left out: %s", (message, told) => expect(added(message)).toBe(told));

  it.each([
    "dentista domani alle 11, scherzo",
    "dentista domani alle 11, meglio di no",
    "dentista domani alle 11, non so ancora",
  ])("may take it back: %s", (message) => expect(added(message)).toBeNull());
});
