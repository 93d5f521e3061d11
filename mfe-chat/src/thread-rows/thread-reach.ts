import type { Virtualizer } from "@tanstack/react-virtual";
import type { HeldRow } from "./thread-place.ts";
import type { ThreadRow } from "./thread-row.ts";

/** The thread in view, for what moves in it. */
export interface ThreadReach {
  readonly rows: readonly ThreadRow[];
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
  /** The row that's held in place until the user scrolls. */
  readonly held: HeldRow | undefined;
  /** Shows a row, and holds it in place until the user scrolls. */
  hold(place: HeldRow): void;
}
