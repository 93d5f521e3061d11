import { describe, expect, it } from "@jest/globals";
import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { derivedId } from "../../ids/derived-id.ts";
import { storableData } from "../../text/storable.ts";
import { recallDone } from "../built-in/recall-done.ts";
import { readDialogue } from "../dialogue/dialogue.ts";
import { fakePorts, requestOf } from "../testing/scene.ts";
import type { Write } from "./write.ts";
import { writeOnce } from "./write-once.ts";
import { takeBack } from "./writes.ts";

const on = (day: number, more = {}) => ({
  title: `Event ${day}`,
  start: `2026-11-${day}T09:00:00.000Z`,
  end: `2026-11-${day}T10:00:00.000Z`,
  timezone: "UTC",
  ...more,
});

/** A turn whose process dies at the `last` of the deletions that it makes. */
async function interruptedAt(
  last: number,
  events: readonly ReturnType<typeof on>[],
  writesOf: (all: readonly CalendarEvent[]) => Write[],
) {
  const { calendar, events: all } = fakePorts();
  for (const event of events) await calendar.createEvent("ada", derivedId("interrupted", event.title), event);
  const series = all.find(({ recurrence }) => recurrence !== null);
  if (series !== undefined) await calendar.deleteEvent("ada", series.id, { scope: "one", occurrence: on(24).start });
  const remembered: Record<string, unknown> = {};
  const request = requestOf({
    userId: "ada",
    remember: async <T>(key: string, compute: () => Promise<T>) =>
      (remembered[key] ??= storableData(await compute())) as T,
  });
  let deleted = 0;
  const dying: typeof calendar = {
    ...calendar,
    deleteEvent: async (...which) => {
      deleted += 1;
      if (deleted === last) throw new Error("The process died");
      return calendar.deleteEvent(...which);
    },
  };
  const writes = writesOf(structuredClone(all));
  await expect(writeOnce({ calendar: dying, request }, writes)).rejects.toThrow("died");
  const recall = () => recallDone(calendar, { ...request, earlier: { ...remembered } });
  const deed = () => readDialogue(remembered["dialogue"]).done.at(-1);
  return { all, calendar, recall, deed };
}

const cancelled = (events: readonly CalendarEvent[]): Write[] => events.map((event) => ({ does: "cancel", event }));

describe("a deletion that was interrupted", () => {
  it("is finished, and can be taken back as a whole", async () => {
    const { all, calendar, recall, deed } = await interruptedAt(3, [on(21), on(22), on(23)], cancelled);
    expect(all).toHaveLength(1);
    expect(await recall()).toMatchObject([{ data: { choices: ["undo"] } }]);
    expect(all).toEqual([]);
    const done = deed();
    expect(done?.was.map(({ title }) => title)).toEqual(["Event 21", "Event 22", "Event 23"]);
    if (done !== undefined) await takeBack(calendar, "ada", done);
    expect(all).toHaveLength(3);
    // What was taken back isn't done anymore.
    expect(await recall()).toEqual([]);
    expect(all).toHaveLength(3);
  });

  it("of dates of a series is finished, too", async () => {
    const { all, recall } = await interruptedAt(2, [on(20, { recurrence: "FREQ=DAILY" })], ([series]) =>
      series === undefined
        ? []
        : [21, 22].map((day) => {
            const { start, end } = on(day);
            return {
              does: "cancel",
              event: { ...series, start, end, occurrenceStart: start },
              scope: { scope: "one", occurrence: start },
            };
          }),
    );
    expect(all[0]?.exceptions).toEqual([on(21).start, on(24).start]);
    expect(await recall()).toHaveLength(1);
    expect(all[0]?.exceptions).toEqual([on(21).start, on(22).start, on(24).start]);
  });

  it("before it deleted anything isn't made anymore", async () => {
    const { all, recall } = await interruptedAt(1, [on(21), on(22)], cancelled);
    expect(await recall()).toEqual([]);
    expect(all).toHaveLength(2);
  });

  it("of a date that its series had lost before isn't made anymore either", async () => {
    const { all, recall } = await interruptedAt(
      1,
      [on(20, { recurrence: "FREQ=DAILY" }), on(23)],
      ([series, other]) => {
        if (series === undefined || other === undefined) return [];
        const { start, end } = on(24);
        const event = { ...series, start, end, occurrenceStart: start };
        return [
          { does: "cancel", event, scope: { scope: "one", occurrence: start } },
          { does: "cancel", event: other },
        ];
      },
    );
    expect(await recall()).toEqual([]);
    expect(all).toHaveLength(2);
  });
});
