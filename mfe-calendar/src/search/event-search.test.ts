import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { expect, it } from "@jest/globals";
import { calendarCommands } from "../commands/commands-module.ts";
import { sampleEvent } from "../testing/sample-event.ts";
import { eventSearch } from "./event-search-module.ts";

it("finds an event by its words, shows when and where, and links to it in the calendar", async () => {
  const shell = createFakeShellApi("mfe-calendar");
  const occurrence = { recurrence: "FREQ=WEEKLY", occurrenceStart: "2026-11-20T11:00:00Z" };
  shell.answer("GET /calendar/search", () => ({ events: [sampleEvent({ location: "Café Luise", ...occurrence })] }));
  const [hit, ...more] = await eventSearch(shell).search("lunch", new AbortController().signal);
  expect(shell.calls[0]?.query).toEqual({ q: "lunch", limit: 10 });
  expect(more).toEqual([]);
  expect(hit).toMatchObject({
    title: "Lunch with Sam",
    description: expect.stringMatching(/^Nov 20, 2026, 12:00.*Café Luise$/),
    path: expect.stringMatching(/^\/calendar\?date=2026-11-20&event=6b0f7d52.*&occurrence=2026-11-20T11%3A00%3A00Z$/),
  });
});

it("shows the matching text for an event found only by its description", async () => {
  const shell = createFakeShellApi("mfe-calendar");
  const description = "Please bring the printed agenda of the last meeting and the passport.";
  shell.answer("GET /calendar/search", () => ({ events: [sampleEvent({ location: "Café Luise", description })] }));
  const [hit] = await eventSearch(shell).search("passport", new AbortController().signal);
  expect(hit?.description).toMatch(/ · …and the passport\.$/);
});

it("the commands open the editor and today", async () => {
  const shell = createFakeShellApi("mfe-calendar");
  const commands = calendarCommands(shell);
  await commands.run("new-event");
  await commands.run("today");
  expect(shell.navigations).toEqual(["/calendar?new=event", "/calendar"]);
});
