import { and, eq, getTableColumns, gte, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { lockConversation } from "../conversations/conversation-store.ts";
import type { TurnRow } from "../storage/rows.ts";
import { turns } from "../storage/tables.ts";
import type { Partly } from "./partial-saver.ts";
import { endColumns, storeReply, type TurnEnd } from "./reply-store.ts";

/** Seconds until a turn is taken over from a process that went silent. */
export const LEASE_SECONDS = 15;
/** Interrupted runs, usually because the process died, after which a turn fails visibly. */
export const MAX_TRIES = 5;

/** Identifies one claim: writes under an older attempt change nothing. */
export type Claim = Pick<TurnRow, "id" | "attempt">;

/** A turn just claimed. */
export interface Claimed {
  readonly turn: TurnRow;
  /** Whether other turns are free, too, though an earlier one of their conversation may have to end first. */
  readonly hasMore: boolean;
}

/** A turn that this process is running. */
export type Run = Claim & Pick<TurnRow, "tries">;

/** The turns that one process is working on. Every write takes effect only while the process still holds the claim. */
export interface TurnLeases {
  /**
   * Claims the oldest free turn that may run alongside `running`, the process's current runs. A turn that this process
   * claimed without hearing back is free at once, and that costs it no try. The text of an earlier attempt stays until
   * the new one has more. One call at a time.
   */
  claim(running: readonly Run[]): Promise<Claimed | null>;
  /** Claims a turn that has just been queued, which takes less than to look for one. Null if it isn't free, or an earlier one of its conversation has to end first. */
  claimQueued(id: string): Promise<TurnRow | null>;
  /**
   * Renews the leases of these runs only, not of every turn under the process's name: a turn it has let go of, or whose
   * claim it never heard back about, has to become free for others. Returns the runs it still holds.
   */
  renew(runs: readonly Run[]): Promise<Pick<TurnRow, "id" | "attempt" | "stopRequested">[]>;
  /** Saves the reply up to now; false when the claim is no longer held. */
  savePartial(claim: Claim, added: Partly): Promise<boolean>;
  /** Stores a decision of the turn and returns the first or last one stored under `key`. Undefined when the claim is no longer held. */
  remember(claim: Claim, key: string, value: unknown, which: "first" | "last"): Promise<{ value: unknown } | undefined>;
  /** Ends the turn, stores the reply and announces it, all or nothing. False when the claim is no longer held. */
  finish(turn: TurnRow, end: TurnEnd): Promise<boolean>;
  /** Frees turns at once. "broke-off" counts as a try, "handed-over" doesn't. */
  release(runs: readonly Run[], why: "handed-over" | "broke-off"): Promise<void>;
}

const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** @param deps.owner identifies the process; different after each start */
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
      const [claimed] = await db
        .update(turns)
        .set({
          state: "running",
          owner,
          leaseUntil: lease,
          attempt: sql`${turns.attempt} + 1`,
          tries: sql`${turns.tries} + (${turns.state} = 'running' and ${turns.owner} is distinct from ${owner})::int`,
          seq: 0,
        })
        .where(sql`${turns.id} = ${nextTurn(owner, running)}`)
        .returning({
          ...getTableColumns(turns),
          hasMore: sql<boolean>`exists (
            select 1 from ${turns} o where o.id <> ${turns}.id
              and (o.state = 'queued' or (o.state = 'running' and o.lease_until < now())))`,
        });
      if (claimed === undefined) return null;
      const { hasMore, ...turn } = claimed;
      return { turn, hasMore };
    },

    async claimQueued(id) {
      const [turn] = await db
        .update(turns)
        .set({ state: "running", owner, leaseUntil: lease, attempt: sql`${turns.attempt} + 1`, seq: 0 })
        .where(
          and(
            eq(turns.id, id),
            eq(turns.state, "queued"),
            // Those with tries may have to run alone.
            eq(turns.tries, 0),
            sql`not exists (
              select 1 from ${turns} e where e.conversation_id = ${turns}.conversation_id and e.position < ${turns}.position
                and e.state in ('queued', 'running'))`,
          ),
        )
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

    async savePartial(claim, added) {
      const saved = await db.update(turns).set(added).where(held(claim)).returning({ id: turns.id });
      return saved.length > 0;
    },

    async remember(claim, key, value, which) {
      const fresh = sql`${JSON.stringify({ [key]: value })}::jsonb`;
      const [row] = await db
        .update(turns)
        .set({
          remembered: which === "first" ? sql`${fresh} || ${turns.remembered}` : sql`${turns.remembered} || ${fresh}`,
        })
        .where(held(claim))
        .returning({ remembered: turns.remembered });
      return row === undefined ? undefined : { value: row.remembered[key] };
    },

    finish: (turn, end) =>
      db.transaction(async (tx) => {
        await lockConversation(tx, turn.conversationId);
        const [ended] = await tx.update(turns).set(endColumns(end)).where(held(turn)).returning();
        if (ended === undefined) return false;
        await storeReply(tx, { ...ended, base: turn.base }, end);
        return true;
      }),

    async release(runs, why) {
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

/** Frees all leases. Only for the sole process of a database at startup, when no earlier holder can still be alive. */
export async function expireLeases(db: Database): Promise<void> {
  await db
    .update(turns)
    .set({ leaseUntil: sql`now()` })
    .where(eq(turns.state, "running"));
}

/**
 * How many turns with the same number of tries may run at once. When a process dies, nobody knows which of its turns
 * killed it, so each of them counts a try. The group shrinks with each try until the turn that kills runs alone, and
 * from then on only that one collects tries.
 */
const GROUP_SIZES = [Number.POSITIVE_INFINITY, 8, 1] as const;
const ALONE = GROUP_SIZES.length - 1;

/** The id of the turn to claim next, or null. */
function nextTurn(owner: string, running: readonly Run[]): SQL {
  const isOwn = sql`t.owner = ${owner}`;
  /** Once it's claimed: a turn that another process left running counts one more. */
  const tries = sql`t.tries + (t.state = 'running' and not ${isOwn})::int`;
  /** The first free turn with no earlier unfinished turn in its conversation. */
  const firstFree = (group: SQL, order: SQL) => sql`(
    select t.id from ${turns} t
    where (t.state = 'queued' or (t.state = 'running' and (t.lease_until < now() or ${isOwn})))
      and ${notInArray(
        sql`t.id`,
        running.map(({ id }) => id),
      )}
      and ${group}
      and not exists (
        select 1 from ${turns} e
        where e.conversation_id = t.conversation_id and e.position < t.position and e.state in ('queued', 'running'))
    order by ${order} limit 1 for update skip locked)`;

  const hasRoom = GROUP_SIZES.map(
    (size, group) => running.filter((run) => Math.min(run.tries, ALONE) === group).length < size,
  );
  const open = [...hasRoom.keys()].filter((group) => group !== ALONE && hasRoom[group] === true);
  const oldest = firstFree(inArray(tries, open), sql`t.position`);
  if (hasRoom[ALONE] !== true) return oldest;
  // The turn with the fewest tries goes first, so the one that kills doesn't delay those it took down with it.
  const alone = firstFree(gte(tries, ALONE), sql`${tries}, t.position`);
  return sql`coalesce(${alone}, ${oldest})`;
}
