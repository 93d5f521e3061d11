import { describe, expect, it } from "@jest/globals";
import { fakePorts } from "../testing/scene.ts";
import type { Write } from "./write.ts";
import { takeBack, writeAll } from "./writes.ts";

const SWIM: Write = {
  does: "create",
  id: "00000000-0000-4000-8000-000000000001",
  event: {
    title: "Swim",
    start: "2026-11-19T16:00:00.000Z",
    end: "2026-11-19T17:00:00.000Z",
    timezone: "Europe/Berlin",
    recurrence: "FREQ=WEEKLY;BYDAY=TH",
  },
  leftOut: ["2026-12-24T16:00:00.000Z"],
};

describe("a new series without some of its dates", () => {
  it("is the same when it's written again, and is taken back as a whole", async () => {
    const { calendar, events } = fakePorts();
    const once = { writes: [SWIM], before: [] };
    await writeAll(calendar, "u-1", once);
    const { events: written, deed } = await writeAll(calendar, "u-1", once);
    expect(written.map(({ exceptions }) => exceptions)).toEqual([SWIM.leftOut]);
    expect(events).toEqual(written);
    expect(await takeBack(calendar, "u-1", deed)).toEqual([]);
    expect(events).toEqual([]);
  });
});
