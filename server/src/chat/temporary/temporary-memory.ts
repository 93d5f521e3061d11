import { derivedId } from "../../ids/derived-id.ts";

/** How many turns of temporary conversations are remembered, of all people together. The oldest are forgotten first. */
const TURNS = 2_000;

/** What a turn of a temporary conversation remembers, and its id. */
export interface TemporaryTurn {
  readonly id: string;
  readonly remembered: Map<string, Promise<unknown>>;
}

/**
 * What turns of temporary conversations remember, in this process's memory alone. Another process doesn't know it: there, the assistant has forgotten what
 * it asked.
 */
export interface TemporaryMemory {
  /** The turn of a user's message, from its first call on: a message that's sent again finds what it decided. */
  begin(userId: string, messageId: string): TemporaryTurn;
  /** The turn of a user's earlier message. Undefined if it's forgotten, or never was. */
  find(userId: string, messageId: string): TemporaryTurn | undefined;
}

export function createTemporaryMemory(most = TURNS): TemporaryMemory {
  const turns = new Map<string, TemporaryTurn>();
  const idOf = (userId: string, messageId: string) => derivedId("temporary", userId, messageId);
  const add = (turn: TemporaryTurn): TemporaryTurn => {
    turns.set(turn.id, turn);
    const [oldest] = turns.keys();
    if (turns.size > most && oldest !== undefined) turns.delete(oldest);
    return turn;
  };
  const find: TemporaryMemory["find"] = (userId, messageId) => turns.get(idOf(userId, messageId));
  return {
    begin: (userId, messageId) =>
      find(userId, messageId) ?? add({ id: idOf(userId, messageId), remembered: new Map() }),
    find,
  };
}
