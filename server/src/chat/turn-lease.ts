import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { turns } from "./tables.ts";
import type { TurnRow } from "./wire.ts";

/** Seconds after which the turn of a process that went silent is taken over. */
export const LEASE_SECONDS = 15;
/** Claims of a turn until it fails visibly. */
export const MAX_TRIES = 3;

const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** Names one claim: writes that carry an older one change nothing. */
export interface Claim {
  readonly id: string;
  readonly owner: string;
  readonly attempt: number;
}

/** What every write of a claim is limited to. */
export const heldBy = ({ id, owner, attempt }: Claim) =>
  and(eq(turns.id, id), eq(turns.owner, owner), eq(turns.attempt, attempt), eq(turns.state, "running"));

/**
 * Takes up the oldest turn that nobody works on and whose conversation has no earlier unfinished one. The text of an
 * earlier attempt stays until the new one has more.
 */
export async function claimTurn(db: Database, owner: string): Promise<TurnRow | null> {
  const [turn] = await db
    .update(turns)
    .set({
      state: "running",
      owner,
      leaseUntil: lease,
      attempt: sql`${turns.attempt} + 1`,
      tries: sql`${turns.tries} + 1`,
      seq: 0,
    })
    .where(
      sql`${turns.id} = (
        select t.id from ${turns} t
        where (t.state = 'queued' or (t.state = 'running' and t.lease_until < now()))
          and not exists (
            select 1 from ${turns} e
            where e.conversation_id = t.conversation_id and e.position < t.position and e.state in ('queued', 'running'))
        order by t.position limit 1 for update skip locked)`,
    )
    .returning();
  return turn ?? null;
}

/** Renews the leases of all turns of a process. Answers those that it still holds. */
export async function renewLeases(
  db: Database,
  owner: string,
): Promise<Pick<TurnRow, "id" | "attempt" | "stopRequested">[]> {
  return db
    .update(turns)
    .set({ leaseUntil: lease })
    .where(and(eq(turns.owner, owner), eq(turns.state, "running")))
    .returning({ id: turns.id, attempt: turns.attempt, stopRequested: turns.stopRequested });
}

/** Hands turns back at once, without counting the attempt as one that failed. */
export async function releaseLeases(db: Database, owner: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(turns)
    .set({ state: "queued", owner: null, leaseUntil: null, tries: sql`greatest(${turns.tries} - 1, 0)` })
    .where(and(eq(turns.owner, owner), eq(turns.state, "running"), inArray(turns.id, [...ids])));
}

/** For the only process of a database, as it starts: whoever held a lease is gone. */
export async function expireLeases(db: Database): Promise<void> {
  await db
    .update(turns)
    .set({ leaseUntil: sql`now()` })
    .where(eq(turns.state, "running"));
}

/** Saves the reply so far; false when the claim is no longer held. */
export async function savePartial(db: Database, claim: Claim, seq: number, partial: string): Promise<boolean> {
  const saved = await db.update(turns).set({ seq, partial }).where(heldBy(claim)).returning({ id: turns.id });
  return saved.length > 0;
}

/** Keeps a decision of the turn; the first one kept under `key` counts. Undefined when the claim is no longer held. */
export async function remember(
  db: Database,
  claim: Claim,
  key: string,
  value: unknown,
): Promise<{ value: unknown } | undefined> {
  const fresh = JSON.stringify({ [key]: value });
  const [row] = await db
    .update(turns)
    .set({ remembered: sql`${fresh}::jsonb || ${turns.remembered}` })
    .where(heldBy(claim))
    .returning({ remembered: turns.remembered });
  return row === undefined ? undefined : { value: row.remembered[key] };
}
