import type { MessageCardProps } from "@atrium/shared-contracts/contract";
import { renderFeature } from "@atrium/shared-ui/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import texts from "../locales/en.json";
import eventCard from "./event-card-module.tsx";

const show = (data: Record<string, unknown>) =>
  renderFeature<MessageCardProps>(eventCard.View, {
    id: "mfe-calendar",
    texts,
    props: { card: { kind: "calendar.event", data } },
  });

describe("an event card in a message", () => {
  it("shows the title and the time in the profile's time zone, and links to the event on its day", () => {
    show({
      id: "e1",
      title: "Lunch with Sam",
      start: "2026-11-20T23:30:00Z",
      end: "2026-11-21T00:30:00Z",
      allDay: false,
      timezone: "UTC",
    });
    const link = screen.getByRole("link", { name: /^Lunch with Sam, Nov 21, 2026, 12:30.*Open in the calendar$/ });
    expect(link.getAttribute("href")).toBe("/calendar?date=2026-11-21&event=e1");
  });

  it("links to the right occurrence", () => {
    const [start, end] = ["2026-11-20T09:00:00Z", "2026-11-20T10:00:00Z"];
    show({ id: "e1", title: "Choir", start, end, allDay: false, timezone: "UTC", occurrenceStart: start });
    const href = screen.getByRole("link").getAttribute("href") ?? "";
    expect(new URLSearchParams(href.split("?")[1]).get("occurrence")).toBe(start);
  });

  it("tells how often a series is, and the days that it's without", () => {
    show({
      id: "e1",
      title: "Run",
      start: "2026-11-19T07:00:00Z",
      end: "2026-11-19T08:00:00Z",
      allDay: false,
      timezone: "UTC",
      recurrence: "FREQ=DAILY",
      exceptions: ["2026-12-24T07:00:00Z", "nonsense"],
    });
    expect(screen.getByText("Daily, except Dec 24, 2026")).toBeTruthy();
    expect(screen.getByRole("link", { name: /Daily, except Dec 24, 2026\. Open in the calendar$/ })).toBeTruthy();
  });

  it("tells nothing of that for one occurrence", () => {
    const [start, end] = ["2026-11-20T09:00:00Z", "2026-11-20T10:00:00Z"];
    const series = { recurrence: "FREQ=DAILY", exceptions: [], occurrenceStart: start };
    show({ id: "e1", title: "Choir", start, end, allDay: false, timezone: "UTC", ...series });
    expect(screen.queryByText(/Daily/)).toBeNull();
  });

  it("says when it can't read the data", () => {
    show({ id: "e1", title: "Lunch", start: "tomorrow" });
    expect(screen.getByText("This event can't be displayed.")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });
});
