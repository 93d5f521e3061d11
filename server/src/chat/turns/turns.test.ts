import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { users } from "../../auth/tables.ts";
import type { OpenDatabase } from "../../database/database.ts";
import { requestOf } from "../../assistant/testing/scene.ts";
import { createLog } from "../../log/log.ts";
import { openTestDatabase } from "../../testing/index.ts";
import { until } from "../../testing/until.ts";
import { ingest } from "../conversations/ingest.ts";
import type { LiveChannel } from "../../realtime/live-channel.ts";
import { quietTime } from "../outbox/outbox-store.ts";
import { createScriptedAssistant } from "../testing/scripted-assistant.ts";
import { messages, outbox, turns } from "../storage/tables.ts";
import { requestStop, turnState } from "./turn-store.ts";
import { hasEnded } from "./turn-waiter.ts";
import { continueTurn } from "./again-store.ts";
import { createTurnLeases, MAX_TRIES } from "./lease-store.ts";
import { NO_TRAIL } from "./reply-trail.ts";
import { type RunStop, runTurn } from "./turn-runner.ts";
import { createTurnWorker, type TurnWorker } from "./turn-worker.ts";
import type { TurnRow } from "../storage/rows.ts";
import { plainIngest } from "../testing/plain-ingest.ts";

const log = createLog("silent");
let database: OpenDatabase;
let userId: string;
beforeAll(async () => {
  database = await openTestDatabase(log);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.delete(outbox);
  userId = randomUUID();
  await database.db.insert(users).values({ id: userId, email: userId, emailKey: userId, name: "Ada" });
});

const deps = () => plainIngest(database.db);
async function queue(text: string, conversationId: string | null = null): Promise<TurnRow> {
  return (await ingest(deps(), { userId, messageId: randomUUID(), text, conversationId, mediaIds: [] })).turn;
}
const read = async (id: string) => {
  const [turn] = await database.db.select().from(turns).where(eq(turns.id, id));
  if (turn === undefined) throw new Error("The turn is gone");
  return turn;
};
const replies = (id: string) => database.db.select().from(messages).where(eq(messages.replyTo, id));
const lapse = (id: string) =>
  database.db
    .update(turns)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(turns.id, id));
const leasesOf = (owner: string) => createTurnLeases({ db: database.db, owner });
const claimFor = async (owner: string, running: readonly TurnRow[] = []) =>
  (await leasesOf(owner).claim(running))?.turn ?? null;
const claimed = async (owner: string) => {
  const turn = await claimFor(owner);
  if (turn === null) throw new Error("Nothing to claim");
  return { turn, leases: leasesOf(owner) };
};

const requestFor = async (turn: TurnRow) => {
  const [message] = await database.db.select().from(messages).where(eq(messages.id, turn.id));
  const {
    remember: _,
    earlier: ___,
    shownCharacters: __,
    ...request
  } = requestOf({ turnId: turn.id, text: message?.text ?? "" });
  return request;
};

const silent: LiveChannel = { publish: async () => "published" };
const workers: TurnWorker[] = [];
function worker(processId: string, scripted = createScriptedAssistant(), live = silent, onRequest = () => {}) {
  const made = createTurnWorker({
    leases: leasesOf(processId),
    wakeUp: database.wakeUp,
    log,
    live,
    replyMaxCharacters: 500_000,
    assistant: scripted.assistant,
    requestFor: (turn) => {
      onRequest();
      return requestFor(turn);
    },
  });
  workers.push(made);
  made.start();
  return { worker: made, scripted };
}
const ended = (id: string) =>
  until(async () => {
    const state = await turnState(database.db, userId, id);
    return state !== null && hasEnded(state.turn) && state.turn;
  });

describe("a claim", () => {
  it("goes to only one of many contenders", async () => {
    await queue("one");
    const found = await Promise.all(Array.from({ length: 8 }, (_, index) => claimFor(`p${index}`)));
    expect(found.filter((turn) => turn !== null)).toHaveLength(1);
  });

  it("takes a conversation's turns one at a time, alongside those of other conversations", async () => {
    const first = await queue("one");
    await queue("two", first.conversationId);
    const other = await queue("other");
    expect((await claimFor("p1"))?.id).toBe(first.id);
    expect((await claimFor("p2"))?.id).toBe(other.id);
    expect(await claimFor("p3")).toBeNull();
  });

  it("of a turn that was just queued goes to one of many contenders, unless another has to end first", async () => {
    const first = await queue("one");
    const second = await queue("two", first.conversationId);
    expect(await leasesOf("p").claimQueued(second.id)).toBeNull();
    const found = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => [
        await leasesOf(`quick${index}`).claimQueued(first.id),
        await claimFor(`looking${index}`),
      ]),
    ).then((claims) => claims.flat());
    expect(found.filter((turn) => turn !== null)).toMatchObject([{ id: first.id, state: "running", attempt: 1 }]);
    expect(await leasesOf("p").claimQueued(first.id)).toBeNull();
  });

  it("of a turn that was just queued isn't made of one whose runs have broken off", async () => {
    const { id } = await queue("one");
    const { turn, leases } = await claimed("p");
    await leases.release([turn], "broke-off");
    expect(await leasesOf("p").claimQueued(id)).toBeNull();
    expect(await claimFor("p")).toMatchObject({ id, tries: 1 });
  });

  it("tells whether there's more to claim", async () => {
    await queue("one");
    await queue("other");
    expect(await leasesOf("p").claim([])).toMatchObject({ hasMore: true });
    expect(await leasesOf("p2").claim([])).toMatchObject({ hasMore: false });
    await database.db.update(turns).set({ leaseUntil: sql`now() - interval '1 second'` });
    expect(await leasesOf("p3").claim([])).toMatchObject({ hasMore: true });
  });

  it("that its process never heard back about is repeated at once, and counts no try", async () => {
    const { id } = await queue("one");
    await claimed("p");
    expect(await claimFor("other")).toBeNull();
    expect(await claimFor("p")).toMatchObject({ id, attempt: 2, tries: 0 });
  });

  it("isn't quiet time for its user while it waits or runs", async () => {
    await queue("one");
    const later = () => database.db.update(outbox).set({ createdAt: sql`now() - interval '10 minutes'` });
    await later();
    expect(await quietTime(database.db, userId)).toBe(0);
    const { turn, leases } = await claimed("p");
    expect(await quietTime(database.db, userId)).toBe(0);
    await leases.finish(turn, { state: "done", text: "done", cards: [], trail: NO_TRAIL, seq: 1 });
    await later();
    expect(Math.round((await quietTime(database.db, userId)) / 60_000)).toBe(10);
  });

  it("is fenced off once it expires: nothing its old owner writes changes a row", async () => {
    const { id } = await queue("one");
    const zombie = await claimed("p1");
    expect(await zombie.leases.savePartial(zombie.turn, { seq: 1, partial: "by the zombie" })).toBe(true);
    expect(await claimFor("p2")).toBeNull();
    await lapse(id);
    const next = await claimed("p2");
    expect(next.turn.attempt).toBe(2);

    expect(await zombie.leases.savePartial(zombie.turn, { seq: 2, partial: "too late" })).toBe(false);
    expect(await zombie.leases.remember(zombie.turn, "key", 1, "first")).toBeUndefined();
    expect(await leasesOf("p1").renew([zombie.turn])).toEqual([]);
    const end = { state: "done", text: "zombie's", cards: [], trail: NO_TRAIL, seq: 1 } as const;
    expect(await zombie.leases.finish(zombie.turn, end)).toBe(false);
    await leasesOf("p1").release([zombie.turn], "broke-off");
    expect(await replies(id)).toEqual([]);
    expect(await read(id)).toMatchObject({ state: "running", owner: "p2", attempt: 2, partial: "by the zombie" });

    expect(await next.leases.finish(next.turn, { ...end, text: "right" })).toBe(true);
    expect(await next.leases.finish(next.turn, end)).toBe(false);
    expect((await replies(id)).map(({ text }) => text)).toEqual(["right"]);
    expect(await read(id)).toMatchObject({ state: "done", partial: "" });
  });

  it("remembers only the first decision", async () => {
    await queue("one");
    const { turn, leases } = await claimed("p");
    expect(await leases.remember(turn, "when", "noon", "first")).toEqual({ value: "noon" });
    expect(await leases.remember(turn, "when", "midnight", "first")).toEqual({ value: "noon" });
    expect(await leases.remember(turn, "when", "midnight", "last")).toEqual({ value: "midnight" });
  });
});

describe("a lease", () => {
  it("isn't renewed when its owner has no run for it", async () => {
    const { id } = await queue("one");
    const { turn } = await claimed("p");
    await lapse(id);
    expect(await leasesOf("p").renew([])).toEqual([]);
    expect(await leasesOf("p").renew([{ ...turn, attempt: turn.attempt - 1 }])).toEqual([]);
    expect(await claimFor("other")).toMatchObject({ attempt: 2, tries: 1 });
  });

  it("is renewed when it expires while its run is alive, and isn't claimed again by the same process", async () => {
    const { id } = await queue("one");
    const { turn } = await claimed("p");
    await lapse(id);
    expect(await leasesOf("p").claim([turn])).toBeNull();
    expect(await leasesOf("p").renew([turn])).toMatchObject([{ id, attempt: 1 }]);
    expect(await claimFor("other")).toBeNull();
  });

  it("doesn't keep a turn from being stopped at once after it expires", async () => {
    const { id } = await queue("one");
    await claimed("gone");
    await lapse(id);
    expect(await requestStop(database.db, userId, id)).toMatchObject({ state: "cancelled" });
    expect(await replies(id)).toMatchObject([{ status: "stopped" }]);
  });
});

describe("after a crash", () => {
  const crash = () => database.db.update(turns).set({ leaseUntil: sql`now() - interval '1 second'` });
  /** Claims turns for a process until there are none left for it. */
  const takeAll = async (owner: string) => {
    const running: TurnRow[] = [];
    for (;;) {
      const turn = await claimFor(owner, running);
      if (turn === null) return running;
      running.push(turn);
    }
  };

  const triesOf = (running: readonly TurnRow[]) => running.map(({ tries }) => tries).toSorted((a, b) => a - b);

  it("runs interrupted turns in smaller groups, and the ones that hadn't started all at once", async () => {
    for (let count = 0; count < 12; count += 1) await queue(`${count}`);
    expect(await takeAll("p1")).toHaveLength(12);
    await queue("fresh");
    await crash();
    const second = await takeAll("p2");
    expect(triesOf(second)).toEqual([0, ...Array.from({ length: 8 }, () => 1)]);
    await crash();
    // One of the eight at a time, alongside the four that waited and the new one.
    expect(triesOf(await takeAll("p3"))).toEqual([1, 1, 1, 1, 1, 2]);
  });

  it("fails the turn that kills the process after a few tries, and no other", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 30; count += 1) ids.push((await queue(`${count}`)).id);
    const [poison = ""] = ids;
    let crashes = 0;
    for (let round = 0; round < 100; round += 1) {
      const running = await takeAll(`p${round}`);
      if (running.length === 0) break;
      const killer = running.find(({ id }) => id === poison);
      if (killer !== undefined && killer.tries < MAX_TRIES) {
        crashes += 1;
        await crash();
        continue;
      }
      for (const turn of running) {
        const end = { text: "x", cards: [], trail: NO_TRAIL, seq: 1 };
        await leasesOf(`p${round}`).finish(
          turn,
          turn.tries < MAX_TRIES ? { ...end, state: "done" } : { ...end, state: "failed", code: "turn_lost" },
        );
      }
    }
    expect(crashes).toBe(MAX_TRIES);
    for (const id of ids) expect((await read(id)).state).toBe(id === poison ? "failed" : "done");
  });
});

describe("a run", () => {
  it("that's stopped before its assistant begins asks nothing of it", async () => {
    const { id } = await queue("say:too late|wait:never");
    const { turn, leases } = await claimed("p");
    const { assistant, requests } = createScriptedAssistant();
    const broken = AbortSignal.abort("stop" satisfies RunStop);
    await runTurn({ leases, live: silent, assistant, requestFor, replyMaxCharacters: 500_000, log }, turn, {
      broken,
      shutdown: new AbortController().signal,
    });
    expect(requests).toEqual([]);
    expect(await read(id)).toMatchObject({ state: "cancelled" });
    expect((await replies(id)).map(({ status, text }) => [status, text])).toEqual([["stopped", ""]]);
  });

  const long = "word ".repeat(4_000);
  /** Has a run interrupted before its chunks have caught up with the text that there was. */
  async function breakOffEarly(): Promise<void> {
    const { turn, leases } = await claimed("p2");
    expect(turn.partial).toBe(long);
    const broken = new AbortController();
    let published = 0;
    const live: LiveChannel = {
      publish: () => {
        published += 1;
        return published === 1 ? Promise.resolve("published") : new Promise(() => {});
      },
    };
    const { assistant } = createScriptedAssistant();
    const run = runTurn({ leases, live, assistant, requestFor, replyMaxCharacters: 500_000, log }, turn, {
      broken: broken.signal,
      shutdown: new AbortController().signal,
    });
    await until(() => published > 1);
    broken.abort("shutdown" satisfies RunStop);
    expect(await run).toBe(false);
    await leases.release([turn], "handed-over");
  }

  it("that continues a long reply and breaks off leaves all of it, also to a stop", async () => {
    const { id } = await queue("wait:never");
    const first = await claimed("p1");
    await first.leases.finish(first.turn, {
      state: "failed",
      code: "reply_too_long",
      text: long,
      cards: [],
      trail: NO_TRAIL,
      seq: 1,
    });
    const [reply] = await replies(id);
    await continueTurn(database.db, userId, id, { reply: reply?.id ?? "", length: long.length });
    await breakOffEarly();
    expect((await read(id)).partial).toBe(long);
    await requestStop(database.db, userId, id);
    expect((await replies(id)).map(({ text }) => text)).toEqual([long]);
  });

  it("that begins a long reply anew and breaks off leaves what was shown", async () => {
    const { id } = await queue(`say:${long}|wait:never`);
    const first = await claimed("p1");
    await first.leases.savePartial(first.turn, { seq: 3, partial: long });
    await first.leases.release([first.turn], "handed-over");
    await breakOffEarly();
    expect((await read(id)).partial).toBe(long);
  });
});

describe("a worker", () => {
  it("lets go of a turn whose run was interrupted, so the next worker claims it at once", async () => {
    const { id } = await queue("say:x");
    let asked = 0;
    const made = worker("p1", createScriptedAssistant(), silent, () => {
      asked += 1;
      if (asked === 1) throw new Error("Not this time");
    });
    expect(await ended(id)).toMatchObject({ state: "done", partial: "x", attempt: 2, tries: 1 });
    await made.worker.stop();
  });

  it("ends a turn at once when its assistant can't reach another host: it only waits out outages of the database", async () => {
    const { id } = await queue("unreachable:ECONNREFUSED");
    const { worker: made } = worker("p1");
    expect(await ended(id)).toMatchObject({ state: "failed", attempt: 1, tries: 0 });
    await made.stop();
  });

  it("takes over a turn from a dead worker: one reply, longer than what was shown, with earlier decisions kept", async () => {
    const { id } = await queue("remember:x|wait:a|say: and the rest");
    const first = worker("p1");
    await until(async () => (await read(id)).partial === "x1");
    // Simulates a killed process: it neither renews nor hands back its turns.
    await database.db.update(turns).set({ owner: "gone" }).where(eq(turns.id, id));
    await until(() => first.worker.running === 0);
    await first.worker.stop(0);
    await lapse(id);
    const sent: number[] = [];
    const second = createScriptedAssistant();
    second.open("a");
    const taken = worker("p2", second, {
      publish: async (_, event) => {
        if (event.name === "message_chunk") sent.push((event.data as { content?: string }).content?.length ?? 0);
        return "published";
      },
    });
    expect(await ended(id)).toMatchObject({ state: "done", attempt: 2, partial: "x1 and the rest" });
    expect((await replies(id)).map(({ text }) => text)).toEqual(["x1 and the rest"]);
    expect(sent[0]).toBeGreaterThanOrEqual("x1".length);
    await taken.worker.stop();
  });

  it(`fails a turn visibly after ${MAX_TRIES} interrupted runs, keeps its text and allows a retry`, async () => {
    const { id } = await queue("say:x");
    for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
      const { turn, leases } = await claimed(`p${attempt}`);
      await leases.savePartial(turn, { seq: 1, partial: "something" });
      await lapse(id);
    }
    const last = worker("p9");
    expect(await ended(id)).toMatchObject({ state: "failed", errorCode: "turn_lost" });
    expect(await replies(id)).toMatchObject([{ status: "failed", text: "something" }]);
    const events = await database.db.select().from(outbox).where(eq(outbox.name, "error"));
    expect(events).toMatchObject([{ payload: { metadata: { turnId: id, code: "turn_lost", retryable: true } } }]);
    await last.worker.stop();
  });

  it("hands its turns back at once when it shuts down, without counting a try", async () => {
    const { id } = await queue("say:x|wait:b|say:y");
    const first = worker("p1");
    await until(async () => (await read(id)).partial === "x");
    await first.worker.stop(10);
    expect(await read(id)).toMatchObject({ state: "queued", tries: 0, partial: "x" });
    const scripted = createScriptedAssistant();
    scripted.open("b");
    const second = worker("p2", scripted);
    expect(await ended(id)).toMatchObject({ state: "done", partial: "xy" });
    await second.worker.stop();
  });

  it("shares a database with another worker, and each turn runs in only one of them", async () => {
    const scripted = createScriptedAssistant();
    const pair = [worker("p1", scripted), worker("p2", scripted)];
    const ids = await Promise.all(Array.from({ length: 40 }, async (_, index) => (await queue(`say:${index}`)).id));
    for (const id of ids) await ended(id);
    expect(scripted.requests.map(({ turnId }) => turnId).sort()).toEqual(ids.sort());
    for (const { worker: each } of pair) await each.stop();
  });
});

afterAll(async () => {
  for (const each of workers) await each.stop(0);
});
