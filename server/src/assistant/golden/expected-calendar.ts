import type { EventName, GoldenEvent, Turn } from "./dialogue.ts";

/** The events that a calendar should have, by their names in the dialogue. */
export type ExpectedCalendar = ReadonlyMap<EventName, GoldenEvent>;

/** @throws Error when the turn names an event that isn't there, or adds one that is. */
export function afterTurn(
  calendar: ExpectedCalendar,
  { adds = {}, changes = {}, removes = [], restores = [] }: Turn,
  earlier: ExpectedCalendar,
): ExpectedCalendar {
  const next = new Map(calendar);
  const there = (name: EventName) => {
    const event = next.get(name);
    if (event === undefined) throw new Error(`There's no event “${name}”`);
    return event;
  };
  const add = (name: EventName, event: GoldenEvent) => {
    if (next.has(name)) throw new Error(`There's an event “${name}” already`);
    next.set(name, event);
  };
  for (const [name, change] of Object.entries(changes)) next.set(name, { ...there(name), ...change });
  for (const name of removes) {
    there(name);
    next.delete(name);
  }
  for (const [name, event] of Object.entries(adds)) add(name, event);
  for (const name of restores) {
    const event = earlier.get(name);
    if (event === undefined) throw new Error(`There never was an event “${name}”`);
    add(name, event);
  }
  return next;
}
