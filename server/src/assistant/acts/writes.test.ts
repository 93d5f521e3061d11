import { describe, expect, it } from "@jest/globals";
import { ApiError } from "../../errors/api-error.ts";
import { fakePorts } from "../testing/scene.ts";
import type { NewEvent } from "../reply/ports.ts";
import { changedAlready } from "./changed-already.ts";
import { stillToDo } from "./still-to-do.ts";
import type { ChangeWrite, CreateWrite, Write } from "./write.ts";
import { beforeOf, takeBack, writeAll } from "./writes.ts";

const SWIM: CreateWrite = {
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
    const once = { writes: [SWIM], before: { was: [] } };
    await writeAll(calendar, "u-1", once);
    const { events: written, deed } = await writeAll(calendar, "u-1", once);
    expect(written.map(({ exceptions }) => exceptions)).toEqual([SWIM.leftOut]);
    expect(events).toEqual(written);
    expect(await takeBack(calendar, "u-1", deed)).toEqual([]);
    expect(events).toEqual([]);
  });
});

describe("a change of a series", () => {
  it.each([
    ["all", { title: "Dive" }],
    ["all", { start: "2026-11-26T18:00:00.000Z", end: "2026-11-26T19:00:00.000Z" }],
    ["following", { title: "Dive" }],
    ["following", { start: "2026-11-26T18:00:00.000Z", end: "2026-11-26T19:00:00.000Z" }],
    ["one", { title: "Dive" }],
  ] as const)("of %s dates that's interrupted before it was noted isn't made again: %j", async (scope, change) => {
    const { calendar, events } = fakePorts();
    await writeAll(calendar, "u-1", { writes: [SWIM], before: { was: [] } });
    const before = { was: [...events] };
    const [event] = await calendar.listEvents("u-1", { from: "2026-11-26T00:00:00Z", to: "2026-11-27T00:00:00Z" });
    if (event === undefined) throw new Error("There is no such date");
    const occurrence = event.occurrenceStart ?? event.start;
    const writes: Write[] = [{ does: "change", event, scope: { scope, occurrence }, change }];
    const first = await writeAll(calendar, "u-1", { writes, before });
    const after = structuredClone(events);
    expect((await writeAll(calendar, "u-1", { writes, before })).deed).toEqual(first.deed);
    expect(events).toEqual(after);
  });
});

describe("several writes of which one is refused", () => {
  it("leave what was written before, which can be taken back, and say why", async () => {
    const { calendar, events } = fakePorts();
    const none = { ...SWIM, id: "00000000-0000-4000-8000-000000000002" };
    const refusing = {
      ...calendar,
      createEvent: async (...args: Parameters<typeof calendar.createEvent>) => {
        if (args[1] === none.id) throw new ApiError("calendar_full");
        return calendar.createEvent(...args);
      },
    };
    const written = await writeAll(refusing, "u-1", { writes: [SWIM, none], before: { was: [] } });
    expect(written).toMatchObject({ failure: { from: 1, code: "calendar_full" } });
    expect(events).toHaveLength(1);
    await takeBack(calendar, "u-1", written.deed);
    expect(events).toEqual([]);
    await expect(writeAll(refusing, "u-1", { writes: [none], before: { was: [] } })).rejects.toThrow(ApiError);
  });
});

describe("a series of which a date was moved", () => {
  const OCCURRENCE = "2026-12-03T16:00:00.000Z";
  async function movedOne() {
    const { calendar, events } = fakePorts();
    const series = await calendar.createEvent("u-1", SWIM.id, SWIM.event);
    const moved = { start: "2026-12-03T09:00:00.000Z", end: "2026-12-03T10:00:00.000Z", version: series.version };
    await calendar.updateEvent("u-1", SWIM.id, moved, { scope: "one", occurrence: OCCURRENCE });
    const [event, part] = structuredClone(events);
    if (event === undefined || part === undefined) throw new Error("The date wasn't split off");
    return { calendar, events, event, part };
  }

  it("comes back if it's deleted after that date", async () => {
    const { calendar, events, event, part } = await movedOne();
    const writes: Write[] = [
      { does: "cancel", event: part },
      { does: "cancel", event, scope: { scope: "all" } },
    ];
    const { deed } = await writeAll(calendar, "u-1", { writes, before: await beforeOf(calendar, "u-1", writes) });
    expect(events).toEqual([]);
    await takeBack(calendar, "u-1", deed);
    expect(await calendar.splitOff("u-1", SWIM.id)).toMatchObject([
      { event: { id: part.id }, of: { start: OCCURRENCE } },
    ]);
  });

  it("gets that date back as its own", async () => {
    const { calendar, part } = await movedOne();
    const writes: Write[] = [{ does: "cancel", event: part }];
    const { deed } = await writeAll(calendar, "u-1", { writes, before: await beforeOf(calendar, "u-1", writes) });
    await takeBack(calendar, "u-1", deed);
    expect(await calendar.splitOff("u-1", SWIM.id)).toMatchObject([{ event: { id: part.id } }]);
  });

  it("is changed from a later day on without it", async () => {
    const { calendar, event } = await movedOne();
    const scope = { scope: "following", occurrence: "2026-12-10T16:00:00.000Z" } as const;
    expect((await beforeOf(calendar, "u-1", [{ does: "cancel", event, scope }])).was).toHaveLength(1);
  });

  it.each([
    ["all", undefined],
    ["following", "2026-11-26T16:00:00.000Z"],
  ] as const)(
    "that's deleted for %s dates comes back with that date, and goes with it once more",
    async (scope, from) => {
      const { calendar, events, event, part } = await movedOne();
      const writes: Write[] = [{ does: "cancel", event, scope: { scope, ...(from && { occurrence: from }) } }];
      const { deed } = await writeAll(calendar, "u-1", { writes, before: await beforeOf(calendar, "u-1", writes) });
      expect(events.map(({ id }) => id)).not.toContain(part.id);
      await takeBack(calendar, "u-1", deed);
      expect(events).toEqual([event, part].map((each) => ({ ...each, version: expect.any(Number) })));
      await calendar.deleteEvent("u-1", SWIM.id, { scope: "all" });
      expect(events).toEqual([]);
    },
  );
});

describe("an event that looks like the changed one", () => {
  const MOVED = { start: "2026-12-03T09:00:00.000Z", end: "2026-12-03T10:00:00.000Z" };
  const occurrence = "2026-12-03T16:00:00.000Z";
  const TWIN = { ...SWIM.event, ...MOVED, recurrence: null };

  async function twins(scope: "one" | "following", twin: NewEvent = TWIN) {
    const { calendar, events } = fakePorts();
    await calendar.createEvent("u-1", SWIM.id, SWIM.event);
    await calendar.createEvent("u-1", "twin", twin);
    const [event] = await calendar.listEvents("u-1", { from: occurrence, to: "2026-12-04T00:00:00Z" });
    if (event === undefined) throw new Error("There is no such date");
    const write: ChangeWrite = { does: "change", event, scope: { scope, occurrence }, change: MOVED };
    return { calendar, events, write, before: await beforeOf(calendar, "u-1", [write]) };
  }

  it.each([
    ["one", null],
    ["following", null],
    ["following", "FREQ=WEEKLY;BYDAY=TH"],
  ] as const)("isn't it, whether %s is changed and it repeats %s", async (scope, recurrence) => {
    const { calendar, write, before } = await twins(scope, { ...TWIN, recurrence });
    const { alike } = before;
    expect(await changedAlready(calendar, "u-1", write, alike)).toBeUndefined();
    await calendar.deleteEvent("u-1", SWIM.id, { scope, occurrence });
    expect(await changedAlready(calendar, "u-1", write, alike)).toBeUndefined();
    await expect(writeAll(calendar, "u-1", { writes: [write], before })).rejects.toThrow(ApiError);
  });

  it.each(["one", "following"] as const)("is left when a change of %s is finished and taken back", async (scope) => {
    const { calendar, events, write, before } = await twins(scope);
    const first = await writeAll(calendar, "u-1", { writes: [write], before });
    const again = await writeAll(calendar, "u-1", { writes: [write], before });
    expect(again.deed).toEqual(first.deed);
    expect(again.deed.added).not.toContain("twin");
    await takeBack(calendar, "u-1", again.deed);
    expect(events.map(({ id }) => id)).toEqual([SWIM.id, "twin"]);
  });

  it("that was split off the same date before is no work of the change", async () => {
    const { calendar, write } = await twins("one");
    const { version } = write.event;
    await calendar.updateEvent("u-1", SWIM.id, { version, ...MOVED }, write.scope);
    const before = await beforeOf(calendar, "u-1", [write]);
    await expect(writeAll(calendar, "u-1", { writes: [write], before })).rejects.toThrow(ApiError);
  });

  it("doesn't make what's proposed count as done", async () => {
    const { calendar, write } = await twins("one");
    const { version } = write.event;
    await calendar.updateEvent("u-1", SWIM.id, { version, title: "Swim" }, { scope: "all" });
    const left = await stillToDo(calendar, "u-1", { writes: [write], done: [] });
    expect(left).toMatchObject({ writes: [{ event: { id: SWIM.id, version: version + 1 } }], isChanged: true });
  });
});
