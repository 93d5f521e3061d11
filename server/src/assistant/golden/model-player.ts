import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { CHOICE_CARD } from "@atrium/shared-contracts/wire";
import { derivedId } from "../../ids/derived-id.ts";
import { occurrencesBetween } from "../../calendar/occurrences.ts";
import { DAY_MS } from "../../calendar/limits.ts";
import type { Assistant, ChosenAct, ReplyRequest } from "../reply/reply.ts";
import { seriesOfEvent } from "../testing/memory-calendar.ts";
import { localTime } from "../model/tools/tool-inputs.ts";
import type { Call } from "../testing/talk-model.ts";
import type { EventName, GoldenEvent, Turn } from "./dialogue.ts";
import { answered, type Answered, type Place, type Player } from "./play.ts";
import { momentOf } from "./local-time.ts";
import { eventOf } from "./same-event.ts";

/** What a model has to call to write an event. */
function fieldsOf(golden: GoldenEvent, zone: string) {
  const { title, start, end, allDay, location, description, reminders, recurrence } = eventOf(golden, zone, "");
  return {
    title,
    start: localTime(start, zone),
    end: localTime(end, zone),
    ...(allDay ? { allDay } : {}),
    location,
    description,
    reminders,
    recurrence,
  };
}

const rowOf = ({ rows, ids }: Place, name: EventName): CalendarEvent => {
  const row = rows.find(({ id }) => id === ids.get(name));
  if (row === undefined) throw new Error(`There's no event “${name}”`);
  return row;
};

/** Which occurrences a change takes out of a series, as instants. */
const takenOut = (row: CalendarEvent, { exceptions = [] }: Partial<GoldenEvent>, zone: string) =>
  exceptions.map((at) => momentOf(at, zone)).filter((at) => !row.exceptions.includes(at));

/** The first occurrence that a series loses by ending; undefined if it doesn't end, or something else changes, too. */
function endOf(row: CalendarEvent, change: Partial<GoldenEvent>): string | undefined {
  const until = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(change.recurrence ?? "");
  const series = seriesOfEvent(row);
  if (until === null || series === undefined || Object.keys(change).length > 1) return undefined;
  const last = new Date(`${until[1]}-${until[2]}-${until[3]}T23:59:59Z`);
  return occurrencesBetween(series, last, new Date(last.getTime() + 400 * DAY_MS))[0]?.start.toISOString();
}

/** The calls with which a model does what a turn should do: in a list, those of one reply. */
function callsOf(
  { adds = {}, changes = {}, removes = [], remembers = [], forgets = [] }: Turn,
  place: Place,
): Call[][] {
  const { zone } = place;
  const added = Object.values(adds).map((golden) => ({
    ...fieldsOf(golden, zone),
    exceptions: golden.exceptions ?? [],
  }));
  const calls: Call[] = [];
  for (const [name, change] of Object.entries(changes)) {
    const row = rowOf(place, name);
    const out = takenOut(row, change, zone);
    for (const at of out) {
      const one = { event: row.id, current: localTime(at, zone), occurrences: "one" };
      const own = added.shift();
      calls.push(own === undefined ? ["cancel_event", one] : ["change_event", { ...one, ...detached(own) }]);
    }
    const { exceptions: _, ...rest } = change;
    const end = endOf(row, rest);
    if (end !== undefined) {
      calls.push(["cancel_event", { event: row.id, current: localTime(end, zone), occurrences: "following" }]);
      continue;
    }
    if (Object.keys(rest).length === 0) continue;
    const whole = fieldsOf({ ...goldenOf(row, zone), ...rest }, zone);
    const wanted = Object.fromEntries(Object.entries(whole).filter(([field]) => fieldsOfChange(rest).includes(field)));
    calls.push(["change_event", { event: row.id, occurrences: "all", ...wanted }]);
  }
  for (const name of removes) calls.push(["cancel_event", { event: rowOf(place, name).id, occurrences: "all" }]);
  for (const fact of remembers) calls.push(["remember", { fact }]);
  for (const fact of forgets) calls.push(["forget", { number: place.facts.indexOf(fact) + 1 }]);
  const later: Call[] = [];
  for (const { exceptions, ...own } of added) {
    calls.push(["create_event", own]);
    for (const at of exceptions)
      later.push(["cancel_event", { event: own.title, current: at.slice(4).replace(" ", "T"), occurrences: "one" }]);
  }
  // Events that are only proposed have no occurrences yet.
  return later.length === 0 ? [calls] : [calls, later];
}

/** A changed occurrence has no series of its own. */
const detached = ({
  title,
  start,
  end,
  allDay,
  location,
  description,
  reminders,
}: Partial<ReturnType<typeof fieldsOf>>) => ({
  title,
  start,
  end,
  allDay,
  location,
  description,
  reminders,
});

const fieldsOfChange = (change: Partial<GoldenEvent>): string[] =>
  Object.keys(change).flatMap((field) => (field === "on" ? ["start", "end", "allDay"] : [field]));

/** The row as the golden set writes it, as far as `fieldsOf` needs it. */
function goldenOf(row: CalendarEvent, zone: string): GoldenEvent {
  const day = (at: string) => {
    const local = localTime(at, zone);
    const weekday = new Date(`${local.slice(0, 10)}T00:00Z`).toLocaleDateString("en", {
      weekday: "short",
      timeZone: "UTC",
    });
    return `${weekday} ${local.replace("T", " ")}`;
  };
  return {
    title: row.title,
    on: `${day(row.start)} - ${day(row.end)}`,
    ...(row.recurrence === null ? {} : { recurrence: row.recurrence }),
    reminders: row.reminders,
    ...(row.location === null ? {} : { location: row.location }),
    ...(row.description === null ? {} : { description: row.description }),
  };
}

const offers = ({ cards }: Answered, choice: string) =>
  cards.some(({ kind, data }) => kind === CHOICE_CARD && (data["choices"] as string[]).includes(choice));

/**
 * Plays with the model's assistant, whose model calls what the turn should write: `call` gets that before each reply. What's proposed is confirmed,
 * and an undo is a button's.
 */
export function modelPlayer(assistant: Assistant, call: (calls: readonly Call[]) => void): Player {
  let undoable: Pick<ChosenAct, "turn" | "dialogue"> = { turn: "", dialogue: null };
  const say = async (request: ReplyRequest): Promise<Answered> => {
    const said = await answered(assistant, request);
    if (offers(said, "undo")) undoable = { turn: request.turnId, dialogue: said.dialogue };
    return said;
  };
  return async (turn, request, place) => {
    if (turn.act.kind === "undo") return say({ ...request, act: { choice: "undo", ...undoable } });
    const said: Answered[] = [];
    let { dialogue } = request;
    for (const [index, calls] of callsOf(turn, place).entries()) {
      call(calls);
      const turnId = index === 0 ? request.turnId : next(request, index);
      const first = await say({ ...request, turnId, dialogue });
      said.push(first);
      ({ dialogue } = first);
      // What's only asked about is answered by the next turn.
      if (turn.act.kind === "ask" || !offers(first, "confirm")) continue;
      const done = await say({
        ...request,
        turnId: next(request, index + 100),
        dialogue,
        act: { choice: "confirm", turn: turnId, dialogue },
      });
      said.push(done);
      ({ dialogue } = done);
    }
    return {
      dialogue,
      reply: said.map(({ reply }) => reply).join("\n"),
      cards: said.flatMap(({ cards }) => cards),
    };
  };
}

const next = ({ turnId }: ReplyRequest, index: number) => derivedId(turnId, String(index));
