import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { CalendarPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { instantOf, isoInstant } from "../understanding/zone.ts";
import { plain } from "../wording/plain.ts";
import type { Wording } from "../wording/wording.ts";
import { says, type Answer } from "./answer.ts";
import { eventCard, eventLines } from "./event-words.ts";
import { titleMatches } from "./event-search.ts";
import { keyOf } from "./orders/spoken-events.ts";
import { periodWords } from "./period-words.ts";

const SHOWN = 20;
const CARDS = 3;

/** Lists the events in the calendar by day. */
export async function listEvents(
  calendar: CalendarPort,
  request: ReplyRequest,
  { period, words }: Extract<Intent, { kind: "calendar.list" }>,
  wording: Wording,
): Promise<Answer> {
  const { t, now } = wording;
  const zone = now.timeZoneId;
  const all = await request.remember("listed", async (): Promise<CalendarEvent[]> =>
    calendar.listEvents(request.userId, {
      from: isoInstant(instantOf({ day: period.from, time: null }, zone)),
      to: isoInstant(instantOf({ day: period.to, time: null }, zone)),
    }),
  );
  const events = all.filter(({ title }) => titleMatches(title, words));
  const about = { period: periodWords(period, wording), words: plain(words), count: events.length };
  if (events.length === 0) return says(words === "" ? t("list.none", about) : t("list.noneAbout", about));
  const found = words === "" ? t("list.found", about) : t("list.foundAbout", about);
  return says(`${found}\n\n${eventLines(events, SHOWN, wording)}`, events.slice(0, CARDS).map(eventCard), {
    events: events.slice(0, SHOWN).map(keyOf),
  });
}
