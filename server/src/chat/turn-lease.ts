import { and, eq, gte, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { turns } from "./tables.ts";
import type { TurnRow } from "./wire.ts";

/** Seconds after which the turn of a process that went silent is taken over. */
export const LEASE_SECONDS = 15;
/** Runs of a turn that broke off, usually because the process died, until the turn fails visibly. */
export const MAX_TRIES = 5;

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

/** A run of a turn in this process. */
export type Run = Pick<TurnRow, "id" | "attempt" | "tries">;

/**
 * How many turns run at once, beside all the others, by how often they broke off. A process that dies leaves no word
 * about which of its turns killed it, so each of them counts a try. The crowd shrinks with each try until the one that
 * kills runs alone, and goes on collecting tries alone.
 */
const CROWDS = [Number.POSITIVE_INFINITY, 8, 1] as const;
const LONE = CROWDS.length - 1;

/** Tries of a turn `t` once it is claimed: one that was left running counts one more. */
const triesNow = sql`t.tries + (t.state = 'running')::int`;

/** The first turn that nobody works on, with no earlier unfinished one in its conversation. */
const firstFree = (running: readonly Run[], crowd: SQL, order: SQL) => sql`(
  select t.id from ${turns} t
  where (t.state = 'queued' or (t.state = 'running' and t.lease_until < now()))
    and ${notInArray(
      sql`t.id`,
      running.map(({ id }) => id),
    )}
    and ${crowd}
    and not exists (
      select 1 from ${turns} e
      where e.conversation_id = t.conversation_id and e.position < t.position and e.state in ('queued', 'running'))
  order by ${order} limit 1 for update skip locked)`;

/**
 * Takes up the oldest turn that nobody works on and whose crowd among `running`, the process's runs, has room. The text
 * of an earlier attempt stays until the new one has more.
 */
export async function claimTurn(db: Database, owner: string, running: readonly Run[]): Promise<TurnRow | null> {
  const hasRoom = CROWDS.map(
    (room, crowd) => running.filter(({ tries }) => Math.min(tries, LONE) === crowd).length < room,
  );
  const open = [...hasRoom.keys()].filter((crowd) => crowd !== LONE && hasRoom[crowd] === true);
  const oldest = firstFree(running, inArray(triesNow, open), sql`t.position`);
  // The one that broke off least comes first: one that kills takes no turn from those it took with it.
  const lone = firstFree(running, gte(triesNow, LONE), sql`${triesNow}, t.position`);
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
    .where(sql`${turns.id} = ${hasRoom[LONE] === true ? sql`coalesce(${lone}, ${oldest})` : oldest}`)
    .returning();
  return turn ?? null;
}

/** What every write of these runs is limited to. */
const heldByRuns = (owner: string, runs: readonly Run[]) =>
  and(
    eq(turns.owner, owner),
    eq(turns.state, "running"),
    sql`(${turns.id}, ${turns.attempt}) in (${sql.join(
      runs.map(({ id, attempt }) => sql`(${id}::uuid, ${attempt}::int)`),
      sql`, `,
    )})`,
  );

/**
 * Renews the leases of a process's runs, and no other that stands in its name: a turn that it has let go of, or was given
 * in an answer that never came, has to be free for the next. Answers those that it still holds.
 */
export async function renewLeases(
  db: Database,
  owner: string,
  runs: readonly Run[],
): Promise<Pick<TurnRow, "id" | "attempt" | "stopRequested">[]> {
  if (runs.length === 0) return [];
  return db
    .update(turns)
    .set({ leaseUntil: lease })
    .where(heldByRuns(owner, runs))
    .returning({ id: turns.id, attempt: turns.attempt, stopRequested: turns.stopRequested });
}

/** Hands turns back at once. One that broke off counts a try, one that is only handed over does not. */
export async function releaseLeases(
  db: Database,
  owner: string,
  runs: readonly Run[],
  why: "handed-over" | "broke-off",
): Promise<void> {
  if (runs.length === 0) return;
  await db
    .update(turns)
    .set({
      state: "queued",
      owner: null,
      leaseUntil: null,
      ...(why === "broke-off" ? { tries: sql`${turns.tries} + 1` } : {}),
    })
    .where(heldByRuns(owner, runs));
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
