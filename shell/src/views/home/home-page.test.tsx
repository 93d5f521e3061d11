import "@testing-library/jest-dom/jest-globals";
import { defineView } from "@atrium/shared-contracts/contract";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { useLocation } from "@atrium/shared-ui/router";
import { describe, expect, it } from "@jest/globals";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "../../app/app.tsx";
import type { StaticFeature } from "../../federation/loading/static-source.ts";
import { json } from "../../testing/fake-server.ts";
import { sampleManifest } from "../../testing/sample-features.ts";
import type { Host } from "../host/host.ts";
import { SESSION, Surroundings, createTestHost } from "../../testing/test-host.tsx";

const feature = (name: string, path: string, slots: StaticFeature["manifest"]["slots"] = []): StaticFeature => ({
  manifest: sampleManifest(`mfe-${name}`, { routes: [path], slots }),
  exposes: {
    "./routes": async () => ({ default: defineView(() => `The ${name}`) }),
    "./start": async () => ({ default: defineView(() => <textarea aria-label="Message" />) }),
    "./card": async () => ({ default: defineView(() => "What was said") }),
  },
});
const FEATURES = [
  feature("chat", "/chat", [
    { slot: "home.card", id: "recent", expose: "./card", label: { en: "Recent" } },
    { slot: "home.start", id: "composer", expose: "./start" },
  ]),
  feature("calendar", "/calendar"),
  feature("settings", "/settings"),
];
const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="path">{pathname + search}</output>;
};
const path = () => screen.getByLabelText("path").textContent;

/** As the assistant or the person adds it. */
const EVENT: CalendarEvent = {
  id: "6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d01",
  title: "Lunch with Sam",
  description: null,
  location: null,
  start: "2026-11-20T11:00:00Z",
  end: "2026-11-20T12:00:00Z",
  allDay: false,
  timezone: "Europe/Berlin",
  recurrence: null,
  color: "blue",
  reminders: [],
  exceptions: [],
  source: "assistant",
  createdAt: "2026-11-01T08:00:00Z",
  updatedAt: "2026-11-01T08:00:00Z",
  version: 1,
};

async function open({ createdAt = new Date().toISOString(), features = FEATURES, stored = {} } = {}) {
  const { host, server } = createTestHost({ features, signedIn: true, stored });
  const user = { ...FAKE_USER, location: null, preferredName: null, createdAt };
  server.answer("GET /user/profile", () => json(user));
  server.answer("POST /auth/login", () => json({ ...SESSION, user }));
  server.answer("PUT /user/profile", (call) => json({ ...user, ...(call.body as object) }));
  await host.auth.start();
  render(
    <Surroundings host={host}>
      <App />
      <Where />
    </Surroundings>,
  );
  await screen.findByRole("heading", { level: 1 });
  return { user: userEvent.setup(), host, server };
}
const steps = () => within(screen.getByRole("region", { name: "First steps" }));
const links = () =>
  steps()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("the home page", () => {
  it("greets by the preferred name, else by the whole name, as the chat does", async () => {
    const { host } = await open();
    const greeting = screen.getByRole("heading", { level: 1 });
    expect(greeting).toHaveTextContent(/^Good \w+, Sam Rivera$/);
    await act(() => host.auth.updateProfile({ preferredName: "Sammy" }));
    expect(greeting).toHaveTextContent(/^Good \w+, Sammy$/);
    await act(() => host.auth.updateProfile({ preferredName: "Sammy of the Very Long Second Name" }));
    expect(greeting).toHaveTextContent(/^Good \w+, Sammy of the Very Long…$/);
  });

  it("begins with what starts something new, then has the cards", async () => {
    await open();
    const field = await screen.findByRole("textbox", { name: "Message" });
    const card = await screen.findByText("What was said");
    expect(field.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole("heading", { level: 2, name: "Recent" })).toBeInTheDocument();
  });

  it("has cards of the same height in a row", async () => {
    await open();
    const row = (await screen.findByText("What was said")).closest("section")?.parentElement;
    const { display, alignItems } = getComputedStyle(row ?? document.body);
    expect([display, alignItems]).toEqual(["grid", ""]);
  });
});

describe("the first steps", () => {
  it("lead a new user to their profile, the calendar and the search", async () => {
    const { user } = await open();
    expect(links()).toEqual(["Tell Atrium about yourself", "Add your first event", "Find anything with search"]);
    await user.click(steps().getByRole("link", { name: "Add your first event" }));
    expect(path()).toBe("/calendar?new=event");
    await user.click(screen.getByRole("link", { name: "Home" }));
    expect(links()).toEqual(["Tell Atrium about yourself", "Add your first event", "Find anything with search"]);
    await user.click(steps().getByRole("button", { name: "Find anything with search" }));
    expect(await screen.findByRole("combobox", { name: "Search chats" })).toBeInTheDocument();
  });

  it("don't ask for a first event once there is one, and only look for it until then", async () => {
    const { user, server } = await open();
    const goHome = async () => {
      await user.click(screen.getByRole("link", { name: "Add your first event" }));
      await user.click(screen.getByRole("link", { name: "Home" }));
    };
    server.answer("GET /calendar", () => json({ events: [] }));
    await goHome();
    expect(links()).toContain("Add your first event");
    server.answer("GET /calendar", () => json({ events: [EVENT] }));
    await goHome();
    await waitFor(() => expect(links()).toEqual(["Tell Atrium about yourself", "Find anything with search"]));
    const asked = server.callsTo("GET /calendar").length;
    await user.click(screen.getByRole("link", { name: "Tell Atrium about yourself" }));
    await user.click(screen.getByRole("link", { name: "Home" }));
    expect(links()).toHaveLength(2);
    expect(server.callsTo("GET /calendar")).toHaveLength(asked);
  });

  it("disappear when they're dismissed, with the focus on the next one", async () => {
    const { user } = await open();
    await user.click(steps().getByRole("button", { name: "Dismiss “Tell Atrium about yourself”" }));
    expect(steps().getByRole("button", { name: "Dismiss “Add your first event”" })).toHaveFocus();
    await user.click(steps().getByRole("button", { name: "Dismiss “Add your first event”" }));
    await user.click(steps().getByRole("button", { name: "Dismiss “Find anything with search”" }));
    expect(screen.queryByRole("region", { name: "First steps" })).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it.each([
    ["signing out", (host: Host) => host.auth.logout()],
    ["an expired session", async (host: Host) => host.auth.end("Your session has expired")],
  ])("that were dismissed stay away after %s", async (_, end) => {
    const { user, host } = await open();
    await user.click(steps().getByRole("button", { name: "Dismiss “Add your first event”" }));
    await act(() => end(host));
    await act(() => host.auth.login(FAKE_USER.email, "x"));
    await user.click(await screen.findByRole("link", { name: "Home" }));
    expect(links()).toEqual(["Tell Atrium about yourself", "Find anything with search"]);
  });

  it("only lead to what this installation has", async () => {
    await open({ features: [feature("settings", "/settings")] });
    expect(links()).toEqual(["Tell Atrium about yourself", "Find anything with search"]);
  });

  it("aren't shown to somebody who has been here for long", async () => {
    await open({ createdAt: "2020-01-01T00:00:00.000Z" });
    expect(await screen.findByText("What was said")).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "First steps" })).not.toBeInTheDocument();
  });
});
