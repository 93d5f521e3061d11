import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Assistant, ReplyEvent } from "../../assistant/reply/reply.ts";
import { createBuiltInAssistant } from "../../assistant/built-in/built-in-assistant.ts";
import { fakePorts, requestOf } from "../../assistant/testing/scene.ts";
import { users } from "../../auth/tables.ts";
import type { OpenDatabase } from "../../database/database.ts";
import { createLog } from "../../log/log.ts";
import type { LiveChannel } from "../../realtime/live-channel.ts";
import { ingest } from "../conversations/ingest.ts";
import type { MessageRow, TurnRow } from "../storage/rows.ts";
import { messages, turns } from "../storage/tables.ts";
import { createTurnLeases } from "../turns/lease-store.ts";
import { requestFor } from "../turns/reply-request.ts";
import { runTurn } from "../turns/turn-runner.ts";
import { plainIngest } from "./plain-ingest.ts";

const silent: LiveChannel = { publish: async () => "published" };
const { person, settings } = requestOf({});

/** For tests: a user's stored turns, run one at a time against a calendar in memory. */
export async function calendarTurns({ db }: Pick<OpenDatabase, "db">) {
  const userId = randomUUID();
  await db.insert(users).values({ id: userId, email: userId, emailKey: userId, name: "Ada" });
  const ports = fakePorts();
  const deps = plainIngest(db);
  const leases = createTurnLeases({ db, owner: randomUUID() });
  const read = async (id: string): Promise<TurnRow> => {
    const [turn] = await db.select().from(turns).where(eq(turns.id, id));
    if (turn === undefined) throw new Error("The turn is gone");
    return turn;
  };
  return {
    userId,
    ports,
    read,
    assistant: createBuiltInAssistant(ports, { wordDelayMs: 0 }),
    queue: async (text: string, more: Partial<Parameters<typeof ingest>[1]> = {}): Promise<TurnRow> =>
      (await ingest(deps, { userId, messageId: randomUUID(), text, conversationId: null, mediaIds: [], ...more })).turn,
    /** Claims the next turn and runs it with the assistant. Resolves to whether it ended. */
    async run(assistant: Assistant, broken = new AbortController().signal): Promise<boolean> {
      const claimed = await leases.claim([]);
      if (claimed === null) throw new Error("Nothing to claim");
      const personOf = async () => ({ person, memory: "on" as const, settings });
      return runTurn(
        {
          leases,
          live: silent,
          assistant,
          requestFor: (turn) => requestFor({ db, personOf }, turn),
          replyMaxCharacters: 500_000,
          log: createLog("silent"),
        },
        claimed.turn,
        { broken, shutdown: new AbortController().signal },
      );
    },
    /** What's left of a run whose process died. */
    async lose(id: string, more: Partial<TurnRow> = {}): Promise<void> {
      const lapsed = sql`now() - interval '1 second'`;
      await db
        .update(turns)
        .set({ state: "running", ...more, leaseUntil: lapsed, owner: "gone" })
        .where(eq(turns.id, id));
    },
    /** The replies to the turn's message, oldest first. */
    replies: (id: string): Promise<MessageRow[]> =>
      db.select().from(messages).where(eq(messages.replyTo, id)).orderBy(messages.seq),
  };
}

/** An assistant that calls `interrupt` before it tells the first event for which `isIt` holds. */
export const interrupted = (
  { recall, title, reply }: Assistant,
  isIt: (event: ReplyEvent) => boolean,
  interrupt: () => void,
): Assistant => ({
  recall,
  title,
  async *reply(request, signal) {
    let isDue = true;
    for await (const event of reply(request, signal)) {
      if (isDue && isIt(event)) {
        isDue = false;
        interrupt();
      }
      yield event;
    }
  },
});
