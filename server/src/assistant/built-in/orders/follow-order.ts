import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Dialogue } from "../../dialogue/dialogue.ts";
import type { OccurrenceScope } from "../../reply/ports.ts";
import { REMINDER_MINUTES } from "../../understanding/calendar-wish.ts";
import type { Order, OrderAct } from "../../understanding/orders/order.ts";
import { ofKind, readReference, type Reference } from "../../understanding/orders/reference.ts";
import { datedSpanWords } from "../../wording/span-words.ts";
import { says, type Answer } from "../answer.ts";
import { seriesLines, titled } from "../../cards/event-words.ts";
import { addAgain } from "./add-again.ts";
import { changeEvents } from "./change-events.ts";
import { deleteEvents } from "./delete-events.ts";
import { namedEvents } from "./named-events.ts";
import { questionOf, type Scene } from "./scene.ts";
import { keyOf } from "../../dialogue/event-key.ts";
import { isUnsaid } from "./spoken-events.ts";
import { undoLast } from "./undo-last.ts";

/** What's known of an order from an answer to a question about it. */
export interface Known {
  readonly events?: readonly CalendarEvent[];
  readonly scope?: "one" | "all" | undefined;
  readonly isConfirmed?: boolean;
  /** It may be about something else, so it's only proposed. */
  readonly isUncertain?: boolean;
}

/** What an order is about: the events, and for each one which occurrences. */
export interface Aim {
  readonly events: readonly CalendarEvent[];
  readonly scopeOf: (event: CalendarEvent) => OccurrenceScope | undefined;
  readonly scope: "one" | "all" | undefined;
  readonly isConfirmed: boolean;
  readonly isUncertain: boolean;
}

const SHOWN = 5;

const SPOKEN_OF: Reference = {
  words: "",
  stem: null,
  when: null,
  days: null,
  part: null,
  pick: "it",
  isPlural: false,
  scope: null,
};

/** Words that are said of other things, too: these are orders only if there's such an event. */
const ONLY_OF_EVENTS: ReadonlySet<OrderAct> = new Set([
  "place",
  "length",
  "change",
  "longer",
  "shorter",
  "note",
  "end",
  "until",
  "remind",
  "remind-instead",
  "repeat",
  "again",
]);
const OF_SEVERAL: ReadonlySet<OrderAct> = new Set(["cancel", "move", "later", "earlier"]);

/** Whether an event is there only to be reminded at its start. Without its reminder it would be nothing. */
const isReminder = ({ start, end, reminders }: CalendarEvent): boolean =>
  reminders.length === 1 && reminders[0] === 0 && Date.parse(end) - Date.parse(start) === REMINDER_MINUTES * 60_000;

export const isDeletion = ({ act }: Order): boolean => act === "cancel" || act === "end";

/** Which texts an order uses. */
export const verbOf = (order: Order) =>
  isDeletion(order)
    ? "delete"
    : order.act === "move" || order.act === "later" || order.act === "earlier"
      ? "move"
      : "change";

/** Whether what was done last was to add one event, so that "and on Friday" can only be about another one. */
const hasJustAdded = ({ done, events }: Dialogue): boolean => {
  const { was, added } = done.at(-1) ?? { was: [], added: [] };
  return was.length === 0 && added.length === 1 && events.length === 1 && events[0]?.id === added[0];
};

/** Does what's ordered, or asks what isn't clear. Null if it's no order after all. */
export async function followOrder(scene: Scene, order: Order, known: Known = {}): Promise<Answer | null> {
  const { request, wording, reading, table, dialogue } = scene;
  const { t } = wording;
  const isOfListed =
    known.events === undefined ? dialogue.asked !== null && dialogue.events.length > 0 : known.events.length > 0;
  if (order.isEither === true && isOfListed) return followOrder(scene, { act: "cancel" }, known);
  if (order.act === "undo") return undoLast(scene, { isConfirmed: known.isConfirmed === true });
  const isSpokenOf = order.event === undefined;
  if (isSpokenOf && known.events === undefined && dialogue.events.length === 0) return null;
  const isAsked = dialogue.asked !== null || /[?？]\s*$/u.test(request.text);
  if (order.act === "again" && (isAsked || (order.isTold === true && !hasJustAdded(dialogue)))) return null;
  const named = order.event === undefined ? SPOKEN_OF : readReference(order.event, reading, table);
  const isOpen = isUnsaid(named) || (named.pick === "it" && dialogue.events.length === 0);
  const reference = isOpen ? ofKind(named, order.event ?? "", table) : named;
  const verb = verbOf(order);
  if (known.events === undefined && isUnsaid(reference))
    return says(t(`${verb}.which`), [], { question: questionOf(scene, { asks: "event", among: [] }) });
  const { events, areTogether } =
    known.events === undefined
      ? await request.remember("named", () => namedEvents(scene, reference, order.event ?? ""))
      : { events: known.events, areTogether: false };
  const [event, ...others] = events;
  if (event === undefined && isUnsaid(named))
    return says(t(`${verb}.which`), [], { question: questionOf(scene, { asks: "event", among: [] }) });
  // "Both", where there aren't two, or "the second one" of none.
  if (event === undefined && (reference.pick === "both" || Array.isArray(reference.pick)))
    return says(t(`${verb}.which`), [], { question: questionOf(scene, { asks: "event", among: [] }) });
  if (event === undefined)
    return ONLY_OF_EVENTS.has(order.act) || order.isTold === true
      ? null
      : says(t(`${verb}.notFound`), [], { question: questionOf(scene, { asks: "event", among: [] }) });
  const among = events.map(keyOf);
  const isSeveral = others.length > 0;
  const isPlural = reference.isPlural || areTogether;
  if (isSeveral && known.events === undefined && !(isPlural && OF_SEVERAL.has(order.act)))
    return says(`${t(`${verb}.several`, { count: events.length })}\n\n${seriesLines(events, SHOWN, wording)}`, [], {
      question: questionOf(scene, { asks: "which", among }),
      events: among,
    });
  if (order.act === "again") return addAgain(scene, order, event);
  if (order.act === "no-reminders" && events.every(isReminder))
    return followOrder(scene, { ...order, act: "cancel" }, known);
  const isOnDay = reference.when?.dayNamed === true || reference.days !== null;
  // "Everything next week" means all events of these days, and not all days of them.
  const isOfDays = isOnDay && (isSeveral || reference.isPlural);
  // A series that was just added, or changed as a whole, is spoken of as a whole.
  const isWhole = reference.pick === "it" && event.occurrenceStart === undefined;
  const said = isOfDays ? "one" : reference.scope;
  const scope =
    order.act === "repeat"
      ? "all"
      : (known.scope ?? said ?? (isWhole ? "all" : isOnDay || isSeveral ? "one" : undefined));
  if (event.recurrence !== null && scope === undefined && order.act !== "end")
    return says(t("series.which", { event: titled(event), when: datedSpanWords(event, wording) }), [], {
      question: questionOf(scene, { asks: "series", among }),
      events: among,
    });
  const aim: Aim = {
    events,
    scope,
    isConfirmed: known.isConfirmed === true,
    isUncertain: known.isUncertain === true,
    scopeOf: ({ recurrence, occurrenceStart }) =>
      recurrence === null || occurrenceStart === undefined
        ? undefined
        : { scope: scope ?? "one", occurrence: occurrenceStart },
  };
  return isDeletion(order) ? deleteEvents(scene, order, aim) : changeEvents(scene, order, aim);
}
