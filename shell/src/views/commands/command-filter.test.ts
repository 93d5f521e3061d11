import { describe, expect, it } from "@jest/globals";
import { createRecentCommands } from "../../core/commands/recent-commands.ts";
import { filterCommands } from "./command-filter.ts";
import type { Command } from "./command.ts";

const command = (label: string, english = label): Command => ({
  id: label,
  group: "",
  label,
  english,
  icon: "box",
  run() {},
});
const found = (query: string, ...commands: Command[]) => filterCommands(commands, query).map(({ label }) => label);

describe("filtering commands", () => {
  it("keeps their order while nothing is typed", () => {
    expect(found(" ", command("b"), command("a"))).toEqual(["b", "a"]);
  });
  it("finds them by word beginnings, in any order and without accents", () => {
    expect(found("ev ne", command("New event"), command("Never"))).toEqual(["New event"]);
    expect(found("evenement", command("Nouvel événement"))).toEqual(["Nouvel événement"]);
  });
  it("finds them in the interface's language and in English", () => {
    expect(found("今日", command("今日へ移動", "Go to today"))).toHaveLength(1);
    expect(found("today", command("今日へ移動", "Go to today"))).toHaveLength(1);
  });
  it("puts the best match first: beginning, words, part", () => {
    const labels = ["Nice weather", "Renew", "New event", "A new one"].map((label) => command(label));
    expect(found("new", ...labels)).toEqual(["New event", "A new one", "Renew"]);
  });
  it.each(["nw", "nicew", "nwea", "now", "Nice, w"])("finds them by word beginnings without spaces: %s", (typed) => {
    expect(found(typed, command("Nice or mild weather"), command("Renew"))).toEqual(["Nice or mild weather"]);
  });
  it.each(["lunch", "lgch", "chl", "::"])("doesn't find them by letters scattered in their words: %s", (typed) => {
    expect(found(typed, command("Language: Chinese (Simplified)"), command("Language: Français"))).toEqual([]);
  });
});

it("remembers recently run commands for the session, latest first, once each", () => {
  const recent = createRecentCommands();
  const commands = ["a", "b", "c"].map((label) => command(label));
  for (const id of ["a", "c", "a", "gone"]) recent.note(id);
  expect(recent.of(commands).map(({ id }) => id)).toEqual(["a", "c"]);
});
