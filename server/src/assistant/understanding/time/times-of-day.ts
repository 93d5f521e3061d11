import { clockIn, clockRange } from "./clock.ts";
import type { Phrase } from "./phrases.ts";
import { partOf, type Roles } from "./roles.ts";
import type { ClockTime, TimeProblem } from "./time-reading.ts";

interface Clocks {
  readonly start: ClockTime | null;
  readonly end: ClockTime | null;
  readonly problems: readonly TimeProblem[];
}

/** When it starts and ends, as far as times of day are said. */
export function clocksOf({ range }: Roles, phrases: readonly Phrase[]): Clocks {
  const own = range?.map(({ clocks, part }) => clocks.map((clock) => ({ clock, part }))).flat() ?? [];
  const said = [
    ...own,
    ...phrases
      .filter((phrase) => range === null || !range.includes(phrase))
      .flatMap(({ clocks, part }) => clocks.map((clock) => ({ clock, part }))),
  ];
  const [first, second] = said;
  if (first === undefined) return { start: null, end: null, problems: [] };
  const unsure: Clocks = { start: null, end: null, problems: [{ kind: "which-midnight" }] };
  const part = first.part ?? partOf(phrases);
  const start = clockIn(first.clock, part);
  if (start === null) return unsure;
  if (second === undefined) return { start, end: null, problems: [] };
  const inRange = own.length === 2 || phrases.some(({ fragments }) => fragments.some(({ saying }) => saying.clockEnd));
  const told = new Set(said.map((each) => JSON.stringify(each)));
  if (!inRange || told.size > 2) return { start, end: null, problems: told.size === 1 ? [] : [{ kind: "which-time" }] };
  const ownPart = second.part !== null && second.part !== first.part ? second.part : null;
  const end = clockIn(second.clock, ownPart);
  if (end === null) return unsure;
  const isOverDays = phrases.some(({ fragments }) => fragments.some(({ saying }) => saying.dayEnd && saying.clockEnd));
  const days = isOverDays || (range !== null && range[0].days.length > 0 && range[1].days.length > 0);
  if (days) return { start, end: clockIn(second.clock, second.part ?? null), problems: [] };
  return { ...clockRange(start, end), problems: [] };
}
