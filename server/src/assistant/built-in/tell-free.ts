import { Temporal } from "temporal-polyfill";
import type { CalendarPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { isoInstant } from "../understanding/zone.ts";
import { clockText } from "../wording/clock-text.ts";
import { onDay } from "../wording/day-words.ts";
import { spanWords } from "../wording/span-words.ts";
import { listed, type Wording } from "../wording/wording.ts";
import { says, type Answer } from "./answer.ts";
import { eventLines, firstCards } from "./event-words.ts";
import { freeTimes } from "./free-times.ts";
import { keyOf } from "./orders/spoken-events.ts";

const SHOWN = 20;
/** Whole days are looked through for free times between these hours. */
const AWAKE = [8, 20] as const;
const DAY_MS = 86_400_000;

type Wish = Extract<Intent, { kind: "calendar.free" }>;

/** Says whether a span is free, and otherwise what's in it and which times of it are free. */
export async function tellFree(
  calendar: CalendarPort,
  request: ReplyRequest,
  { from, to, minutes }: Wish,
  wording: Wording,
): Promise<Answer> {
  const { t, now, language } = wording;
  const at = (local: Temporal.PlainDateTime) => local.toZonedDateTime(now.timeZoneId);
  const span = { start: isoInstant(at(from).toInstant()), end: isoInstant(at(to).toInstant()) };
  const isWhole = Date.parse(span.end) - Date.parse(span.start) > DAY_MS / 2;
  const when = spanWords({ ...span, allDay: isWhole }, wording);
  const events = await request.remember("listed", () =>
    calendar.listEvents(request.userId, { from: span.start, to: span.end }),
  );
  if (events.length === 0) return says(t("free.yes", { when }), [], { events: [] });
  const isOneDay = Date.parse(span.end) - Date.parse(span.start) <= DAY_MS * 1.1;
  const within = isWhole
    ? {
        from: at(from.with({ hour: AWAKE[0], minute: 0 })).epochMilliseconds,
        to: at(from.with({ hour: AWAKE[1], minute: 0 })).epochMilliseconds,
      }
    : { from: Date.parse(span.start), to: Date.parse(span.end) };
  const clock = (ms: number) =>
    clockText(Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(now.timeZoneId).toPlainTime(), wording);
  const gaps = isOneDay ? freeTimes(within, events, (minutes ?? 30) * 60_000) : [];
  const free =
    gaps.length === 0
      ? ""
      : `\n\n${t("free.times", {
          times: listed(
            gaps.map((gap) => `${clock(gap.from)}–${clock(gap.to)}`),
            "conjunction",
            language,
          ),
        })}`;
  const headline =
    isWhole && gaps.length > 0
      ? t("free.partly", { when: onDay(from.toPlainDate(), wording) })
      : t("free.no", { when });
  const busy = `${headline}\n\n${eventLines(events, SHOWN, wording)}`;
  return says(`${busy}${free}`, firstCards(events, wording), { events: events.slice(0, SHOWN).map(keyOf) });
}
