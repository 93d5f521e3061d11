import * as z from "zod/mini";

interface Place {
  readonly edits?: string | undefined;
  readonly keeps?: readonly string[] | undefined;
  readonly answers?: string | undefined;
}

/** A message edits another one or answers one, and only one that edits keeps files. */
export const onePlace = [
  z.refine<Place>(({ edits, keeps }) => edits !== undefined || keeps === undefined, {
    error: "Needs edits",
    path: ["keeps"],
  }),
  z.refine<Place>(({ edits, answers }) => edits === undefined || answers === undefined, {
    error: "Can't be together with edits",
    path: ["answers"],
  }),
] as const;
