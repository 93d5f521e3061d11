import { derivedId } from "../../ids/derived-id.ts";

/** How many turns of temporary conversations are remembered, of all people together. The oldest are forgotten first. */
const TURNS = 2_000;

/** A turn of a temporary conversation, and what it remembers. */
export interface TemporaryTurn {
  readonly id: string;
  readonly userId: string;
  /** The client's id of its message. */
  readonly messageId: string;
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
  /** A turn by its own id, if it's the user's. */
  ofId(userId: string, id: string): TemporaryTurn | undefined;
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
  const ofId: TemporaryMemory["ofId"] = (userId, id) => {
    const turn = turns.get(id);
    return turn?.userId === userId ? turn : undefined;
  };
  const find: TemporaryMemory["find"] = (userId, messageId) => ofId(userId, idOf(userId, messageId));
  return {
    begin: (userId, messageId) =>
      find(userId, messageId) ?? add({ id: idOf(userId, messageId), userId, messageId, remembered: new Map() }),
    find,
    ofId,
  };
}
