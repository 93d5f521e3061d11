import { Temporal } from "temporal-polyfill";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Order } from "../../understanding/orders/order.ts";
import { findTime } from "../../understanding/when.ts";
import { instantOf, isoInstant } from "../../understanding/zone.ts";
import { onDate } from "../../wording/day-words.ts";
import { datedSpanWords, spanWords } from "../../wording/span-words.ts";
import { sentences } from "../../wording/wording.ts";
import { says, type Answer } from "../answer.ts";
import { eventLines, seriesLines, titled } from "../../cards/event-words.ts";
import type { Aim } from "./follow-order.ts";
import { questionOf, type Scene } from "./scene.ts";
import { keyOf } from "../../dialogue/event-key.ts";
import { writeOrder } from "./write-order.ts";

const SHOWN = 10;
/** How far ahead a series may be told to end. */
const AHEAD_DAYS = 700;

/** Deletes events once that's confirmed, and asks for that until then. */
export async function deleteEvents(scene: Scene, order: Order, aim: Aim): Promise<Answer> {
  const { wording } = scene;
  const { t, language } = wording;
  const { events, scope, isConfirmed } = aim;
  const [event] = events;
  if (event === undefined) return says(t("delete.notFound"), [], { question: null });
  if (order.act === "end") return endSeries(scene, order, { event, isConfirmed });
  const among = events.map(keyOf);
  const lines = (scope === "all" ? seriesLines : eventLines)(events, SHOWN, wording);
  const isWhole = event.recurrence !== null && scope === "all";
  if (!isConfirmed) {
    const whether =
      events.length > 1
        ? `${t("delete.whetherSeveral")}\n\n${lines}`
        : isWhole
          ? t("delete.whetherAll", { event: titled(event) })
          : t("delete.whether", { event: titled(event), when: datedSpanWords(event, wording) });
    return says(whether, [], { question: questionOf(scene, { asks: "confirm", among, scope }), events: among });
  }
  const { next } = await writeOrder(
    scene,
    events.map((each) => ({ does: "cancel", event: each, scope: aim.scopeOf(each) })),
  );
  const done =
    events.length > 1
      ? `${t("delete.doneSeveral")}\n\n${lines}`
      : isWhole
        ? t("delete.doneAll", { event: titled(event) })
        : t("delete.done", { event: titled(event), when: spanWords(event, wording) });
  const others = events.length === 1 && event.recurrence !== null && scope !== "all" ? t("othersStay") : "";
  return says(sentences(language, done, others), [], next);
}

async function endSeries(
  scene: Scene,
  { to = "" }: Order,
  { event, isConfirmed }: { readonly event: CalendarEvent; readonly isConfirmed: boolean },
): Promise<Answer> {
  const { calendar, request, wording, reading } = scene;
  const { t, now } = wording;
  const from = findTime(to, reading).days?.first ?? null;
  if (from === null || event.recurrence === null) return says(t("delete.notFound"), [], { question: null });
  const last = await request.remember("last", async () => {
    const events = await calendar.listEvents(request.userId, {
      from: isoInstant(instantOf({ day: from, time: null }, now.timeZoneId)),
      to: isoInstant(instantOf({ day: from.add({ days: AHEAD_DAYS }), time: null }, now.timeZoneId)),
    });
    return events.find(({ id, start }) => id === event.id && isFrom(start, from, now.timeZoneId)) ?? null;
  });
  if (last?.occurrenceStart === undefined) return says(t("delete.notFound"), [], { question: null });
  const among = [keyOf(event)];
  if (!isConfirmed)
    return says(t("delete.whetherEnd", { event: titled(event), day: onDate(from, wording) }), [], {
      question: questionOf(scene, { asks: "confirm", among }),
      events: among,
    });
  const scope = { scope: "following", occurrence: last.occurrenceStart } as const;
  const { next } = await writeOrder(scene, [{ does: "cancel", event, scope }]);
  return says(t("delete.ended", { event: titled(event), day: onDate(from, wording) }), [], next);
}

const isFrom = (start: string, day: Temporal.PlainDate, zone: string) =>
  Temporal.PlainDate.compare(Temporal.Instant.from(start).toZonedDateTimeISO(zone).toPlainDate(), day) >= 0;
