import type { ProductLookup } from "../reply/ports.ts";
import type { Act, GoldenEvent } from "./dialogue.ts";
import type { ExpectedCalendar } from "./expected-calendar.ts";

/** What can be seen of a turn from outside, besides the calendar. */
export interface Seen {
  readonly reply: string;
  readonly lookups: readonly ProductLookup[];
  readonly places: readonly string[];
}

const minor = (price: number | undefined) => (price === undefined ? undefined : Math.round(price * 100));
const folded = (text: string) => text.normalize("NFC").toLowerCase();
const titleOf = ({ title }: GoldenEvent) => folded(typeof title === "string" ? title : title[0]);

/** Whether the turn did what `act` says; null for acts that can't be seen. */
export function actShown(
  act: Act,
  { reply, lookups, places }: Seen,
  { expected, facts, home }: { expected: ExpectedCalendar; facts: readonly string[]; home: string | null },
): boolean | null {
  if (act.kind === "list") {
    const text = folded(reply.replaceAll("\\", ""));
    return [...expected].every(([name, event]) => act.events.includes(name) === text.includes(titleOf(event)));
  }
  if (act.kind === "recall") return facts.every((fact) => reply.replaceAll("\\", "").includes(fact));
  if (act.kind === "weather") {
    const place = act.place ?? home;
    return place !== null && places.length > 0 && places.every((each) => folded(each) === folded(place));
  }
  if (act.kind !== "find-product") return null;
  const [lookup] = lookups;
  return (
    lookup !== undefined &&
    folded(lookup.q) === folded(act.q) &&
    lookup.minPrice === minor(act.min) &&
    lookup.maxPrice === minor(act.max) &&
    (lookup.inStock ?? false) === (act.inStock ?? false) &&
    (lookup.sort ?? "relevance") === (act.sort ?? "relevance")
  );
}
