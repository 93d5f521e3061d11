import { describe, expect, it } from "@jest/globals";
import { sampleBoot, sampleRelease } from "../../testing/sample-features.ts";
import { newReleases, runningVersions } from "./new-releases.ts";
import { byDay, firstRows, releaseEntries, rowCount } from "./release-timeline.ts";

const HISTORY = {
  apps: [
    {
      id: "mfe-chat",
      title: { en: "Chat", ja: "チャット" },
      active: "1.1.0",
      releases: [
        { version: "1.1.0", releasedAt: "2026-11-20T12:00:00.000Z", notes: "Faster" },
        { version: "1.0.0", releasedAt: "2026-11-01T12:00:00.000Z" },
      ],
    },
    { id: "shell", active: "1.0.0", releases: [{ version: "1.0.0", releasedAt: "2026-11-20T13:00:00.000Z" }] },
    { id: "mfe-new", active: "1.0.0", releases: [] },
  ],
};

describe("the changelog", () => {
  it("lists the releases of all apps by day, newest first, in the reader's language", () => {
    const days = byDay(releaseEntries(HISTORY, "ja"), "UTC");
    expect(days.map(({ rows }) => rows.map(({ title, version }) => `${title} ${version}`))).toEqual([
      ["Atrium 1.0.0", "チャット 1.1.0"],
      ["チャット 1.0.0"],
    ]);
  });
  it("is cut after a number of rows, of which a day's gathered releases are one", () => {
    const entry = (version: string, day: number, notes?: string) => ({
      appId: "mfe-chat",
      title: "Chat",
      isActive: false,
      version,
      notes,
      releasedAt: `2026-11-${day}T12:00:00.000Z`,
    });
    const entries = [
      entry("5", 20, "New"),
      entry("4", 20),
      entry("3", 20),
      entry("2", 19, "Old"),
      entry("1", 19, "Oldest"),
    ];
    const days = byDay(entries, "UTC");
    expect(rowCount(days)).toBe(4);
    const shown = (count: number) =>
      firstRows(days, count).map(({ rows, gathered }) =>
        [rows, gathered].map((list) => list.map((one) => one.version)),
      );
    expect(shown(1)).toEqual([[["5"], []]]);
    expect(shown(2)).toEqual([[["5"], ["4", "3"]]]);
    expect(shown(3)).toEqual([
      [["5"], ["4", "3"]],
      [["2"], []],
    ]);
    expect(shown(9)).toEqual([
      [["5"], ["4", "3"]],
      [["2", "1"], []],
    ]);
  });
  it("marks the active release", () => {
    const chat = releaseEntries(HISTORY, "en").filter(({ appId }) => appId === "mfe-chat");
    expect(chat.map(({ isActive }) => isActive)).toEqual([true, false]);
  });
});

describe("new releases", () => {
  const boot = sampleBoot([{ id: "mfe-chat", active: sampleRelease("mfe-chat", "1.0.0"), fallbacks: [] }]);
  it("are those active now that weren't when the page loaded", () => {
    expect(newReleases(HISTORY, runningVersions(boot), "en")).toEqual([
      { id: "mfe-chat", title: "Chat", version: "1.1.0" },
    ]);
  });
  it("are reported once", () => {
    const known = new Map([...runningVersions(boot), ["mfe-chat", "1.1.0"]]);
    expect(newReleases(HISTORY, known, "en")).toEqual([]);
  });
});
