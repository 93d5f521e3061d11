import { createContext } from "react";
import type { ThreadRow } from "../thread-rows/thread-row.ts";

/** The thread around a message. */
export interface Around {
  readonly conversationId: string;
  readonly rows: readonly ThreadRow[];
  /** Keeps a row where it is until the person scrolls, whatever changes around it. `lead` is how far below the top it starts. Pixels. */
  hold(row: { readonly rowKey: string; readonly lead: number }): void;
}

export const AroundMessages = createContext<Around>({ conversationId: "", rows: [], hold() {} });
