import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { isPlain } from "../acts/plain-words.ts";
import type { ChangeWrite } from "../acts/write.ts";
import type { Said } from "../dialogue/dialogue.ts";
import type { Reading } from "../understanding/intent.ts";
import type { Order, OrderAct, OrderTable } from "../understanding/orders/order.ts";
import { orderTableFor } from "../understanding/orders/order-tables.ts";
import { readOrder } from "../understanding/orders/read-order.ts";
import { readReference } from "../understanding/orders/reference.ts";
import { titleMatches } from "../search/event-search.ts";
import { changeOf } from "./orders/change-events.ts";

/** An order about an event that there is, with how it was read. */
export interface ReadChange {
  readonly order: Order;
  readonly reading: Reading;
  readonly table: OrderTable;
  readonly said: Said;
}

type Field = keyof ChangeWrite["change"];

const TIMES: readonly Field[] = ["start", "end", "allDay"];
const ANY: readonly Field[] = [...TIMES, "title", "location", "description", "reminders", "recurrence"];
/** What an order changes of an event. */
const FIELDS: Readonly<Record<OrderAct, readonly Field[]>> = {
  move: TIMES,
  later: TIMES,
  earlier: TIMES,
  longer: TIMES,
  shorter: TIMES,
  length: TIMES,
  until: TIMES,
  rename: ["title"],
  place: ["location"],
  note: ["description"],
  remind: ["reminders"],
  "remind-instead": ["reminders"],
  "no-reminders": ["reminders"],
  repeat: [...TIMES, "recurrence"],
  change: ANY,
  end: ["recurrence"],
  again: [],
  cancel: [],
  undo: [],
};
/** Acts whose times rules know as well. */
const TIMED: ReadonlySet<OrderAct> = new Set(["move", "later", "earlier", "longer", "shorter", "length", "until"]);

const CLAUSES = /\s*[,;，；、]\s*|\s+(?:and|und|y|et|e|и|và)\s+|并且?|而且|然后|そして/iu;

/** The orders about events that a text gives, one or several. */
export function readChanges(said: Said, readings: readonly Reading[]): ReadChange[] {
  if (!isPlain(said.text)) return [];
  for (const reading of readings) {
    const table = orderTableFor(reading.language);
    if (table === null) continue;
    const read = (text: string): ReadChange[] => {
      const order = readOrder(text, reading);
      return order === null ? [] : [{ order, reading, table, said: { ...said, text } }];
    };
    const clauses = said.text.split(CLAUSES).filter(Boolean);
    const parts = clauses.map(read);
    const found = clauses.length > 1 && parts.every((part) => part.length > 0) ? parts.flat() : read(said.text);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether orders may mean a change, of an event that had this title when they were given: its fields, and its times as rules read them. */
export function mayMean(orders: readonly ReadChange[], { event, change }: ChangeWrite, title: string): boolean {
  const changed = Object.keys(change) as Field[];
  const fields = new Set(orders.flatMap(({ order }) => FIELDS[order.act]));
  return (
    orders.length > 0 &&
    isCalled(orders, title) &&
    changed.every((field) => fields.has(field)) &&
    (!changed.some((field) => TIMES.includes(field)) || hasTimes(orders, event, change))
  );
}

function isCalled(orders: readonly ReadChange[], title: string): boolean {
  const called = orders
    .map(({ order, reading, table }) => readReference(order.event ?? "", reading, table).words)
    .filter(Boolean);
  return called.length === 0 || called.some((words) => words.split(" ").some((word) => titleMatches(title, word)));
}

function hasTimes(orders: readonly ReadChange[], event: CalendarEvent, change: ChangeWrite["change"]): boolean {
  const timed = orders.filter(({ order }) => TIMED.has(order.act));
  if (timed.length === 0) return orders.some(({ order }) => FIELDS[order.act].includes("start"));
  return timed.some(({ order, said, ...how }) => {
    const wanted = changeOf({ ...how, said: [said] }, order, event);
    if (typeof wanted === "string") return false;
    const isAt = (field: "start" | "end") =>
      change[field] === undefined || Date.parse(change[field]) === Date.parse(wanted[field] ?? event[field]);
    return isAt("start") && isAt("end") && (change.allDay ?? event.allDay) === (wanted.allDay ?? event.allDay);
  });
}
