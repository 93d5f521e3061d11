import type { TextLanguage } from "@atrium/shared-contracts/spec";
import type { Dialogue } from "../dialogue/dialogue.ts";
import type { ProductLookup } from "../reply/ports.ts";
import type { Act, GoldenEvent } from "./dialogue.ts";
import type { ExpectedCalendar } from "./expected-calendar.ts";
import { saysOne } from "./said.ts";

/** What can be seen of a turn from outside, besides the calendar. */
export interface Seen {
  readonly reply: string;
  /** The assistant's language. */
  readonly language: TextLanguage;
  /** The dialogue after it. */
  readonly dialogue: Dialogue;
  readonly lookups: readonly ProductLookup[];
  readonly places: readonly string[];
}

const minor = (price: number | undefined) => (price === undefined ? undefined : Math.round(price * 100));
const folded = (text: string) => text.normalize("NFC").toLowerCase();
const titleOf = ({ title }: GoldenEvent) => folded(typeof title === "string" ? title : title[0]);

/** The texts that say what's no more than said. */
const TEXTS: Partial<Record<Act["kind"], RegExp>> = {
  greet: /^guide\.(?:greeting|overview)$/u,
  thanks: /^guide\.thanks$/u,
  goodbye: /^guide\.goodbye$/u,
  help: /^guide\./u,
  clock: /^clock\./u,
  "not-understood": /^(?:(?:guide|memory)\.|products\.noLists$)/u,
  "not-found": /\.(?:notFound|none|noneSuch|noneAbout|nothing|unknown|unknownPlace|already)(?:_\w+)?$/u,
  decline: /^(?:change\.dropped|delete\.kept|memory\.kept)$/u,
};
const NOT_UNDERSTOOD = /^guide\.noModel(?:Again)?$/u;

/** Whether the turn did what `act` says; null for acts that can't be seen. */
export function actShown(
  act: Act,
  { reply, language, dialogue, lookups, places }: Seen,
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
  const said = TEXTS[act.kind];
  if (said !== undefined) return saysOne(reply, language, said);
  if (act.kind === "ask") {
    const isOpen = dialogue.question?.age === 0 || dialogue.forgetting !== null;
    return (isOpen || /[?？]/u.test(reply)) && !saysOne(reply, language, NOT_UNDERSTOOD);
  }
  if (act.kind === "free" || act.kind === "compare-products" || act.kind === "product-detail")
    return !saysOne(reply, language, NOT_UNDERSTOOD);
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
