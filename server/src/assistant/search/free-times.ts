import type { CalendarEvent } from "@atrium/shared-contracts/wire";

/** Milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The parts of a span that no event is in, at least so long. */
export function freeTimes({ from, to }: TimeSpan, events: readonly CalendarEvent[], leastMs: number): TimeSpan[] {
  let begin = from;
  const gaps: TimeSpan[] = [];
  for (const event of events.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
    gaps.push({ from: begin, to: Math.min(Date.parse(event.start), to) });
    begin = Math.max(begin, Date.parse(event.end));
  }
  gaps.push({ from: begin, to });
  return gaps.filter((gap) => gap.to - gap.from >= leastMs);
}
