import { tool, type ToolSet } from "ai";
import { Temporal } from "temporal-polyfill";
import * as z from "zod/mini";
import type { CalendarEvent, MessageCard } from "@atrium/shared-contracts/wire";
import { storable } from "../../text/storable.ts";
import { derivedId } from "../../ids/derived-id.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import { findEvents, titleMatches, withoutRepeats } from "../built-in/event-search.ts";
import { eventCard } from "../built-in/event-words.ts";
import { productCard } from "../built-in/find-products.ts";
import { wordingOf } from "../built-in/wording-of.ts";
import { weatherCard, weatherCardData } from "../built-in/weather-card.ts";
import { readingOf } from "../built-in/reading-of.ts";
import type { Period } from "../understanding/intent.ts";
import { readOrder } from "../understanding/orders/read-order.ts";
import { inZone, isoInstant } from "../understanding/zone.ts";
import { askedWeather } from "../weather/asked-weather.ts";
import { unitsFor } from "../weather/units.ts";

const PRODUCTS = 5;
const EVENTS = 50;

const LocalTime = z.string().check(z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/));
const LocalDate = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/));
const words = (max: number) => z.string().check(z.overwrite(storable), z.minLength(1), z.maxLength(max));
const price = () => z.optional(z.number().check(z.gte(0), z.lte(10_000_000)));

const eventFields = { title: words(200), start: LocalTime, end: LocalTime };

/** The parts of an event that the model gets to read. */
const told = (event: CalendarEvent, zone: string) => ({
  id: event.id,
  title: event.title,
  start: local(event.start, zone),
  end: local(event.end, zone),
  allDay: event.allDay,
  ...(event.recurrence === null ? {} : { recurrence: event.recurrence }),
});

const local = (instant: string, zone: string) =>
  inZone(new Date(instant), zone).toPlainDateTime().toString({ smallestUnit: "minute" });
const instant = (time: string, zone: string) =>
  isoInstant(Temporal.PlainDateTime.from(time).toZonedDateTime(zone).toInstant());

/** Through the second day; null if none is named. */
function daysFrom(from: string | undefined, to: string | undefined): Period | null {
  if (from === undefined) return null;
  const first = Temporal.PlainDate.from(from);
  return { from: first, to: Temporal.PlainDate.from(to ?? from).add({ days: 1 }), called: "day" };
}

/** Which kinds of change the user's own recent messages ask for. Nothing a tool returns can widen this. */
function wishes(request: ReplyRequest): ReadonlySet<string> {
  const reading = readingOf(request);
  const before = request.history.findLast(({ role }) => role === "user");
  return new Set([request.text, before?.text ?? ""].flatMap((text) => readOrder(text, reading)?.act ?? []));
}

/**
 * The tools of one reply. They act only on the user's own rows and pass what they found or made to `onCard`. They throw
 * when a domain refuses, and must be called one at a time.
 */
export function modelTools(
  ports: AssistantPorts,
  request: ReplyRequest,
  signal: AbortSignal,
  onCard: (card: MessageCard) => void,
): ToolSet {
  const { userId } = request;
  const wording = wordingOf(request);
  const { now } = wording;
  const zone = now.timeZoneId;
  const asked = wishes(request);
  let created = 0;
  /** The products and the weather that already have a card. */
  const shown = new Set<string>();
  /** The one event that matches the user's words. Refusals contain no stored data, so they can't be used for lookups. */
  const find = async (title: string, start: string | undefined): Promise<CalendarEvent | { refused: string }> => {
    const found = withoutRepeats(
      start === undefined
        ? await findEvents(ports.calendar, { userId, now, words: title, when: null, days: null })
        : await startingAt(start, title),
    );
    const [event, ...others] = found;
    if (event === undefined) return { refused: "There is no such event." };
    return others.length === 0
      ? event
      : { refused: "Several events fit. Ask the user for the start of the one meant." };
  };
  const startingAt = async (start: string, title: string) => {
    const from = new Date(instant(start, zone));
    const to = new Date(from.getTime() + 60_000);
    const there = await ports.calendar.listEvents(userId, { from: from.toISOString(), to: to.toISOString() });
    return there.filter((event) => Date.parse(event.start) === from.getTime() && titleMatches(event.title, title));
  };
  const scopeOf = (event: CalendarEvent) =>
    event.occurrenceStart === undefined ? undefined : { scope: "one" as const, occurrence: event.occurrenceStart };

  const reading: ToolSet = {
    list_events: tool({
      description: "The user's calendar events between two local times, at most a year apart.",
      inputSchema: z.object({ from: LocalTime, to: LocalTime }),
      execute: async ({ from, to }) => {
        const events = await ports.calendar.listEvents(userId, { from: instant(from, zone), to: instant(to, zone) });
        return events.slice(0, EVENTS).map((event) => told(event, zone));
      },
    }),
    search_products: tool({
      description:
        "Searches the wholesale marketplace. Prices are of one unit, in euros. The user sees what you find as a list below your reply, with names, suppliers, prices and stock: say in one sentence what it is, and don't repeat it.",
      inputSchema: z.object({
        query: words(200),
        minPrice: price(),
        maxPrice: price(),
        inStock: z.optional(z.boolean()),
      }),
      execute: async ({ query, minPrice, maxPrice, inStock }) => {
        const { products, total } = await ports.marketplace.searchProducts({
          q: query,
          ...(minPrice === undefined ? {} : { minPrice: Math.round(minPrice * 100) }),
          ...(maxPrice === undefined ? {} : { maxPrice: Math.round(maxPrice * 100) }),
          ...(inStock === true ? { inStock } : {}),
          limit: PRODUCTS,
        });
        for (const product of products) {
          if (!shown.has(product.id)) onCard(productCard(product, wording));
          shown.add(product.id);
        }
        return { total, products };
      },
    }),
    get_product: tool({
      description: "One product of the marketplace by its id.",
      inputSchema: z.object({ id: words(100) }),
      execute: async ({ id }) => (await ports.marketplace.getProduct(id)) ?? { refused: "There is no such product." },
    }),
    weather: tool({
      description:
        "The weather of a place, as the user names it: now and for a week, or from one day through another, at most 16 days ahead. In the user's units, which it tells. The user sees it as a card below your reply: answer the question in a sentence or two, and don't repeat the rest.",
      inputSchema: z.object({ place: words(100), from: z.optional(LocalDate), to: z.optional(LocalDate) }),
      execute: async ({ place, from, to }) => {
        const answer = await ports.weather.weatherAt(place, wording.language, signal);
        if (answer.kind !== "weather") return answer;
        const asked = askedWeather(answer.weather, { period: daysFrom(from, to), hours: null }, now.toPlainDate());
        if (asked === null) return { refused: "There is no forecast for these days." };
        const data = weatherCardData(answer.weather, asked, unitsFor(request.person));
        const card = weatherCard(data, wording);
        if (!shown.has(card.says ?? "")) onCard(card);
        shown.add(card.says ?? "");
        return { ...data, note: "Rain is the chance of it in percent." };
      },
    }),
  };
  const creating: ToolSet = {
    create_event: tool({
      description: "Puts an event into the user's calendar. Only when the user asks for it.",
      inputSchema: z.object({ ...eventFields, allDay: z.optional(z.boolean()) }),
      execute: async ({ title, start, end, allDay }) => {
        created += 1;
        const id = derivedId("turn-event", request.turnId, String(created));
        const times = { start: instant(start, zone), end: instant(end, zone), timezone: zone };
        const made = { title, ...times, ...(allDay === true ? { allDay } : {}) };
        const event = await ports.calendar.createEvent(userId, id, made);
        onCard(eventCard(event));
        return { created: title };
      },
    }),
  };
  const moving: ToolSet = {
    move_event: tool({
      description:
        "Moves one event of the user to another time. `title` is what the user calls it; `current` its present start, if the user names it.",
      inputSchema: z.object({ title: words(200), current: z.optional(LocalTime), start: LocalTime, end: LocalTime }),
      execute: async ({ title, current, start, end }) => {
        const event = await find(title, current);
        if ("refused" in event) return event;
        const change = { version: event.version, start: instant(start, zone), end: instant(end, zone) };
        const moved = await ports.calendar.updateEvent(userId, event.id, change, scopeOf(event));
        onCard(eventCard(moved));
        return { movedTo: start };
      },
    }),
  };
  const deleting: ToolSet = {
    delete_event: tool({
      description:
        "Deletes one event of the user. `title` is what the user calls it; `start` its start, if the user names it.",
      inputSchema: z.object({ title: words(200), start: z.optional(LocalTime) }),
      execute: async ({ title, start }) => {
        const event = await find(title, start);
        if ("refused" in event) return event;
        await ports.calendar.deleteEvent(userId, event.id, scopeOf(event));
        return { deleted: true };
      },
    }),
  };
  return {
    ...reading,
    ...creating,
    ...(["move", "later", "earlier"].some((act) => asked.has(act)) ? moving : {}),
    ...(asked.has("cancel") ? deleting : {}),
  };
}

/** Tools whose results contain text that others may have written. */
const READING_TOOLS = ["list_events", "search_products", "get_product", "weather"];

/**
 * The tools of a reply's next step. Once a reading tool was called, or with contents of files, only reading tools are left:
 * text that was read must not be able to make the model write.
 */
export function nextTools(
  steps: readonly { readonly toolCalls: readonly { readonly toolName: string }[] }[],
  { hasFiles }: { readonly hasFiles: boolean },
) {
  const hasRead =
    hasFiles || steps.some(({ toolCalls }) => toolCalls.some(({ toolName }) => READING_TOOLS.includes(toolName)));
  return hasRead ? { activeTools: READING_TOOLS } : {};
}
