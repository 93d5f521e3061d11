import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { derivedId } from "../../ids/derived-id.ts";
import { createBuiltInAssistant } from "../built-in/built-in-assistant.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import { type Assistant, DIALOGUE, type ReplyRequest } from "../reply/reply.ts";
import { COFFEE, fakePorts, requestOf } from "../testing/scene.ts";
import { sampleAnswer } from "../testing/weather.ts";
import { actShown } from "./act-shown.ts";
import type { Dialogue, EventName, Turn } from "./dialogue.ts";
import { afterTurn, type ExpectedCalendar } from "./expected-calendar.ts";
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

/**
 * Has a dialogue with an assistant, with its own calendar in memory. A turn is judged on its own: if it went wrong, the calendar
 * is put right before the next one.
 */
export async function play(
  language: string,
  dialogue: Dialogue,
  create: (ports: AssistantPorts) => Assistant = (ports) => createBuiltInAssistant(ports, { wordDelayMs: 0 }),
): Promise<Played> {
  const { instant, zone } = nowOf(dialogue.now);
  const ports = fakePorts(SHELF, sampleAnswer("Somewhere", instant.toISOString().slice(0, 10)));
  const assistant = create(ports);
  const rowOf = (golden: Parameters<typeof eventOf>[0], name: string) =>
    eventOf(golden, zone, derivedId("golden", language, dialogue.id, name));
  let expected: ExpectedCalendar = new Map(Object.entries(dialogue.calendar ?? {}));
  let ids = putRight();
  let earlier = expected;
  let state: unknown = null;
  const history: { role: "user" | "assistant"; text: string }[] = [];
  const turns: PlayedTurn[] = [];

  function putRight(): Map<EventName, string> {
    const rows = [...expected].map(([name, golden]) => [name, rowOf(golden, name)] as const);
    ports.events.splice(0, Infinity, ...rows.map(([, row]) => row));
    return new Map(rows.map(([name, row]) => [name, row.id]));
  }

  for (const [index, turn] of dialogue.turns.entries()) {
    const before = structuredClone(ports.events);
    const remembered = new Map<string, unknown>();
    const reply = await told(assistant, {
      dialogue: state,
      async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
        if (!remembered.has(key)) remembered.set(key, structuredClone(await compute()));
        return remembered.get(key) as T;
      },
      turnId: derivedId("golden", language, dialogue.id, String(index)),
      text: turn.says,
      sentAt: instant,
      history: [...history],
      person: { ...requestOf({}).person, language, timezone: zone, location: dialogue.home ?? null },
    });
    state = structuredClone(remembered.get(DIALOGUE) ?? null);
    history.push({ role: "user", text: turn.says }, { role: "assistant", text: reply });
    expected = afterTurn(expected, turn, earlier);
    earlier = new Map([...earlier, ...expected]);
    const found = matched(expected, { rows: ports.events, ids, zone });
    const untouched = JSON.stringify(ports.events) === JSON.stringify(before);
    const outcome = found !== null ? "right" : untouched ? "missed" : "wrong-write";
    const seen = { reply, lookups: ports.lookups.splice(0), places: ports.places.splice(0) };
    const actRight = actShown(turn.act, seen, { expected, home: dialogue.home ?? null });
    turns.push({ turn, outcome, actRight, reply, events: structuredClone(ports.events) });
    ids = found ?? putRight();
  }
  return { language, dialogue, turns };
}

async function told(assistant: Assistant, request: Partial<ReplyRequest>): Promise<string> {
  let text = "";
  for await (const event of assistant.reply(requestOf(request), new AbortController().signal)) {
    if (event.type === "text") text += event.text;
  }
  return text;
}
