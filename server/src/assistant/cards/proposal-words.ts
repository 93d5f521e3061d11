import {
  type CalendarEvent,
  type MessageCard,
  PROPOSAL_CARD,
  type ProposalCardData,
} from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import { oneLine } from "../../text/clean-line.ts";
import type { CreateWrite, Write } from "../acts/write.ts";
import type { CalendarPort, EventChange, NewEvent } from "../reply/ports.ts";
import { dateWords } from "../wording/day-words.ts";
import { lengthText } from "../wording/length-text.ts";
import { plain } from "../wording/plain.ts";
import { seriesWords } from "../wording/recurrence-words.ts";
import { datedSpanWords } from "../wording/span-words.ts";
import { listed, type Wording } from "../wording/wording.ts";
import { titled } from "./event-words.ts";

/** How what's proposed is told. */
export interface Proposing {
  readonly calendar: Pick<CalendarPort, "firstDates">;
  readonly wording: Wording;
}

type Details = Pick<Partial<NewEvent>, "location" | "description" | "reminders" | "recurrence">;

function repeats(rule: string, wording: Wording): string {
  const { t } = wording;
  const every = seriesWords(rule, wording);
  const count = /(?:^|;)COUNT=(\d+)/.exec(rule)?.[1];
  return count === undefined ? t("proposal.repeats", { every }) : t("proposal.times", { every, count: Number(count) });
}

function reminderWords(reminders: readonly number[], wording: Wording): string {
  const { t, language } = wording;
  if (reminders.length === 0) return t("proposal.noReminders");
  const times = reminders.map((minutes) =>
    minutes === 0 ? t("proposal.atStart") : t("proposal.before", { length: lengthText(minutes, wording) }),
  );
  return t("proposal.reminders", { times: listed(times, "conjunction", language) });
}

const SHOWN_DATES = 3;

/** Whether `seriesWords` says all of a rule but its end. */
const isTold = (rule: string): boolean =>
  rule
    .split(";")
    .every(
      (part) =>
        /^(?:FREQ|INTERVAL|COUNT|UNTIL|WKST)=/.test(part) ||
        (/^BYDAY=[A-Z]{2}(?:,[A-Z]{2})*$/.test(part) && /FREQ=WEEKLY/.test(rule)),
    );

/** The first dates of a series whose rule can't be told in words. */
function dateLines(event: NewEvent, { calendar, wording }: Proposing): string[] {
  if (!event.recurrence || isTold(event.recurrence)) return [];
  return [wording.t("proposal.dates", { dates: listedDates(calendar.firstDates(event, SHOWN_DATES), wording) })];
}

const dayOf = (at: Date, { now }: Wording) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(now.timeZoneId).toPlainDate();

const listedDates = (dates: readonly Date[], wording: Wording): string =>
  listed(
    dates.map((at) => dateWords(dayOf(at, wording), wording)),
    "conjunction",
    wording.language,
  );

/** Which dates a new series is without. */
const leftOutLines = ({ leftOut = [] }: CreateWrite, wording: Wording): string[] =>
  leftOut.length === 0
    ? []
    : [
        wording.t("proposal.except", {
          dates: listedDates(
            leftOut.map((at) => new Date(at)),
            wording,
          ),
        }),
      ];

/** What's said of an event besides its title and time, a line each. Not Markdown. */
function detailLines({ location, description, reminders, recurrence }: Details, wording: Wording): string[] {
  const { t } = wording;
  return [
    ...(location === undefined
      ? []
      : [location ? t("proposal.place", { place: oneLine(location) }) : t("proposal.noPlace")]),
    ...(description === undefined
      ? []
      : [description ? t("proposal.note", { note: oneLine(description) }) : t("proposal.noNote")]),
    ...(reminders === undefined ? [] : [reminderWords(reminders, wording)]),
    ...(recurrence === undefined ? [] : [recurrence === null ? t("proposal.once") : repeats(recurrence, wording)]),
  ];
}

function changeLines(was: CalendarEvent, change: Omit<EventChange, "version">, wording: Wording): string[] {
  const { t } = wording;
  const span = { start: was.start, end: was.end, allDay: was.allDay, ...definedSpan(change) };
  const isMoved = span.start !== was.start || span.end !== was.end || span.allDay !== was.allDay;
  return [
    ...(change.title === undefined ? [] : [t("proposal.title", { title: oneLine(change.title) })]),
    ...(isMoved ? [t("proposal.time", { when: datedSpanWords(span, wording) })] : []),
    ...detailLines(change, wording),
  ];
}

const definedSpan = ({ start, end, allDay }: Omit<EventChange, "version">) => ({
  ...(start === undefined ? {} : { start }),
  ...(end === undefined ? {} : { end }),
  ...(allDay === undefined ? {} : { allDay }),
});

const DATES = { one: "proposal.oneDate", following: "proposal.followingDates", all: "proposal.allDates" } as const;

/** Which dates of a series are meant. */
const datesLine = (write: Exclude<Write, { does: "create" }>, { t }: Wording): string[] =>
  write.event.recurrence === null ? [] : [t(DATES[write.scope?.scope ?? "all"])];

function partsOf(write: Write, proposing: Proposing): { head: string; lines: string[] } {
  const { wording } = proposing;
  const { t } = wording;
  if (write.does === "create") {
    const { event } = write;
    const span = { start: event.start, end: event.end, allDay: event.allDay ?? false };
    return {
      head: t("proposal.what", { event: titled(event), when: datedSpanWords(span, wording) }),
      lines: [
        ...detailLines(mentioned(event), wording),
        ...dateLines(event, proposing),
        ...leftOutLines(write, wording),
      ],
    };
  }
  const { event } = write;
  const head = t("proposal.what", { event: titled(event), when: datedSpanWords(event, wording) });
  const dates = datesLine(write, wording);
  if (write.does === "cancel") return { head, lines: dates };
  const { recurrence } = write.change;
  const changed = recurrence ? dateLines(asNew(event, write.change), proposing) : [];
  return { head, lines: [...changeLines(event, write.change, wording), ...changed, ...dates] };
}

/** The details that a new event really has. */
const mentioned = ({ location, description, reminders = [], recurrence }: NewEvent): Details => ({
  ...(location ? { location } : {}),
  ...(description ? { description } : {}),
  ...(reminders.length === 0 ? {} : { reminders }),
  ...(recurrence ? { recurrence } : {}),
});

const asNew = (event: CalendarEvent, { start, end, allDay, recurrence }: Omit<EventChange, "version">): NewEvent => ({
  title: event.title,
  start: start ?? event.start,
  end: end ?? event.end,
  allDay: allDay ?? event.allDay,
  timezone: event.timezone,
  recurrence: recurrence ?? null,
});

/** A card that tells all of what's proposed, in the reply's language. */
export function proposalCard(write: Write, proposing: Proposing): MessageCard {
  const { wording } = proposing;
  const { head, lines } = partsOf(write, proposing);
  const says = [wording.t(`proposal.${write.does}`, { what: head }), ...lines.map(plain)].join("; ");
  const data = { does: write.does, head, lines, title: oneLine(write.event.title) } satisfies ProposalCardData;
  return { kind: PROPOSAL_CARD, data, says };
}
