import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import type { CalendarPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { CalendarList, Period } from "../understanding/intent.ts";
import { inZone, instantOf, isoInstant } from "../understanding/zone.ts";
import { plain } from "../wording/plain.ts";
import type { Wording } from "../wording/wording.ts";
import { says, type Answer } from "./answer.ts";
import { eventLines, firstCards } from "../cards/event-words.ts";
import { titleMatches } from "../search/event-search.ts";
import { keyOf } from "../dialogue/event-key.ts";
import { periodWords } from "./period-words.ts";

const SHOWN = 20;

/** How far ahead to look for a named event that isn't among those of the next days. */
const FAR_WEEKS = 26;

interface Fitting {
  readonly events: CalendarEvent[];
  /** The day before which they are, as ISO 8601. */
  readonly to: string;
}

/** Whether an event is on one of a period's days. */
function isOn({ start, end }: CalendarEvent, { days }: Pick<Period, "days">, zone: string): boolean {
  const first = inZone(new Date(start), zone).toPlainDate();
  const last = inZone(new Date(Math.max(Date.parse(start), Date.parse(end) - 1)), zone).toPlainDate();
  const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) < 0;
  return days === undefined || days.some((day) => !isBefore(day, first) && !isBefore(last, day));
}

/** Of some events, the one at a place; among those that haven't begun, unless days are named. */
function atPlace(
  events: readonly CalendarEvent[],
  nth: number,
  { period, now }: Pick<CalendarList, "period"> & Pick<Wording, "now">,
): CalendarEvent[] {
  const isAhead = ({ start }: CalendarEvent) => Date.parse(start) > now.epochMilliseconds;
  const all = period.called === "upcoming" ? events.filter(isAhead) : events;
  const one = all.at(nth < 0 ? nth : nth - 1);
  return one === undefined ? [] : [one];
}

/** The events of a period that have these words in their titles. Where nobody named any days, it's longer if that's what it takes to find one. */
async function fittingEvents(
  calendar: CalendarPort,
  userId: string,
  { period, words, nth, now }: Pick<CalendarList, "period" | "words" | "nth"> & Pick<Wording, "now">,
): Promise<Fitting> {
  const midnight = (day: Temporal.PlainDate) => isoInstant(instantOf({ day, time: null }, now.timeZoneId));
  const fittingBefore = async (day: Temporal.PlainDate): Promise<Fitting> => {
    const all = await calendar.listEvents(userId, { from: midnight(period.from), to: midnight(day) });
    const named = all.filter(({ title }) => titleMatches(title, words));
    const events = named.filter((event) => isOn(event, period, now.timeZoneId));
    return { events: nth === undefined ? events : atPlace(events, nth, { period, now }), to: day.toString() };
  };
  const found = await fittingBefore(period.to);
  const isSought = words !== "" || nth !== undefined;
  const isFar = found.events.length === 0 && isSought && period.called === "upcoming";
  return isFar ? fittingBefore(period.from.add({ weeks: FAR_WEEKS })) : found;
}

/** Lists the events in the calendar by day. */
export async function listEvents(
  calendar: CalendarPort,
  request: ReplyRequest,
  { period, words, nth }: CalendarList,
  wording: Wording,
): Promise<Answer> {
  const { t, now } = wording;
  const { events, to } = await request.remember("listed", () =>
    fittingEvents(calendar, request.userId, { period, words, now, ...(nth !== undefined && { nth }) }),
  );
  const about = {
    period: periodWords({ ...period, to: Temporal.PlainDate.from(to) }, wording),
    words: plain(words),
    count: events.length,
  };
  if (events.length === 0)
    return says(words === "" ? t("list.none", about) : t("list.noneAbout", about), [], { events: [] });
  const told = { events: events.slice(0, SHOWN).map(keyOf) };
  if (nth !== undefined)
    return says(eventLines(events, 1, wording).replace(/^- /, ""), firstCards(events, wording), told);
  const found = words === "" ? t("list.found", about) : t("list.foundAbout", about);
  return says(`${found}\n\n${eventLines(events, SHOWN, wording)}`, firstCards(events, wording), told);
}
