import { Temporal } from "temporal-polyfill";
import type { EventWish, Intent, Moment, Reading, TimeTrouble } from "./intent.ts";
import { joinsClauses } from "./doubtful-title.ts";
import { decided } from "./hesitant.ts";
import { orderTableFor } from "./orders/order-tables.ts";
import { readOrder } from "./orders/read-order.ts";
import { isAround } from "./orders/words.ts";
import { isStatement } from "./statement.ts";
import { periodOf } from "./period.ts";
import { PLANNING } from "./planning-verbs.ts";
import { hasDebris, isPlaceholder, subjectIn } from "./title.ts";
import type { Days } from "./time/time-reading.ts";
import { isDoubtful, isWholeDay, mealTime, usualTime } from "./usual-hours.ts";
import { correctedParts } from "./self-corrected.ts";
import { type FoundTime, type SaidText, findTime, findTimeIn } from "./when.ts";

const DAY_MINUTES = 1_440;
/** How long something to be reminded of takes, if nothing is said. */
export const REMINDER_MINUTES = 15;

/** Words that never identify an event, so they aren't used for searching. */
const FILLER =
  /(?<![\p{L}\p{M}\p{N}])(?:my|the|a|an|our|all|any|event|events|appointment|meeting|meetings|please|can|could|you|would|i|want|need|to|with|at|on|of|from|for|and|that|this|it|called|named|calendar|schedule|agenda|diary|everything|off|in)(?![\p{L}\p{M}\p{N}])/giu;

/** The words of `text` to search for an event by. */
export const searchWords = (text: string) =>
  text
    .replaceAll(FILLER, " ")
    .replaceAll(/[^\p{L}\p{N}\s'-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** An order to be reminded is an event of its own, with a reminder at its start. */
const REMIND =
  /\bremind (?:me|us)\b|\b(?:don't|dont) let (?:me|us) forget\b|\b(?:ping|nudge|alert|notify) me\b|\bset an? alarm\b|(?<!\p{L})báo thức(?!\p{L})|(?<!\p{L})báo (?:cho )?(?:mình|tôi|tui|tớ|tao)(?= \p{L})(?! trước)|^reminder\b|^nhắc nhở(?!\p{L})|\bwake me\b|\b(?:set|add|create|make|need|want|give|get|have|like)(?: me)?(?: up)? an? (?:reminder|nudge|heads[- ]up)\b|(?<!\p{L})(?:nhắc|nhac) (?:cho )?(?:tôi|toi|mình|minh|tui|em|e|anh|chị|chi|t|tao|tớ|giúp|giup|giùm|gium)(?!\p{L})|(?<!\p{L})(?:đừng quên|nhớ) nhắc(?!\p{L})|(?<!\p{L})(?:gọi|kêu) (?:mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|con|cháu) (?:thức )?dậy|(?<!\p{L})đánh thức|(?<!\p{L})nhắc(?= \p{L})(?! (?:lại|đến|tới|trước|tên|nhở|bài)(?!\p{L}))|(?<!\p{L})(?:đặt|tạo|cài|thêm|hẹn) (?:\p{L}+ ){0,2}(?:nhắc|giờ)(?!\p{L})|[叫喊]醒我|闹[钟铃]|鬧[鐘鈴]|[,，\s](?:到时候?|记得)?提醒(?:一下|下|一声)|[定设]一?个提醒|アラーム|目覚まし|(?:提[醒行型性]|题醒|通知|[叫喊])(?:一下|一聲|一声|下)?我|erinner\p{L}* (?:mich|uns)|(?<!\p{L})(?:mich|uns) (?:.{0,80} )?erinnern(?!\p{L})|weck(?:e|st)? mich|mich (?:.{0,40} )?wecken|(?:sag|gib)e? mir .{0,40}bescheid|wecker (?:stellen|auf|für)|(?:erinnerung|wecker) (?:an|für|um)|recuérdame|(?<!\p{L})(?:me )?rappell?e[rz]?[- ]moi|me (?:rappeler|prévenir|réveiller|faire penser)(?!\p{L})|(?:fais|faire|faites)[- ](?:moi|m'y)[- ]penser|(?:préviens|previens|avertis|alerte|réveille[rz]?|reveille)[- ]moi|(?:un |le )(?:rappel|réveil)(?= (?:à|pour|demain|de ))|ricordami|(?<!\p{L})(?:me (?:lembr[ae]|avis[ae]|cutuc[ae])|lembre?-me|lembr[ae] de|avisa de|(?:não )?(?:me )?deix[ae](?: eu)? esquecer|lembrete|lembrar de)(?!\p{L})|напомни|напоминай|(?<!\p{L})напомин(?:ани[ея]|алк[ау])(?!\p{L})|не (?:дай|давай)(?:те)? (?:мне )?забыть|будильник|알려 ?줘|알람|깨워 ?줘|리마인[더드]|(?:까먹|잊)지 ?(?:않게|않도록|말라고|마(?:세요)?$|말아)|알림 ?(?:줘|설정|맞춰|해 ?줘|보내|울려|부탁)|リマインド|リマインダー|タイマー(?:を)?(?:$|セット|かけ|設定|お願い|入れ)|起こして|思い出させ|(?:って|と)言って|声を?[か掛]けて|鳴らして|(?:教え|知らせ|通知し)て|忘れない(?:よう|で)(?!.*(?:入れ|追加|登録|書い|メモ))/iu;

/** The same where planning verbs have them. */
const REMIND_BY_VERB = new RegExp(
  `(?<!\\p{L})(?:${PLANNING.es.remind}|${PLANNING.it.remind}|desp(?:ié|ie)rtame|(?:mi )?svegliami|mi svegli|(?:met|imposta|punta)\\p{L}* (?:una |la )?sveglia)(?!\\p{L})`,
  "iu",
);

/** Whether a text asks to be reminded of something. */
export const asksToRemind = (text: string): boolean => REMIND.test(text) || REMIND_BY_VERB.test(text);

/** "What's on tomorrow?" and then "remind me at 5" may be about today. */
const isReminderOnSpokenDay = ({ text, reading }: SaidText, days: Days | null): boolean =>
  reading.day !== undefined &&
  days !== null &&
  asksToRemind(text) &&
  findTime(text, { ...reading, day: undefined }).days === null;

/** After a question about a later week, an event on another weekday than the one that was asked about may be in this week. Null if it can't. */
function whichWeek({ text, reading }: SaidText, days: Days | null): TimeTrouble | null {
  const { week } = reading;
  if (week === undefined || days === null || days.first.equals(week)) return null;
  const alone = findTime(text, { ...reading, week: undefined }).days;
  return alone?.isOfAnyWeek === true && !alone.first.equals(days.first)
    ? { kind: "which-week", day: alone.first, other: days.first }
    : null;
}

/** The place that an answer about a time says beside it. */
const placeIn = ({ text, reading }: SaidText) => subjectIn(findTime(text, reading).rest, reading.language).place;

/** What was asked for about an order for a new event: its title, and another day than the one that's over. */
interface Answered {
  readonly called?: string;
  readonly at?: Moment;
}

/** The same at another time. */
function movedTo({ when, ...found }: FoundTime, at: Moment): FoundTime {
  const end = when?.end ?? null;
  const days = when === null ? 0 : when.start.day.until(at.day, { largestUnit: "days" }).days;
  const ends = end === null ? null : { ...end, day: end.day.add({ days }) };
  return { ...found, when: { start: at, end: ends, dayNamed: true }, unclear: false, passed: false, trouble: null };
}

/** Reads an order for a new event, and what was answered since to questions about it. */
export function createWish(told: readonly [SaidText, ...SaidText[]], { called, at }: Answered = {}): Intent {
  const [order, ...answers] = told;
  const said: [SaidText, ...SaidText[]] = [...correctedParts(order), ...answers];
  const text = said.map((each) => each.text).join(" ");
  const { reading } = said[0];
  const read = findTimeIn(said, (clock) => usualTime(clock, text));
  const found = at === undefined ? read : movedTo(read, at);
  const { exceptDays } = found;
  const subject = subjectIn(found.rest, reading.language);
  const table = orderTableFor(reading.language);
  // "Maybe Sunday" has no title.
  const isUntitled = isPlaceholder(subject.title) || (table !== null && isAround(subject.title, table));
  const title = called ?? (isUntitled ? "" : decided(subject.title));
  const place =
    subject.place ??
    said
      .slice(1)
      .map(placeIn)
      .find((each) => each !== null) ??
    null;
  const { when, unclear, passed, target } = found;
  const sooner = whichWeek(said[0], found.days);
  const trouble = found.trouble ?? sooner;
  // "From 5 to 5" is no length, and neither is "for 0 hours".
  const hasNoLength =
    found.minutes === 0 ||
    (when?.end?.time != null &&
      when.start.time?.equals(when.end.time) === true &&
      (found.days?.first ?? when.start.day).equals(found.days?.last ?? when.start.day));
  const leavesOut = exceptDays.every((day) => occursOn(day, found));
  if (
    when === null ||
    unclear ||
    hasNoLength ||
    passed ||
    target ||
    !leavesOut ||
    hasDebris(title) ||
    isReminderOnSpokenDay(said[0], found.days) ||
    sooner !== null
  )
    return { kind: "calendar.create-when", title, trouble };
  const time = found.allDay ? null : (when.start.time ?? mealTime(text, found.part));
  // "Lunch 1230" may be one with a number, or at that time.
  if (when.start.time === null && time !== null && /(?<!\d)\d{3,4}(?!\d)/.test(title))
    return { kind: "calendar.create-when", title, trouble };
  const several = when.end !== null || (found.minutes ?? 0) >= DAY_MINUTES;
  const allDay = time === null;
  if (allDay && !found.allDay && !several && (found.part !== null || !isWholeDay(text, reading.language)))
    return { kind: "calendar.create-when", title, trouble };
  if (title === "") return { kind: "calendar.create-what" };
  const isReminder = found.reminderMinutes === null && asksToRemind(text);
  const wish: EventWish = {
    title,
    isDoubtful:
      (called === undefined && (subject.isDoubtful || joinsClauses(title, text))) ||
      isOtherOrder(said, answers) ||
      isStatement(order.text, order.reading),
    place,
    when: { ...when, start: { ...when.start, time } },
    minutes: found.minutes ?? (isReminder && when.end === null && !allDay ? REMINDER_MINUTES : null),
    recurrence: found.recurrence,
    exceptDays,
    reminders: found.reminderMinutes !== null ? [found.reminderMinutes] : isReminder ? [0] : [],
    allDay,
    isGuess: at === undefined && !allDay && found.clock !== null && isDoubtful(found.clock, text),
  };
  return { kind: "calendar.create", wish };
}

/** Whether something is put right that's about an event that there is: "move yoga to 8, no, 9". */
const isOtherOrder = ([first, ...rest]: readonly [SaidText, ...SaidText[]], answers: readonly SaidText[]): boolean =>
  rest.length > answers.length && readOrder(first.text, first.reading) !== null;

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** Whether a day can be one of a series, which only days and weeks tell for certain. */
function occursOn(day: Temporal.PlainDate, { recurrence, when }: Pick<FoundTime, "recurrence" | "when">): boolean {
  if (recurrence === null || when === null || Temporal.PlainDate.compare(day, when.start.day) < 0) return false;
  const weekdays = /BYDAY=([A-Z,]+)/.exec(recurrence)?.[1]?.split(",");
  if (recurrence.includes("INTERVAL")) return false;
  return recurrence.includes("FREQ=DAILY") || weekdays?.includes(WEEKDAYS[day.dayOfWeek - 1] ?? "") === true;
}

const LIST_NOISE =
  /\b(?:what|what's|whats|show|list|tell|give|see|view|display|check|open|find|is|are|am|do|does|did|have|has|got|when|which|me|we|there|next|upcoming|free|busy|available|anything|something|planned|plans|scheduled|coming|up|going|day|week|how|many|look|like|looks|happening|check|s|about|get|due|morning|afternoon|evening|time|again|now|please|still|exactly|supposed|be|happen|happens|starts?|begins?|ok|hey|so|else|much|week|weekend|month|shaping|run|through|what've|whens|hows|doing|booked|lined|appt|today's|remind|looking|things?|stuff|any|is it|it|ll|ve|still|left|wait|rundown|overview|summary|recap|plate|rest|next|whats|who|whom|having|seeing|go|leave|leaving|long|finish|finished|end|ends|located|location|place|held|planning|go to|will|read|later|where|did|already|add|added|put|book|booked|schedule|anyone|anybody|someone|meeting|meet|see)\b/gi;

/** What an event's title may leave out: "my yoga class". */
const KIND = /(?<=\S) (?:class|lesson|session|practice|training|appointments?|appt|slot|thing)$/i;

/** "How's my day?" */
const MY_DAY = /\b(?:my|the|this) day\b/i;

/** Parses a question about the calendar: which days, and which event if one is named. */
export function listWish(text: string, reading: Reading): Intent {
  const { rest, ...found } = periodOf(text, reading);
  const today = reading.now.toPlainDate();
  const isToday = found.called === "upcoming" && MY_DAY.test(text);
  const period = isToday ? { from: today, to: today.add({ days: 1 }), called: "day" as const } : found;
  const words = searchWords(rest.replaceAll(/['’]s\b/g, " ").replaceAll(LIST_NOISE, " ")).replace(KIND, "");
  return { kind: "calendar.list", period, words };
}
