import type { MessageCard, WeatherCardData } from "@atrium/shared-contracts/wire";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { renderChat } from "../testing/render-chat.tsx";
import { MessageCards } from "../thread/message-cards.tsx";

const UNITS = { temperature: "celsius", wind: "kilometer-per-hour" } as const;
const day = (date: string, high: number): WeatherCardData["days"][number] => ({
  date,
  sky: "lightRain",
  low: 6,
  high,
  rain: 80,
  wind: 30,
});
const HOURS = {
  from: "2026-11-19T00:00",
  temperatures: Array.from({ length: 24 }, (_, hour) => (hour < 15 ? 6 : 9)),
  rain: Array.from({ length: 24 }, (_, hour) => (hour === 15 ? 80 : null)),
};

const show = (data: Readonly<Record<string, unknown>>) => {
  const card: MessageCard = { kind: "assistant.weather", data, says: "**Lisbon**: light rain" };
  return renderChat(<MessageCards cards={[card]} />);
};
const card = () => screen.findByRole("group", { name: "Weather in Lisbon" });

beforeAll(() => import("./weather-card.tsx"));

describe("the card of the weather", () => {
  it("shows a day's high, low, rain, wind and sky, and its hours as a picture and in words", async () => {
    show({ place: "Lisbon", units: UNITS, days: [day("2026-11-19", 9)], hours: HOURS });
    const shown = within(await card());
    expect(shown.getByText("Thursday, November 19 · light rain")).toBeTruthy();
    expect(shown.getByText("9°C")).toBeTruthy();
    expect(shown.getByText("6°C")).toBeTruthy();
    expect(shown.getByText("Rain 80% · Wind 30 km/h")).toBeTruthy();
    expect(
      shown.getByRole("img", { name: "Temperature and chance of rain by the hour, from 6°C to 9°C" }),
    ).toBeTruthy();
    expect(shown.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["12 AM: 6°C", "3 PM: 9°C, chance of rain 80%"]),
    );
  });

  it("shows what it's like now, and the days ahead with their dates in words", async () => {
    const now = { temperature: 8, sky: "clear", wind: 12, isNight: true };
    show({ place: "Lisbon", units: UNITS, now, days: [day("2026-11-19", 9), day("2026-11-20", 11)] });
    const shown = within(await card());
    expect(shown.getByText("Now · clear sky")).toBeTruthy();
    expect(shown.getByText("6° to 9° · Rain 80% · Wind 12 km/h")).toBeTruthy();
    expect(shown.getByText("Friday, November 20: light rain, 6°C to 11°C, chance of rain 80%")).toBeTruthy();
    expect(shown.queryByRole("img")).toBeNull();
  });

  it("shows several days with the highest and the lowest temperature", async () => {
    show({ place: "Lisbon", units: UNITS, days: [day("2026-11-21", 9), day("2026-11-22", 11)] });
    const shown = within(await card());
    expect(shown.getByText("Nov 21 – 22")).toBeTruthy();
    expect(shown.getByText("11°C")).toBeTruthy();
  });

  it("is in the units that it came with", async () => {
    const units = { temperature: "fahrenheit", wind: "mile-per-hour" };
    show({ place: "Lisbon", units, days: [day("2026-11-19", 48)] });
    expect(await screen.findByText("48°F")).toBeTruthy();
    expect(screen.getByText("Rain 80% · Wind 30 mph")).toBeTruthy();
  });

  it.each([
    ["without days", { days: [] }],
    ["with a sky of another version", { days: [{ ...day("2026-11-19", 9), sky: "frogs" }] }],
    ["that's no weather", { days: "rain" }],
  ])("says in words what it can't draw: data %s", async (_, data) => {
    show({ place: "Lisbon", units: UNITS, ...data });
    expect(await screen.findByText(/light rain/)).toBeTruthy();
    expect(screen.queryByRole("group")).toBeNull();
  });
});
