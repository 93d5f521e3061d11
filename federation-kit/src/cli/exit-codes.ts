import type { FailureReason } from "../releases/index.ts";

/** How a command ends. The README lists them, so CI can tell what to do next. */
export const EXIT_CODES: Readonly<Record<"done" | "usage" | "bug" | FailureReason, number>> = {
  done: 0,
  refused: 1,
  usage: 2,
  busy: 3,
  file: 4,
  bug: 70,
};
