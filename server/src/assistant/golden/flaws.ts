import { everOccurs, occurrenceAt } from "../../calendar/occurrences.ts";
import { parseRule } from "../../calendar/recurrence-rule.ts";
import { ruleDays } from "../../calendar/rule-days.ts";
import { DAY_MS } from "../../calendar/limits.ts";
import { seriesOfEvent } from "../testing/memory-calendar.ts";
import { zoned } from "../../time/zoned-time.ts";
import type { Act, Dialogue, GoldenEvent, LanguageDialogues, Turn } from "./dialogue.ts";
import { afterTurn, type ExpectedCalendar } from "./expected-calendar.ts";
import { rememberedAfter } from "./expected-memories.ts";
import { momentOf, nowOf, spanOf } from "./local-time.ts";
import { eventOf } from "./same-event.ts";

/** @throws Error when the event couldn't be in a calendar. */
function checkEvent(golden: GoldenEvent, zone: string): void {
  const event = eventOf(golden, zone, "checked");
  const { recurrence = null, reminders = [], exceptions = [] } = golden;
  if (new Set(reminders).size !== reminders.length) throw new Error("A reminder is there twice");
  const series = seriesOfEvent(event);
  if (recurrence === null || series === undefined) {
    if (exceptions.length > 0) throw new Error("A single event has no exceptions");
    return;
  }
  const rule = parseRule(recurrence);
  const { year, month, day } = zoned(series.start, zone).toPlainDate();
  const first = Date.UTC(year, month - 1, day) / DAY_MS;
  if (!everOccurs(series, rule) || ruleDays(rule, first, first, first)[0] !== first) {
    throw new Error(`“${recurrence}” doesn't begin on ${golden.on}`);
  }
  for (const at of exceptions) {
    const whole = { ...series, exceptions: [] };
    if (occurrenceAt(whole, new Date(momentOf(at, zone))) === undefined) throw new Error(`No occurrence on ${at}`);
  }
}

const WRITTEN = ["adds", "changes", "removes", "restores", "remembers", "forgets"] as const;
type Writes = readonly (typeof WRITTEN)[number][];

const WRITES: Partial<Record<Act["kind"], Writes>> = {
  create: ["adds"],
  remind: ["adds"],
  move: ["changes", "adds"],
  change: ["changes", "adds"],
  rename: ["changes", "adds"],
  undo: ["adds", "changes", "removes", "restores"],
  remember: ["remembers"],
};

/** What a turn of this kind may write; it has to write something, unless it may write nothing. */
function writesOf(act: Act): Writes {
  if (act.kind === "confirm" && act.to === "forget") return ["forgets"];
  if (act.kind === "confirm") return act.to === "cancel" ? ["removes", "changes"] : ["adds", "changes"];
  return WRITES[act.kind] ?? [];
}

/** @throws Error when what the turn writes doesn't go with its act. */
function checkWrites(turn: Turn): void {
  const written = WRITTEN.filter((key) => Object.keys(turn[key] ?? {}).length > 0);
  const may = writesOf(turn.act);
  const wrong = written.find((key) => !may.includes(key));
  if (wrong !== undefined) throw new Error(`“${turn.act.kind}” has no ${wrong}`);
  if (may.length > 0 && written.length === 0) throw new Error(`“${turn.act.kind}” has to write something`);
}

/** @throws Error when the act's fields don't fit the calendar. */
function checkAct(act: Act, calendar: ExpectedCalendar, zone: string): void {
  const named =
    act.kind === "list" ? act.events : act.kind === "free" ? act.busy : act.kind === "ask" ? (act.among ?? []) : [];
  const missing = named.find((name) => !calendar.has(name));
  if (missing !== undefined) throw new Error(`There's no event “${missing}”`);
  if (act.kind === "list" && act.days !== undefined) spanOf(act.days, zone);
  if (act.kind === "free") spanOf(act.span, zone);
  if (act.kind === "weather" && act.on !== null) spanOf(act.on, zone);
  if (act.kind === "ask" && act.about === "which" && named.length < 2) throw new Error("“which” needs several events");
  if (act.kind === "ask" && act.about === "confirm" && act.to !== "forget" && named.length === 0)
    throw new Error("“confirm” names no event");
}

/** @throws Error naming the first flaw. */
function checkDialogue({ now, calendar = {}, memories = [], turns }: Dialogue): void {
  const { zone } = nowOf(now);
  let expected: ExpectedCalendar = new Map(Object.entries(calendar));
  for (const event of expected.values()) checkEvent(event, zone);
  let earlier = expected;
  let remembered = memories;
  for (const turn of turns) {
    remembered = rememberedAfter(remembered, turn);
    if (turn.says.trim() === "") throw new Error("Nothing is said");
    checkWrites(turn);
    const next = afterTurn(expected, turn, earlier);
    checkAct(turn.act, expected, zone);
    for (const event of next.values()) checkEvent(event, zone);
    expected = next;
    earlier = new Map([...earlier, ...next]);
  }
}

/** What's wrong with the dialogues of a language: an empty list if they're well-formed. */
export function flawsOf({ language, dialogues }: LanguageDialogues): string[] {
  const ids = dialogues.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${language}/${id}: twice`);
  const said = dialogues.map(({ now, turns }) => [now, ...turns.map(({ says }) => says)].join("\n"));
  const again = dialogues
    .filter((_, index) => said.indexOf(said[index] ?? "") !== index)
    .map(({ id }) => `${language}/${id}: says the same as another`);
  const flaws = dialogues.flatMap((dialogue) => {
    try {
      checkDialogue(dialogue);
      return [];
    } catch (error) {
      return [`${language}/${dialogue.id}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  return [...twice, ...again, ...flaws];
}
