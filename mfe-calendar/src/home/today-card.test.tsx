import { HttpError } from "@atrium/shared-contracts/contract";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "../locales/en.json";
import { sampleEvent } from "../testing/sample-event.ts";
import todayCard from "./today-card-module.tsx";

// Friday, November 20, 2026, 1:30 PM in Berlin.
beforeEach(
  () =>
    void jest.useFakeTimers({
      now: new Date("2026-11-20T12:30:00Z"),
      doNotFake: ["queueMicrotask"],
      advanceTimers: true,
    }),
);
afterEach(() => void jest.useRealTimers());

function show(events: CalendarEvent[] | Error) {
  const shell = createFakeShellApi("mfe-calendar");
  shell.answer("GET /calendar", () => {
    if (events instanceof Error) throw events;
    return { events };
  });
  return renderFeature(todayCard.View, { id: "mfe-calendar", texts, path: "/", shell });
}
const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent.replaceAll(/\s/gu, " "), link.getAttribute("href")]);

describe("the Today card", () => {
  it("lists the day's events in the profile's time zone, each with a link", async () => {
    const { shell } = show([
      sampleEvent({ id: "6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d01", location: "Café Luise" }),
      sampleEvent({
        id: "6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d02",
        title: "Late shift",
        start: "2026-11-20T21:00:00Z",
        end: "2026-11-21T03:00:00Z",
      }),
    ]);
    await screen.findByRole("link", { name: /Lunch with Sam/ });
    expect(shell.calls[0]?.query).toEqual({ from: "2026-11-18T23:00:00Z", to: "2026-11-21T23:00:00Z" });
    expect(links()).toEqual([
      [
        "Lunch with Sam12:00 – 1:00 PM · Café Luise",
        "/calendar?date=2026-11-20&event=6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d01",
      ],
      ["Late shiftfrom 10 PM", "/calendar?date=2026-11-20&event=6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d02"],
      ["Open the calendar", "/calendar"],
    ]);
  });

  it("says that nothing is planned, and links to a new event", async () => {
    show([]);
    expect(await screen.findByText(/Nothing planned/)).toBeTruthy();
    expect(links()).toEqual([["New event", "/calendar?new=event"]]);
  });

  it("shows a full day's first events, and how many more there are", async () => {
    show(
      Array.from({ length: 8 }, (_, index) =>
        sampleEvent({ id: `6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d1${index}`, title: `Event ${index}` }),
      ),
    );
    await screen.findByRole("link", { name: /Event 2/ });
    expect(screen.queryByText("Event 3")).toBeNull();
    expect(links().at(-1)).toEqual(["+5 more", "/calendar"]);
  });

  it("can be retried when it didn't load", async () => {
    const { shell } = show(new HttpError("Server down", 500));
    expect(await screen.findByText("Couldn't load your events.")).toBeTruthy();
    shell.answer("GET /calendar", () => ({ events: [sampleEvent()] }));
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("link", { name: /Lunch with Sam/ })).toBeTruthy();
  });

  it("shows an event the assistant just created", async () => {
    const { shell } = show([]);
    await screen.findByText(/Nothing planned/);
    shell.answer("GET /calendar", () => ({ events: [sampleEvent()] }));
    shell.subjects.events$.next({ name: "message_response", data: { message: "Done.", status: "completed" } });
    await waitFor(() => expect(screen.getByRole("link", { name: /Lunch with Sam/ })).toBeTruthy());
  });
});
