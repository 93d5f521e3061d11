import { describe, expect, it } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { isHesitant } from "../hesitant.ts";
import { plainest } from "../plainest.ts";
import { understand } from "../understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-18T09:15[Europe/Madrid]");
const reading = { now, language: "es" };

/** What a message adds to the calendar: title and start. Null if nothing is certain enough for that. */
function added(message: string): string | null {
  if (isHesitant(message, "es")) return null;
  const intent = understand(plainest(message, reading, { isAsked: false, hasAsked: false }), reading);
  if (intent.kind !== "calendar.create" || intent.wish.isDoubtful) return null;
  const { title, when } = intent.wish;
  return `${title} | ${when.start.day.toString()} ${when.start.time?.toString().slice(0, 5) ?? ""}`.trim();
}

describe("what people say in Spanish beside what they ask for", () => {
  it.each([
    ["hola buenas! dentista mañana a las 11, porfa", "Dentista | 2026-11-19 11:00"],
    ["el viernes a las 12 reunión con el gestor, apúntalo", "Reunión con el gestor | 2026-11-20 12:00"],
    ["uf estoy liadísima, comida con Laura el viernes a las 2", "Comida con Laura | 2026-11-20 14:00"],
  ])("is left out: %s", (message, told) => expect(added(message)).toBe(told));

  it.each([
    "dentista mañana a las 11, es broma",
    "dentista mañana a las 11, mejor no",
    "dentista mañana a las 11, todavía no sé",
  ])("may take it back: %s", (message) => expect(added(message)).toBeNull());
});
