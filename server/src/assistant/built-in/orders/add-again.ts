import { isPlain } from "../../acts/plain-words.ts";
import { ToBeProposed } from "../../acts/write-once.ts";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { NewEvent } from "../../reply/ports.ts";
import type { Order } from "../../understanding/orders/order.ts";
import { isHesitant } from "../../understanding/hesitant.ts";
import { findTime } from "../../understanding/when.ts";
import { usualTime } from "../../understanding/usual-hours.ts";
import { says, type Answer } from "../answer.ts";
import { newEvent, whenWords } from "../create-event.ts";
import { eventCard, titled } from "../../cards/event-words.ts";
import { isOver, movedTo, targetOf } from "./changed-event.ts";
import { readable, type Scene } from "./scene.ts";
import { writeOrder } from "./write-order.ts";

/** Adds another event like one that there is, once, at the time that the order says. Asks for that if it's unclear. @throws ToBeProposed if it isn't certain */
export async function addAgain(scene: Scene, { to = "" }: Order, event: CalendarEvent): Promise<Answer> {
  const { wording, reading, said, request } = scene;
  const { t } = wording;
  const told = readable([{ ...said[0], text: to }], reading);
  const when =
    findTime(to, reading).recurrence === null
      ? targetOf(event, told, reading.now, (clock) => usualTime(clock, event.title))
      : null;
  if (when === null) return says(t("create.when", { example: t("examples.titled", { title: event.title }) }));
  const span = movedTo(event, when, reading.now);
  if (isOver(span, reading.now)) return says(t("move.past", { event: titled(event) }));
  const writes = [newEvent(request, 1, likeIt(event, span))];
  if (!isPlain(request.text) || isHesitant(request.text, reading.language)) throw new ToBeProposed(writes);
  const { events, next } = await writeOrder(scene, writes);
  const done = events.map((each) => t("create.done", { event: titled(each), when: whenWords(each, wording) }));
  return says(done.join("\n"), events.map(eventCard), next);
}

const likeIt = (
  { title, timezone, location, description, reminders }: CalendarEvent,
  span: Pick<NewEvent, "start" | "end" | "allDay">,
): NewEvent => ({
  title,
  timezone,
  ...span,
  ...(location !== null && { location }),
  ...(description !== null && { description }),
  ...(reminders.length > 0 && { reminders: [...reminders] }),
});
