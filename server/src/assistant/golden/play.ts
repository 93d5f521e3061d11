import type { CalendarEvent, MessageCard } from "@atrium/shared-contracts/wire";
import { derivedId } from "../../ids/derived-id.ts";
import { createBuiltInAssistant } from "../built-in/built-in-assistant.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import { type Assistant, DIALOGUE, type ReplyRequest } from "../reply/reply.ts";
import { readDialogue } from "../dialogue/dialogue.ts";
import { closestLanguage } from "../wording/texts.ts";
import { COFFEE, fakePorts, requestOf } from "../testing/scene.ts";
import { sampleAnswer } from "../testing/weather.ts";
import { actShown } from "./act-shown.ts";
import type { Dialogue, EventName, Turn } from "./dialogue.ts";
import { afterTurn, type ExpectedCalendar } from "./expected-calendar.ts";
import { rememberedAfter } from "./expected-memories.ts";
import { nowOf } from "./local-time.ts";
import { eventOf, isSameEvent } from "./same-event.ts";

/** `missed`: nothing was written where something should have been. `wrong-write`: anything else was written than what's expected. */
export type Outcome = "right" | "missed" | "wrong-write";

export interface PlayedTurn {
  readonly turn: Turn;
  readonly outcome: Outcome;
  /** Whether it did what `act` says; null when that can't be seen from outside. */
  readonly actRight: boolean | null;
  readonly reply: string;
  readonly cards: readonly MessageCard[];
  /** The calendar after the turn. */
  readonly events: readonly CalendarEvent[];
}

export interface Played {
  readonly language: string;
  readonly dialogue: Dialogue;
  readonly turns: readonly PlayedTurn[];
}

const SHELF = ["House blend coffee beans", "Olive oil", "Jasmine rice", "Green tea"].map((name, index) => ({
  ...COFFEE,
  id: `p-${index + 1}`,
  sku: `SKU-${index + 1}`,
  name,
  priceTiers: [{ from: 1, unitPrice: 1_450 + 100 * index }],
}));

/** The rows by their names; null when anything differs from what's expected. */
function matched(
  expected: ExpectedCalendar,
  { rows, ids, zone }: { rows: readonly CalendarEvent[]; ids: ReadonlyMap<EventName, string>; zone: string },
): Map<EventName, string> | null {
  const known = new Set(ids.values());
  const found = new Map<EventName, string>();
  for (const [name, golden] of expected) {
    const id = ids.get(name);
    const row = rows.find(
      (each) =>
        (id === undefined ? !known.has(each.id) && ![...found.values()].includes(each.id) : each.id === id) &&
        isSameEvent(each, golden, zone),
    );
    if (row === undefined) return null;
    found.set(name, row.id);
  }
  return found.size === rows.length ? found : null;
}

/** What an assistant answers to a turn. */
export interface Answered {
  readonly reply: string;
  readonly cards: readonly MessageCard[];
  /** The dialogue after it. */
  readonly dialogue: unknown;
}

/** Where a turn happens: the calendar's rows, by the names of the events, and what's remembered. */
export interface Place {
  readonly rows: readonly CalendarEvent[];
  readonly ids: ReadonlyMap<EventName, string>;
  readonly facts: readonly string[];
  readonly zone: string;
}

/** Has one turn with an assistant, with whatever it takes. */
export type Player = (turn: Turn, request: ReplyRequest, place: Place) => Promise<Answered>;

const builtIn = (ports: AssistantPorts): Player => {
  const assistant = createBuiltInAssistant(ports, { wordDelayMs: 0 });
  return (_, request) => answered(assistant, request);
};

/**
 * Has a dialogue with an assistant, with its own calendar and memories. A turn is judged on its own: if it went wrong, they're
 * put right before the next one.
 */
export async function play(
  language: string,
  dialogue: Dialogue,
  playerOf: (ports: AssistantPorts) => Player = builtIn,
): Promise<Played> {
  const { instant, zone } = nowOf(dialogue.now);
  const ports = fakePorts(SHELF, sampleAnswer("Somewhere", instant.toISOString().slice(0, 10)));
  const player = playerOf(ports);
  const rowOf = (golden: Parameters<typeof eventOf>[0], name: string) =>
    eventOf(golden, zone, derivedId("golden", language, dialogue.id, name));
  let expected: ExpectedCalendar = new Map(Object.entries(dialogue.calendar ?? {}));
  let ids = putRight();
  let earlier = expected;
  let facts = dialogue.memories ?? [];
  rememberRight();
  let state: unknown = null;
  const history: { role: "user" | "assistant"; text: string }[] = [];
  const turns: PlayedTurn[] = [];

  function putRight(): Map<EventName, string> {
    const rows = [...expected].map(([name, golden]) => [name, rowOf(golden, name)] as const);
    ports.events.splice(0, Infinity, ...rows.map(([, row]) => row));
    return new Map(rows.map(([name, row]) => [name, row.id]));
  }

  function rememberRight(): void {
    const rows = facts.map((text) => ({
      id: derivedId("golden", language, dialogue.id, text),
      text,
      version: 1,
      createdAt: instant.toISOString(),
    }));
    ports.memories.splice(0, Infinity, ...rows);
  }

  for (const [index, turn] of dialogue.turns.entries()) {
    const before = structuredClone([ports.events, ports.memories] as const);
    const request = requestOf({
      dialogue: state,
      turnId: derivedId("golden", language, dialogue.id, String(index)),
      text: turn.says,
      sentAt: instant,
      history: [...history],
      person: { ...requestOf({}).person, language, timezone: zone, location: dialogue.home ?? null },
    });
    const {
      reply,
      cards,
      dialogue: after,
    } = await player(turn, request, {
      rows: before[0],
      ids,
      facts: before[1].map(({ text }) => text),
      zone,
    });
    state = after;
    history.push({ role: "user", text: turn.says }, { role: "assistant", text: reply });
    expected = afterTurn(expected, turn, earlier);
    earlier = new Map([...earlier, ...expected]);
    facts = rememberedAfter(facts, turn);
    const found = matched(expected, { rows: ports.events, ids, zone });
    const isRemembered = JSON.stringify(ports.memories.map(({ text }) => text)) === JSON.stringify(facts);
    const untouched = JSON.stringify([ports.events, ports.memories]) === JSON.stringify(before);
    const outcome = found !== null && isRemembered ? "right" : untouched ? "missed" : "wrong-write";
    const seen = {
      reply,
      language: closestLanguage(language),
      dialogue: readDialogue(after),
      lookups: ports.lookups.splice(0),
      places: ports.places.splice(0),
    };
    const actRight = actShown(turn.act, seen, { expected, facts, home: dialogue.home ?? null });
    turns.push({ turn, outcome, actRight, reply, cards, events: structuredClone(ports.events) });
    ids = found ?? putRight();
    if (!isRemembered) rememberRight();
  }
  return { language, dialogue, turns };
}

/** What an assistant answers to a request, in one attempt. */
export async function answered(assistant: Assistant, request: ReplyRequest): Promise<Answered> {
  const remembered = new Map<string, unknown>();
  const once: ReplyRequest = {
    ...request,
    async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
      if (!remembered.has(key)) remembered.set(key, structuredClone(await compute()));
      return remembered.get(key) as T;
    },
  };
  let reply = "";
  const cards: MessageCard[] = [];
  for await (const event of assistant.reply(once, new AbortController().signal)) {
    if (event.type === "text") reply += event.text;
    if (event.type === "card") cards.push(event.card);
  }
  return { reply, cards, dialogue: structuredClone(remembered.get(DIALOGUE) ?? null) };
}
