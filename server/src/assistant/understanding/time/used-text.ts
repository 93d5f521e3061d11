import type { Roles } from "./roles.ts";
import type { TimeReading } from "./time-reading.ts";

/** Spans that are used, and the text without them. */
export function usedText(text: string, roles: Roles): Pick<TimeReading, "spans" | "rest"> {
  const { main, range, until, from, except, markers } = roles;
  const phrases = [
    ...main,
    ...(range ?? []),
    ...(until === null ? [] : [until.phrase]),
    ...(from === null ? [] : [from]),
  ];
  const fragments = [...phrases, ...except, ...markers].flatMap((each) => each.fragments);
  const sorted = fragments.map((fragment) => [fragment.from, fragment.to] as const).toSorted(([a], [b]) => a - b);
  const spans: (readonly [number, number])[] = [];
  for (const [begin, end] of sorted) {
    const last = spans.at(-1);
    if (last !== undefined && /^\s*$/.test(text.slice(last[1], begin))) spans[spans.length - 1] = [last[0], end];
    else spans.push([begin, end]);
  }
  let rest = "";
  let at = 0;
  for (const [begin, end] of spans) {
    rest += `${text.slice(at, begin)} `;
    at = end;
  }
  return { spans, rest: (rest + text.slice(at)).trim() };
}
