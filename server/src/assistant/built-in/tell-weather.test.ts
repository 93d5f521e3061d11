import { describe, expect, it } from "@jest/globals";
import { fakePorts, requestOf } from "../testing/scene.ts";
import { talk } from "../testing/talk.ts";
import { sampleAnswer, sampleWeather } from "../testing/weather.ts";

async function ask(
  text: string,
  person: Partial<ReturnType<typeof requestOf>["person"]> = {},
  answer = sampleAnswer(),
) {
  const ports = fakePorts([], answer);
  const say = talk(ports, { person: { ...requestOf({}).person, location: "Paris", ...person } });
  const { text: reply, cards } = await say(text);
  return { reply, cards, places: ports.places };
}

describe("the weather", () => {
  it.each([
    [
      "weather in Lyon",
      "Weather in **Paris, France** now: 12°C, overcast, wind 12 km/h. Today: 7°C to 12°C, chance of rain 20%.",
    ],
    ["will it rain?", "No, rain is unlikely. Weather in **Paris, France** now: 12°C"],
    [
      "do I need an umbrella tomorrow?",
      "Yes, take an umbrella. Most likely around 3:00 PM. Weather in **Paris, France** tomorrow: light rain, 6°C to 9°C. The chance of rain is 80%.",
    ],
    [
      "will it rain tomorrow morning?",
      "Maybe: rain is possible. Most likely around 11:00 AM. Weather in **Paris, France** tomorrow from 6:00 AM to 12:00 PM: light rain, 7°C to 8°C. The chance of rain is 40%.",
    ],
    ["how hot will it get on Friday?", "It'll be up to 12°C. Weather in **Paris, France** on Friday 20 November"],
    ["will it be cold tomorrow?", "It'll get down to 6°C."],
    ["how windy will it be tomorrow?", "Wind up to 30 km/h."],
    ["will it be sunny on Saturday?", "No, it doesn't look sunny."],
    ["will it snow tomorrow?", "No, snow is unlikely."],
    ["will it rain this week?", "Yes, rain is likely. Most likely tomorrow. Weather in **Paris, France** this week"],
    ["weather this weekend", "Weather in **Paris, France** this weekend: 7°C to 12°C. The chance of rain is 20%."],
  ])("of “%s” is first the answer, then the figures", async (text, expected) => {
    expect((await ask(text)).reply).toContain(expected);
  });

  it("is that of the place as it was said, or else where the person lives", async () => {
    expect((await ask("weather in 東京")).places).toEqual(["東京"]);
    expect((await ask("will it rain?")).places).toEqual(["Paris"]);
    const { reply, places } = await ask("will it rain?", { location: null });
    expect([reply, places]).toEqual([expect.stringContaining("Which place?"), []]);
  });

  it.each(["What was the weather yesterday?", "did it rain last Monday in Rome?"])(
    "of the past isn't known: %s",
    async (text) => {
      const { reply, cards, places } = await ask(text);
      expect(reply).toContain("can't look up past weather");
      expect([cards, places]).toEqual([[], []]);
    },
  );

  it("isn't known beyond the forecast, which says how far it goes", async () => {
    const { reply, cards } = await ask("weather on 25 December");
    expect(reply).toContain("does not reach Friday 25 December. Last day of the forecast: Thursday 3 December.");
    expect(cards).toEqual([]);
  });

  it("is in the units that are usual where the person lives", async () => {
    const { reply, cards } = await ask("weather in Paris", { timezone: "America/New_York" });
    expect(reply).toContain("now: 53°F, overcast, wind 7 mph. Today: 45°F to 54°F");
    expect(cards[0]?.data).toMatchObject({ units: { temperature: "fahrenheit", wind: "mile-per-hour" } });
  });

  it("is today's at the place, even where that's another date", async () => {
    const answer = sampleAnswer("Auckland", "2026-11-19");
    expect((await ask("will it rain in Auckland today?", {}, answer)).reply).toContain("now: 12°C");
  });

  it("says that the service can't be reached, or knows no such place", async () => {
    expect((await ask("weather in Paris", {}, { kind: "unreachable" })).reply).toContain("couldn't reach");
    const unknown = await ask("weather in [Nowhere]", {}, { kind: "unknown-place" });
    expect(unknown.reply).toContain('called "[Nowhere]"');
  });

  it("also comes without hours and chances of rain", async () => {
    const weather = sampleWeather();
    const days = weather.days.map((day) => ({ ...day, rain: null }));
    const bare = { kind: "weather", weather: { ...weather, days, hours: [] } } as const;
    const { reply, cards } = await ask("will it rain tomorrow?", {}, bare);
    expect(reply).toBe("Yes, rain is likely. Weather in **Paris, France** tomorrow: light rain, 6°C to 9°C.");
    expect(cards[0]?.data["hours"]).toBeUndefined();
  });
});

describe("the card of the weather", () => {
  it("of now has a week, and the hours of a day from now on", async () => {
    const { cards } = await ask("weather in Paris");
    expect(cards).toMatchObject([
      {
        kind: "assistant.weather",
        data: {
          place: "Paris, France",
          now: { temperature: 12, sky: "overcast", wind: 12, isNight: false },
          days: { length: 7, 0: { date: "2026-11-18", sky: "overcast", low: 7, high: 12, rain: 20 } },
          hours: { from: "2026-11-18T10:00", temperatures: { length: 24 }, rain: { length: 24 } },
        },
      },
    ]);
  });

  it("of a day has that day and its hours, of several days only the days", async () => {
    const [tomorrow] = (await ask("weather tomorrow")).cards;
    expect(tomorrow?.data).toMatchObject({ days: { length: 1 }, hours: { from: "2026-11-19T00:00" } });
    const [weekend] = (await ask("weather this weekend")).cards;
    expect(weekend?.data).toMatchObject({ days: [{ date: "2026-11-21" }, { date: "2026-11-22" }] });
    expect(weekend?.data["hours"]).toBeUndefined();
  });

  it("says the same in a line, with dates that stay true", async () => {
    const [card] = (await ask("weather tomorrow")).cards;
    expect(card?.says).toMatch(
      /^\*\*Paris, France\*\*: Thursday 19 November: light rain, 6°C to 9°C, chance of rain 80%; by the hour: 12:00 AM 6°C \(10%\), 3:00 AM 7°C/,
    );
  });
});
