import { describe, expect, it } from "@jest/globals";
import type { SuggestedAct } from "@atrium/shared-contracts/wire";
import { createBuiltInAssistant, routeByRules } from "./built-in-assistant.ts";
import { COFFEE, fakePorts, requestOf } from "../testing/scene.ts";
import { sampleAnswer } from "../testing/weather.ts";

/** The answer to a suggestion whose words say nothing. */
async function pick(suggested: SuggestedAct, ports = fakePorts([COFFEE], sampleAnswer("Lisbon"))) {
  const request = requestOf({ text: "xyzzy", suggested, person: { ...requestOf({}).person, language: "ru" } });
  const cards: string[] = [];
  let text = "";
  const assistant = createBuiltInAssistant(ports, { wordDelayMs: 0 });
  for await (const event of assistant.reply(request, new AbortController().signal)) {
    if (event.type === "text") text += event.text;
    if (event.type === "card") cards.push(event.card.kind);
  }
  return { text, cards, node: routeByRules(request), ports };
}

describe("a suggestion of the interface, whatever its words are", () => {
  it("for an event makes it", async () => {
    const { ports, node } = await pick({ suggests: "event", title: "Обед", days: 1, time: "12:00" });
    expect(node).toBe("calendar");
    expect(ports.events).toMatchObject([
      { title: "Обед", start: "2026-11-19T11:00:00.000Z", end: "2026-11-19T12:00:00.000Z" },
    ]);
  });

  it("for the week tells this week's events", async () => {
    const ports = fakePorts();
    const event = (day: number) => ({
      title: `День ${day}`,
      start: `2026-11-${day}T12:00:00Z`,
      end: `2026-11-${day}T13:00:00Z`,
      timezone: "UTC",
    });
    for (const day of [19, 22, 23]) await ports.calendar.createEvent("ada", `id-${day}`, event(day));
    const { text, node } = await pick({ suggests: "week" }, ports);
    expect(node).toBe("calendar");
    expect(text).toContain("День 19");
    expect(text).toContain("День 22");
    expect(text).not.toContain("День 23");
  });

  it("for the weather tells it", async () => {
    const { cards, node } = await pick({ suggests: "weather", place: "Lisbon" });
    expect(node).toBe("weather");
    expect(cards).toEqual(["assistant.weather"]);
  });

  it("for products finds them", async () => {
    const { cards, node } = await pick({ suggests: "products", q: "coffee" });
    expect(node).toBe("general");
    expect(cards).toEqual(["marketplace.product"]);
  });
});
