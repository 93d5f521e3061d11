import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { CalendarPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Intent } from "../understanding/intent.ts";
import { counted, plain } from "../understanding/words.ts";
import { instantOf, isoInstant } from "../understanding/zone.ts";
import { says, type Answer } from "./answer.ts";
import { eventCard, spanWords, titled } from "./event-words.ts";
import { titleMatches } from "./event-search.ts";
import { readingOf } from "./reading-of.ts";

const SHOWN = 20;
const CARDS = 3;

/** Lists the events in the calendar by day. */
export async function listEvents(
  calendar: CalendarPort,
  request: ReplyRequest,
  { period, words }: Extract<Intent, { kind: "calendar.list" }>,
): Promise<Answer> {
  const reading = readingOf(request);
  const { now } = reading;
  const zone = now.timeZoneId;
  const all = await request.remember("listed", async (): Promise<CalendarEvent[]> =>
    calendar.listEvents(request.userId, {
      from: isoInstant(instantOf({ day: period.from, time: null }, zone)),
      to: isoInstant(instantOf({ day: period.to, time: null }, zone)),
    }),
  );
  const events = all.filter(({ title }) => titleMatches(title, words));
  const about = words === "" ? "" : ` about "${plain(words)}"`;
  if (events.length === 0) return says(`You have nothing${about} on your calendar ${period.name}.`);
  const lines = events.slice(0, SHOWN).map((event) => `- ${titled(event)}, ${spanWords(event, reading)}`);
  const more = events.length > SHOWN ? `\n- and ${events.length - SHOWN} more` : "";
  return says(
    `You have ${counted(events.length, "event")}${about} ${period.name}:\n\n${lines.join("\n")}${more}`,
    events.slice(0, CARDS).map(eventCard),
  );
}
