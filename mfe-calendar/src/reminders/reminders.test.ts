import { HttpError } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { FAKE_USER, createFakeShellApi } from "@atrium/shared-contracts/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { calendarChanges } from "../events/calendar-changes.ts";
import { sampleEvent } from "../testing/sample-event.ts";
import { REFRESH_MS } from "./reminder-watch.ts";
import { soonText } from "./reminder-text.ts";
import { reminderSource } from "./reminder-source.ts";
import { createToldReminders } from "./told-reminders.ts";

const MINUTE = 60_000;
/** An hour before the sample event, which has a ten-minute reminder. */
const START = new Date("2026-11-20T10:00:00Z");
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** Simulates a sleeping computer: the clock moves on but no timer fires. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);

const stops: (() => void)[] = [];
async function begin(...events: CalendarEvent[]) {
  const shell = createFakeShellApi("mfe-calendar");
  let stored = events;
  shell.answer("GET /calendar", () => ({ events: stored }));
  const { stop } = reminderSource(shell);
  stops.push(stop);
  await pass(0);
  return { shell, stop, store: (...next: CalendarEvent[]) => (stored = next) };
}
const told = ({ shell }: Awaited<ReturnType<typeof begin>>) => shell.notifications.map(({ title }) => title);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

describe("a reminder", () => {
  it("shows once, at its minute, with how soon, when and where, and links to the event", async () => {
    const made = await begin(sampleEvent({ location: "Café Luise" }));
    await pass(50 * MINUTE - 1);
    expect(told(made)).toEqual([]);
    await pass(1);
    expect(made.shell.notifications).toEqual([
      {
        type: "info",
        title: "Lunch with Sam",
        message: expect.stringMatching(/^in 10 minutes · Nov 20, 2026, 12:00.*· Café Luise$/),
        path: "/calendar?date=2026-11-20&event=6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d01",
      },
    ]);
    await pass(60 * MINUTE);
    expect(told(made)).toHaveLength(1);
  });

  it("that the assistant was asked for while the page is open shows when its quarter of an hour begins", async () => {
    const made = await begin();
    const start = new Date(START.getTime() + 10 * MINUTE).toISOString();
    const end = new Date(START.getTime() + 25 * MINUTE).toISOString();
    made.store(sampleEvent({ title: "Call Bob", start, end, reminders: [0], source: "assistant" }));
    made.shell.subjects.events$.next({ name: "message_response", data: { message: "Done.", status: "completed" } });
    await pass(10 * MINUTE - 1);
    expect(told(made)).toEqual([]);
    await pass(1);
    expect(made.shell.notifications).toMatchObject([
      { title: "Call Bob", message: expect.stringMatching(/^now · /), path: expect.stringContaining("event=") },
    ]);
    await pass(60 * MINUTE);
    expect(told(made)).toHaveLength(1);
  });

  it("shows for each of several reminders, and for each occurrence", async () => {
    const start = "2026-11-21T11:00:00Z";
    const made = await begin(
      sampleEvent({ reminders: [0, 30], occurrenceStart: "2026-11-20T11:00:00Z" }),
      sampleEvent({ reminders: [1_440], start, end: "2026-11-21T12:00:00Z", occurrenceStart: start }),
    );
    await pass(61 * MINUTE);
    expect(made.shell.notifications.map(({ message }) => message.split(" · ")[0])).toEqual([
      "in 30 minutes",
      "now",
      "tomorrow",
    ]);
  });

  it("shows for each of 130 events due at once, with a single write to storage", async () => {
    const kept = jest.spyOn(Storage.prototype, "setItem");
    const id = (index: number) => `6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c${1_000 + index}`;
    const made = await begin(...Array.from({ length: 130 }, (_, index) => sampleEvent({ id: id(index) })));
    await pass(50 * MINUTE);
    expect(told(made)).toHaveLength(130);
    expect(kept).toHaveBeenCalledTimes(1);
    kept.mockRestore();
  });

  it("that came due while the computer slept shows as soon as Atrium can be reached again", async () => {
    const made = await begin(sampleEvent());
    const { connectivity$ } = made.shell.subjects;
    connectivity$.next("offline");
    sleep(55 * MINUTE);
    connectivity$.next("unreachable");
    expect(told(made)).toEqual([]);
    connectivity$.next("online");
    await pass(0);
    expect(told(made)).toEqual(["Lunch with Sam"]);
  });

  it("that came due while the computer slept shows on waking, unless the event is over", async () => {
    const over = sampleEvent({
      id: "6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d02",
      title: "Over",
      start: "2026-11-20T10:15:00Z",
    });
    const made = await begin(over, sampleEvent());
    sleep(55 * MINUTE);
    expect(told(made)).toEqual([]);
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(0);
    expect(told(made)).toEqual(["Lunch with Sam"]);
  });

  it("follows events that are created, moved or deleted in the meantime", async () => {
    const made = await begin(sampleEvent());
    made.store(sampleEvent({ title: "Brunch", start: "2026-11-20T10:40:00Z" }));
    calendarChanges(made.shell).next();
    await pass(30 * MINUTE);
    expect(told(made)).toEqual(["Brunch"]);
    made.store(sampleEvent({ title: "Brunch", start: "2026-11-20T11:00:00Z" }));
    made.shell.subjects.events$.next({ name: "message_response", data: { message: "Moved.", status: "completed" } });
    await pass(20 * MINUTE);
    expect(told(made)).toEqual(["Brunch", "Brunch"]);
  });

  it("set on another device is picked up within minutes; a failed call keeps the known ones", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const made = await begin(sampleEvent());
    made.shell.answer("GET /calendar", () => {
      throw new HttpError("Server down", 500);
    });
    await pass(REFRESH_MS);
    expect(warn).toHaveBeenCalledTimes(1);
    const dentist = sampleEvent({ id: "6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d02", title: "Dentist" });
    made.shell.answer("GET /calendar", () => ({ events: [sampleEvent(), dentist] }));
    await pass(50 * MINUTE - REFRESH_MS);
    expect(told(made)).toEqual(["Lunch with Sam", "Dentist"]);
    warn.mockRestore();
  });

  it("doesn't show again after a reload or in a tab opened later; each open tab has it", async () => {
    const tabs = [await begin(sampleEvent()), await begin(sampleEvent())];
    await pass(50 * MINUTE);
    expect(tabs.map(told)).toEqual([["Lunch with Sam"], ["Lunch with Sam"]]);
    await pass(MINUTE);
    expect(told(await begin(sampleEvent()))).toEqual([]);
  });

  it("doesn't show, and nothing is fetched, once the source is stopped", async () => {
    const made = await begin(sampleEvent());
    made.stop();
    const calls = made.shell.calls.length;
    await pass(120 * MINUTE);
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(0);
    expect([told(made), made.shell.calls.length]).toEqual([[], calls]);
  });
});

describe("the record of shown reminders", () => {
  it("is stored for the user", async () => {
    await begin(sampleEvent());
    await pass(50 * MINUTE);
    expect(Object.keys(localStorage)).toEqual([`${STORAGE_KEYS.toldReminders}:${FAKE_USER.id}`]);
    const again = createFakeShellApi("mfe-calendar");
    expect(Object.keys(createToldReminders(again.storage).all())).toHaveLength(1);
  });

  it("is kept in memory when the browser has no storage", () => {
    const notes = createToldReminders({ read: () => undefined, write() {}, remove() {} });
    notes.note(["a"], 1);
    expect(notes.all()).toEqual({ a: 1 });
  });
});

it("says how soon in the user's language", () => {
  expect([10, 90, 1_440, 0].map((minutes) => soonText(minutes * MINUTE, "en"))).toEqual([
    "in 10 minutes",
    "in 2 hours",
    "tomorrow",
    "now",
  ]);
  expect(soonText(10 * MINUTE, "ja")).toBe("10 分後");
});
