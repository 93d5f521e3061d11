import "@testing-library/jest-dom/jest-globals";
import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { json } from "../../testing/fake-server.ts";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { ChangelogPage } from "./changelog-page.tsx";

const release = (minor: number, notes?: string) => ({
  version: `1.${minor}.0`,
  releasedAt: new Date(Date.UTC(2026, 0, 1 + minor, 12)).toISOString(),
  ...(notes === undefined ? {} : { notes }),
});
const HISTORY = {
  apps: [
    {
      id: "mfe-chat",
      title: { en: "Chat" },
      active: "1.24.0",
      releases: Array.from({ length: 25 }, (_, minor) => release(minor)).toReversed(),
    },
    { id: "shell", active: "1.0.0", releases: [release(0, "The first release")] },
  ],
};

function open() {
  const { host, server } = createTestHost();
  server.answer("GET /releases", () => json(HISTORY));
  render(
    <Surroundings host={host}>
      <ChangelogPage />
    </Surroundings>,
  );
  return server;
}
const releases = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

describe("the changelog", () => {
  it("shows the newest releases, and earlier ones on request", async () => {
    open();
    expect(await screen.findByText("26 releases")).toBeInTheDocument();
    expect(releases()).toHaveLength(20);
    expect(releases()[0]).toMatch(/^ChatCurrent.*1\.24\.0$/);
    await userEvent.click(screen.getByRole("button", { name: "Show earlier releases" }));
    expect(releases()).toHaveLength(26);
    expect(screen.queryByRole("button", { name: "Show earlier releases" })).not.toBeInTheDocument();
  });

  it("has one line for people about each release, also about one that nobody described", async () => {
    open();
    await screen.findByText("26 releases");
    expect(releases()[0]).toContain("Improvements and fixes");
    await userEvent.click(screen.getByRole("button", { name: "Atrium" }));
    expect(releases()[0]).toContain("The first release");
    expect(releases()[0]).not.toContain("Improvements and fixes");
  });

  it("tells what a day brought first, and gathers the day's releases that nobody described in one row", async () => {
    const { host, server } = createTestHost();
    const releasedAt = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
    const chat = [
      { version: "1.2.0", releasedAt: releasedAt(12) },
      { version: "1.1.0", releasedAt: releasedAt(11) },
      { version: "1.0.0", releasedAt: releasedAt(10), notes: "Talk to the assistant" },
    ];
    const calendar = [{ version: "2.0.0", releasedAt: releasedAt(9) }];
    const apps = [
      { id: "mfe-chat", title: { en: "Chat" }, active: "1.2.0", releases: chat },
      { id: "mfe-calendar", title: { en: "Calendar" }, active: "1.0.0", releases: calendar },
    ];
    server.answer("GET /releases", () => json({ apps }));
    render(
      <Surroundings host={host}>
        <ChangelogPage />
      </Surroundings>,
    );
    await screen.findByText("4 releases");
    expect(releases()).toEqual([
      expect.stringMatching(/^Chat.*Talk to the assistant1\.0\.0$/),
      "Improvements and fixesChat1.2.0Current1.1.0Calendar2.0.0",
    ]);
  });

  it("can be filtered to one app", async () => {
    open();
    const parts = within(await screen.findByRole("group", { name: "App" }));
    await userEvent.click(parts.getByRole("button", { name: "Atrium" }));
    expect(parts.getByRole("button", { name: "Atrium" })).toHaveAttribute("aria-pressed", "true");
    expect(releases()).toEqual([expect.stringMatching(/^AtriumCurrent.*The first release1\.0\.0$/)]);
    expect(screen.getByRole("status")).toHaveTextContent("1 release");
  });

  it("says when it can't be loaded, and can retry", async () => {
    const { host, server } = createTestHost();
    server.answer("GET /releases", () => json({ message: "The disk is gone" }, 400));
    render(
      <Surroundings host={host}>
        <ChangelogPage />
      </Surroundings>,
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't load the changelog. The disk is gone");
    server.answer("GET /releases", () => json(HISTORY));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("26 releases")).toBeInTheDocument();
  });
});
