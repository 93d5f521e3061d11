import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { firstCharacters } from "@atrium/shared-contracts/wire";
import { isPlain } from "../../acts/plain-words.ts";
import type { Write } from "../../acts/write.ts";
import { ToBeProposed } from "../../acts/write-once.ts";
import type { EventChange } from "../../reply/ports.ts";
import { amountOf } from "../../understanding/orders/amounts.ts";
import { isDoubtfulTitle } from "../../understanding/doubtful-title.ts";
import { isStatement } from "../../understanding/statement.ts";
import { isHesitant } from "../../understanding/hesitant.ts";
import type { TimeTrouble } from "../../understanding/intent.ts";
import type { Order } from "../../understanding/orders/order.ts";
import { findTime } from "../../understanding/when.ts";
import { lengthText } from "../../wording/length-text.ts";
import { plain } from "../../wording/plain.ts";
import { spanWords } from "../../wording/span-words.ts";
import { sentences, type Wording } from "../../wording/wording.ts";
import { says, type Answer } from "../answer.ts";
import { eventCard, eventLines, firstLines, titled } from "../../cards/event-words.ts";
import { guessWords, whenWords } from "../create-event.ts";
import {
  eitherWeek,
  endingAt,
  endTime,
  isGuessedTarget,
  isOver,
  lastingFor,
  minutesOfEvent,
  movedBy,
  movedTo,
  ofWeek,
  repeatedAs,
  targetOf,
} from "./changed-event.ts";
import { troubleWords } from "../trouble-words.ts";
import type { Aim } from "./follow-order.ts";
import { questionOf, readable, type Scene } from "./scene.ts";
import { keyOf } from "../../dialogue/event-key.ts";
import { writeOrder } from "./write-order.ts";

const SHOWN = 10;
const TITLE_CHARACTERS = 200;
const NOTE_CHARACTERS = 5_000;
const MOST_REMINDERS = 5;

type Change = Omit<EventChange, "version">;

/** Whether a change leaves an event when it is, and changes nothing else. */
function isNoChange({ start, end, allDay, ...rest }: Change, event: CalendarEvent): boolean {
  if (start === undefined || end === undefined || Object.keys(rest).length > 0) return false;
  const isSame = Date.parse(start) === Date.parse(event.start) && Date.parse(end) === Date.parse(event.end);
  return isSame && allDay === event.allDay;
}

/** The event and when it will be; `change` may be about something else. */
function changeLine(event: CalendarEvent, { start, end, allDay, ...rest }: Change, wording: Wording): string {
  const { t } = wording;
  const when = spanWords(event, wording);
  if (start === undefined || end === undefined) return t("list.line", { event: titled(event), when });
  if (isNoChange({ start, end, allDay, ...rest }, event)) return t("move.lineSame", { event: titled(event), when });
  const after = spanWords({ start, end, allDay: allDay ?? event.allDay }, wording);
  return t("move.line", { event: titled(event), from: when, to: after });
}

/** What to ask before an event can be changed. */
type Asked = "target" | "past" | "change";

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const unquoted = (text: string) => text.replace(/^["'“„‘«「『](.+)["'”“’»」』]$/u, "$1").trim();

/** The change of an event that an order says, or what has to be asked first. Without a dialogue, the event counts as spoken of before. */
export function changeOf(
  scene: Pick<Scene, "reading" | "table" | "said"> & Partial<Pick<Scene, "dialogue">>,
  order: Order,
  event: CalendarEvent,
): Change | Asked {
  const { reading, table, said } = scene;
  const { now } = reading;
  const { text = "" } = order;
  const minutes = order.by === undefined ? null : amountOf(order.by, reading, table);
  switch (order.act) {
    case "move": {
      const told = readable([{ ...said[0], text: order.to ?? "" }, ...said.slice(1)], reading);
      const target = targetOf(event, told, now);
      const found = findTime(order.to ?? "", reading);
      const isSpokenOf = scene.dialogue?.events.some(({ id }) => id === event.id) ?? true;
      const isWeekday = found.days?.isOfAnyWeek === true && said.length === 1;
      const when = target !== null && isWeekday ? ofWeek(event, target, { now, isSpokenOf }) : target;
      if (found.recurrence !== null) return "target";
      if (when === null) return found.isPast ? "past" : "target";
      const span = movedTo(event, when, now);
      return isOver(span, now) ? "past" : span;
    }
    case "later":
    case "earlier": {
      const span = minutes === null ? null : movedBy(event, order.act === "later" ? minutes : -minutes, now);
      return span ?? "target";
    }
    case "longer":
    case "shorter":
    case "length": {
      if (minutes === null) return "change";
      const length = order.act === "length" ? 0 : minutesOfEvent(event);
      return lastingFor(event, order.act === "shorter" ? length - minutes : length + minutes, now) ?? "change";
    }
    case "until":
      return endingAt(event, findTime(order.to ?? "", reading, endTime(event, now)), now) ?? "change";
    case "rename":
      return { title: capital(firstCharacters(unquoted(text), TITLE_CHARACTERS)) };
    case "place":
      return { location: firstCharacters(unquoted(text), TITLE_CHARACTERS) };
    case "note": {
      const note = capital(unquoted(text));
      const all = event.description === null ? note : `${event.description}\n${note}`;
      return { description: firstCharacters(all, NOTE_CHARACTERS) };
    }
    case "remind": {
      const all = [...new Set([...event.reminders, minutes ?? 0])].sort((a, b) => a - b);
      return { reminders: all.slice(0, MOST_REMINDERS) };
    }
    case "remind-instead":
      return event.reminders.length === 0 ? "change" : { reminders: [minutes ?? 0] };
    case "no-reminders":
      return { reminders: [] };
    case "repeat":
      return repeatedAs(event, findTime(order.to ?? "", reading), now) ?? "change";
    case "change":
    case "again":
    case "cancel":
    case "end":
    case "undo":
      return "change";
  }
}

function doneText({ wording, reading, table }: Scene, order: Order, [before, after]: [CalendarEvent, CalendarEvent]) {
  const { t } = wording;
  const event = titled(after);
  switch (order.act) {
    case "rename":
      return t("change.renamed", { before: titled(before), event });
    case "place":
      return t("change.placed", { event, place: plain(after.location ?? "") });
    case "note":
      return t("change.noted", { event });
    case "remind":
    case "remind-instead":
      return t("change.reminds", {
        event,
        length: lengthText(amountOf(order.by ?? "", reading, table) ?? 0, wording),
      });
    case "no-reminders":
      return t("change.noReminders", { event });
    case "repeat":
      return t("change.repeats", { event, when: whenWords(after, wording) });
    case "longer":
    case "shorter":
    case "length":
    case "until":
      return t("change.lasts", { event, when: spanWords(after, wording) });
    case "move":
    case "later":
    case "earlier":
    case "change":
    case "again":
    case "cancel":
    case "end":
    case "undo":
      return t("move.done", { event, when: spanWords(after, wording) });
  }
}

/** Why nothing can be moved to where an order wants it, as far as that's said. */
function targetTrouble({ reading, said }: Scene, { act, to = "" }: Order, event: CalendarEvent): TimeTrouble | null {
  const { text } = said.length > 1 ? (said.at(-1) ?? said[0]) : { text: to };
  const { trouble, days, recurrence } = findTime(text, reading);
  const isWeekday = act === "move" && said.length === 1 && days?.isOfAnyWeek === true && recurrence === null;
  const target = isWeekday ? targetOf(event, readable([{ ...said[0], text }], reading), reading.now) : null;
  if (target !== null) return eitherWeek(event, target, reading.now);
  return trouble?.kind === "past" && days === null ? null : trouble;
}

/** Whether an order moves an event to a time whose half of the day was guessed. */
const isGuess = ({ reading, said }: Scene, { act, to = "" }: Order, event: CalendarEvent): boolean =>
  act === "move" &&
  isGuessedTarget(event, readable([{ ...said[0], text: to }, ...said.slice(1)], reading), reading.now);

/** Whether an order is the person's own, meant, and understood as a whole. */
function isCertain({ request, reading }: Scene, { act, text = "" }: Order): boolean {
  const isNamed = (act === "rename" || act === "place") && unquoted(text) === text;
  return (
    isPlain(request.text) &&
    !isHesitant(request.text, reading.language) &&
    !isStatement(request.text, reading) &&
    !(isNamed && isDoubtfulTitle(text, reading.language))
  );
}

/** Changes events; several only once that's confirmed. @throws ToBeProposed if the order isn't certain */
export async function changeEvents(scene: Scene, order: Order, aim: Aim): Promise<Answer> {
  const { wording } = scene;
  const { t, language } = wording;
  const { events, scope, isConfirmed } = aim;
  const among = events.map(keyOf);
  const changes = events.map((event) => ({ event, change: changeOf(scene, order, event) }));
  const asked = changes.map(({ change }) => change).find((change) => typeof change === "string");
  const [first] = events;
  if (first === undefined) return says(t("change.notFound"), [], { question: null });
  if (typeof asked === "string") {
    const asks = asked === "change" ? "change" : "target";
    const text = { target: "move.when", past: "move.past", change: "change.what" } as const;
    const about = { event: titled(first) };
    const trouble = asked === "change" ? null : targetTrouble(scene, order, first);
    const isEither = trouble?.kind === "which-week" || trouble?.kind === "which-half";
    const whether = isEither
      ? troubleWords(trouble, wording)
      : trouble === null
        ? t(text[asked], about)
        : sentences(language, troubleWords(trouble, wording), t("move.when", about));
    return says(whether, [], {
      question: questionOf(scene, { asks, among, scope }),
      events: among,
    });
  }
  const known = changes.flatMap(({ event, change }) => (typeof change === "string" ? [] : [{ event, change }]));
  const changing = known.filter(({ event, change }) => !isNoChange(change, event));
  const before = changing[0]?.event;
  if (changing.length === 0)
    return says(
      events.length > 1
        ? `${t("move.sameSeveral")}\n\n${eventLines(events, SHOWN, wording)}`
        : t("move.same", { event: titled(first), when: spanWords(first, wording) }),
      [],
      { question: null, events: among },
    );
  if (events.length > 1 && !isConfirmed) {
    const lines = known.map(({ event, change }) => changeLine(event, change, wording));
    return says(`${t("move.whetherSeveral")}\n\n${firstLines(lines, SHOWN, wording)}`, [], {
      question: questionOf(scene, { asks: "confirm", among, scope }),
      events: among,
    });
  }
  const writes = changing.map(({ event, change }): Write => ({
    does: "change",
    event,
    scope: aim.scopeOf(event),
    change,
  }));
  if (aim.isUncertain || !isCertain(scene, order)) throw new ToBeProposed(writes);
  const written = await writeOrder(scene, writes);
  const cards = written.events.map(eventCard);
  const [changed] = written.events;
  if (changed === undefined || before === undefined || writes.length > 1)
    return says(`${t("move.doneSeveral")}\n\n${eventLines(written.events, SHOWN, wording)}`, cards, written.next);
  const others = before.recurrence !== null && scope !== "all" ? t("othersStay") : "";
  const guess = guessWords(changed, isGuess(scene, order, before), wording);
  return says(sentences(language, doneText(scene, order, [before, changed]), guess, others), cards, written.next);
}
