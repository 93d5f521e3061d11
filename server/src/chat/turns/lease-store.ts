import { and, eq, gte, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { lockConversation } from "../conversations/conversation-store.ts";
import type { TurnRow } from "../storage/rows.ts";
import { turns } from "../storage/tables.ts";
import { endColumns, storeReply, type TurnEnd } from "./reply-store.ts";

/** Seconds after which the turn of a process that went silent is taken over. */
export const LEASE_SECONDS = 15;
/** Runs of a turn that broke off, usually because the process died, until the turn fails visibly. */
export const MAX_TRIES = 5;

/** Names one claim: what is written in the name of an older attempt changes nothing. */
export type Claim = Pick<TurnRow, "id" | "attempt">;

/** A run of a turn in this process. */
export type Run = Claim & Pick<TurnRow, "tries">;

/** The turns that one process works on. Everything it writes about one is limited to a claim that it still holds. */
export interface TurnLeases {
  /**
   * Takes up the oldest turn that nobody works on and for which there is room beside `running`, the process's runs. The
   * text of an earlier attempt stays until the new one has more.
   */
  claim(running: readonly Run[]): Promise<TurnRow | null>;
  /**
   * Renews the leases of these runs, and no other that stands in the process's name: a turn that it has let go of, or was
   * given in an answer that never came, has to be free for the next. Answers those that it still holds.
   */
  renew(runs: readonly Run[]): Promise<Pick<TurnRow, "id" | "attempt" | "stopRequested">[]>;
  /** Saves the reply so far; false when the claim is no longer held. */
  savePartial(claim: Claim, seq: number, partial: string): Promise<boolean>;
  /** Keeps a decision of the turn; the first one kept under `key` counts. Undefined when the claim is no longer held. */
  remember(claim: Claim, key: string, value: unknown): Promise<{ value: unknown } | undefined>;
  /** Ends the turn, stores the reply and announces it, all or nothing. False when the claim is no longer held. */
  finish(turn: TurnRow, end: TurnEnd): Promise<boolean>;
  /** Hands turns back at once. One that broke off counts a try, one that is only handed over does not. */
  handBack(runs: readonly Run[], why: "handed-over" | "broke-off"): Promise<void>;
}

const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** @param deps.owner names the process, another one after each start */
export function createTurnLeases({ db, owner }: { db: Database; owner: string }): TurnLeases {
  const held = ({ id, attempt }: Claim) =>
    and(eq(turns.id, id), eq(turns.owner, owner), eq(turns.attempt, attempt), eq(turns.state, "running"));
  const allHeld = (runs: readonly Run[]) =>
    and(
      eq(turns.owner, owner),
      eq(turns.state, "running"),
      sql`(${turns.id}, ${turns.attempt}) in (${sql.join(
        runs.map(({ id, attempt }) => sql`(${id}::uuid, ${attempt}::int)`),
        sql`, `,
      )})`,
    );

  return {
    async claim(running) {
      const [turn] = await db
        .update(turns)
        .set({
          state: "running",
          owner,
          leaseUntil: lease,
          attempt: sql`${turns.attempt} + 1`,
          tries: sql`${turns.tries} + (${turns.state} = 'running')::int`,
          seq: 0,
        })
        .where(sql`${turns.id} = ${nextTurn(running)}`)
        .returning();
      return turn ?? null;
    },

    async renew(runs) {
      if (runs.length === 0) return [];
      return db
        .update(turns)
        .set({ leaseUntil: lease })
        .where(allHeld(runs))
        .returning({ id: turns.id, attempt: turns.attempt, stopRequested: turns.stopRequested });
    },

    async savePartial(claim, seq, partial) {
      const saved = await db.update(turns).set({ seq, partial }).where(held(claim)).returning({ id: turns.id });
      return saved.length > 0;
    },

    async remember(claim, key, value) {
      const fresh = JSON.stringify({ [key]: value });
      const [row] = await db
        .update(turns)
        .set({ remembered: sql`${fresh}::jsonb || ${turns.remembered}` })
        .where(held(claim))
        .returning({ remembered: turns.remembered });
      return row === undefined ? undefined : { value: row.remembered[key] };
    },

    finish: (turn, end) =>
      db.transaction(async (tx) => {
        await lockConversation(tx, turn.conversationId);
        const [ended] = await tx.update(turns).set(endColumns(end)).where(held(turn)).returning();
        if (ended === undefined) return false;
        await storeReply(tx, ended, end);
        return true;
      }),

    async handBack(runs, why) {
      if (runs.length === 0) return;
      await db
        .update(turns)
        .set({
          state: "queued",
          owner: null,
          leaseUntil: null,
          ...(why === "broke-off" ? { tries: sql`${turns.tries} + 1` } : {}),
        })
        .where(allHeld(runs));
    },
  };
}

/** For the only process of a database, as it starts: whoever held a lease is gone. */
export async function expireLeases(db: Database): Promise<void> {
  await db
    .update(turns)
    .set({ leaseUntil: sql`now()` })
    .where(eq(turns.state, "running"));
}

/**
 * How many turns run at once, beside all the others, by how often they broke off. A process that dies leaves no word
 * about which of its turns killed it, so each of them counts a try. The group shrinks with each try until the one that
 * kills runs alone, and goes on collecting tries alone.
 */
const GROUP_SIZES = [Number.POSITIVE_INFINITY, 8, 1] as const;
const ALONE = GROUP_SIZES.length - 1;

/** The id of the turn to claim next, null without one. */
function nextTurn(running: readonly Run[]): SQL {
  const hasRoom = GROUP_SIZES.map(
    (size, group) => running.filter(({ tries }) => Math.min(tries, ALONE) === group).length < size,
  );
  const open = [...hasRoom.keys()].filter((group) => group !== ALONE && hasRoom[group] === true);
  const oldest = firstFree(running, inArray(triesNow, open), sql`t.position`);
  if (hasRoom[ALONE] !== true) return oldest;
  // The one that broke off least comes first: one that kills takes no turn from those it took with it.
  const alone = firstFree(running, gte(triesNow, ALONE), sql`${triesNow}, t.position`);
  return sql`coalesce(${alone}, ${oldest})`;
}

/** Tries of a turn `t` once it is claimed: one that was left running counts one more. */
const triesNow = sql`t.tries + (t.state = 'running')::int`;

/** The first turn that nobody works on, with no earlier unfinished one in its conversation. */
const firstFree = (running: readonly Run[], group: SQL, order: SQL) => sql`(
  select t.id from ${turns} t
  where (t.state = 'queued' or (t.state = 'running' and t.lease_until < now()))
    and ${notInArray(
      sql`t.id`,
      running.map(({ id }) => id),
    )}
    and ${group}
    and not exists (
      select 1 from ${turns} e
      where e.conversation_id = t.conversation_id and e.position < t.position and e.state in ('queued', 'running'))
  order by ${order} limit 1 for update skip locked)`;
