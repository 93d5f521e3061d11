import { createContext } from "react";
import type { HeldRow } from "../thread-rows/thread-place.ts";
import type { ThreadRow } from "../thread-rows/thread-row.ts";

/** The thread around a message. */
export interface Around {
  readonly conversationId: string;
  readonly rows: readonly ThreadRow[];
  /** Keeps a row where it is until the person scrolls, whatever changes around it. */
  hold(row: HeldRow): void;
}

export const AroundMessages = createContext<Around>({ conversationId: "", rows: [], hold() {} });
