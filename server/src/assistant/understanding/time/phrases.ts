import type { ClockSpec, DayPart, DaySpec, EverySpec, Fragment, Marker, PeriodSpec, Saying } from "./saying.ts";

/** Fragments that stand together: "next friday at 6 in the evening". */
export interface Phrase {
  readonly days: readonly DaySpec[];
  readonly dayEnd: DaySpec | null;
  readonly clocks: readonly ClockSpec[];
  readonly period: PeriodSpec | null;
  readonly part: DayPart | null;
  readonly every: readonly EverySpec[];
  readonly fragments: readonly Fragment[];
}

export interface MarkerItem {
  readonly marker: Marker;
  readonly fragments: readonly [Fragment];
}

/** `beside`: nothing but spaces and commas is between it and the item before. */
export type Item = (Phrase | MarkerItem) & { readonly beside: boolean };

const BETWEEN = /^[\s,，、·]*$/u;

const saysTime = ({ marker, glue, nothing, weak }: Saying) => marker === undefined && !glue && !nothing && !weak;

const defined = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);

export function phraseOf(fragments: readonly Fragment[]): Phrase {
  const sayings = fragments.map(({ saying }) => saying);
  return {
    days: defined(sayings.map(({ day }) => day)),
    dayEnd: defined(sayings.map(({ dayEnd }) => dayEnd))[0] ?? null,
    clocks: defined(sayings.flatMap(({ clock, clockEnd }) => [clock, clockEnd])),
    period: defined(sayings.map(({ period }) => period))[0] ?? null,
    part: defined(sayings.map(({ part }) => part))[0] ?? null,
    every: defined(sayings.map(({ every }) => every)),
    fragments,
  };
}

/** What remains of fragments that stand together once glue at the edges and doubtful words are out. */
function certain(fragments: readonly Fragment[], whole: boolean): readonly Fragment[] {
  const begin = fragments.findIndex(({ saying }) => saying.glue !== "follows");
  const end = fragments.findLastIndex(({ saying }) => saying.glue !== "leads");
  const content = fragments.slice(Math.max(begin, 0), end + 1);
  const told = content.filter(({ saying }) => saying.glue === undefined);
  return told.length > 0 && (whole || told.some(({ saying }) => saysTime(saying))) ? content : [];
}

const isDate = ({ saying: { day } }: Fragment) => day !== undefined && day.kind !== "weekday";

/** "到12月31号，12月24号除外": after a comma, a second date is about something else. */
const isAnotherDate = (gap: string, cluster: readonly Fragment[], next: Fragment) =>
  /[,、，]/u.test(gap) && isDate(next) && cluster.some(isDate);

/** Puts fragments together that stand together. Words that only look like time are left out, and separate what's beside them. */
export function itemsOf(text: string, fragments: readonly Fragment[]): Item[] {
  const items: Item[] = [];
  let end = 0;
  let cluster: Fragment[] = [];
  let clusterBeside = false;

  const gap = (from: number) => BETWEEN.test(text.slice(end, from));
  function close() {
    const [first] = cluster;
    const last = cluster.at(-1);
    if (first === undefined || last === undefined) return;
    const rest = text.slice(0, first.from) + text.slice(last.to);
    const kept = certain(cluster, !/[\p{L}\p{N}]/u.test(rest));
    if (kept.length > 0) items.push({ ...phraseOf(kept), beside: clusterBeside });
    cluster = [];
  }

  for (const fragment of fragments) {
    const beside = gap(fragment.from);
    if (fragment.saying.nothing) {
      close();
      end = -1;
      continue;
    }
    if (fragment.saying.marker !== undefined) {
      close();
      items.push({ marker: fragment.saying.marker, fragments: [fragment], beside: end !== -1 && beside });
    } else if (cluster.length > 0 && beside && !isAnotherDate(text.slice(end, fragment.from), cluster, fragment)) {
      cluster.push(fragment);
    } else {
      close();
      clusterBeside = end !== -1 && beside;
      cluster = [fragment];
    }
    end = fragment.to;
  }
  close();
  return items;
}
