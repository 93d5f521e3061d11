import { createHash } from "node:crypto";

/** How many turns of temporary conversations are remembered, of all people together. The oldest are forgotten first. */
const TURNS = 2_000;

type Remembered = Map<string, Promise<unknown>>;

/**
 * What turns of temporary conversations remember, in this process's memory alone. Another process doesn't know it: there, the assistant has forgotten what
 * it asked.
 */
export interface TemporaryMemory {
  /** Of one turn, whenever it's asked for: a message that's sent again finds what it decided. */
  of(turnId: string): Remembered;
  /** Notes that a turn has ended with this reply to the user. */
  replied(userId: string, reply: string, turnId: string): void;
  /** What the turn remembers that has ended with this reply to the user. */
  after(userId: string, reply: string | undefined): Remembered | undefined;
}

export function createTemporaryMemory(most = TURNS): TemporaryMemory {
  const turns = new Map<string, Remembered>();
  const replies = new Map<string, string>();
  // Nobody's text is kept for longer than its reply takes.
  const keyOf = (userId: string, reply: string) =>
    createHash("sha256")
      .update(JSON.stringify([userId, reply]))
      .digest("base64url");
  const add = <T>(map: Map<string, T>, key: string, value: T): T => {
    map.delete(key);
    map.set(key, value);
    const [oldest] = map.keys();
    if (map.size > most && oldest !== undefined) map.delete(oldest);
    return value;
  };
  return {
    of: (turnId) => turns.get(turnId) ?? add(turns, turnId, new Map()),
    replied: (userId, reply, turnId) => void add(replies, keyOf(userId, reply), turnId),
    after(userId, reply) {
      const turnId = reply === undefined ? undefined : replies.get(keyOf(userId, reply));
      return turnId === undefined ? undefined : turns.get(turnId);
    },
  };
}
