import * as z from "zod/mini";

interface Place {
  readonly edits?: string | undefined;
  readonly keeps?: readonly string[] | undefined;
  readonly answers?: string | undefined;
  readonly follows?: string | undefined;
  readonly aside?: boolean | undefined;
}

/** A message edits another one or goes below one, and only one that edits keeps files. */
export const onePlace = [
  z.refine<Place>(({ edits, keeps }) => edits !== undefined || keeps === undefined, {
    error: "Needs edits",
    path: ["keeps"],
  }),
  z.refine<Place>(({ edits, answers }) => edits === undefined || answers === undefined, {
    error: "Can't be together with edits",
    path: ["answers"],
  }),
  z.refine<Place>(({ edits, follows }) => edits === undefined || follows === undefined, {
    error: "Can't be together with edits",
    path: ["follows"],
  }),
  z.refine<Place>(({ edits, aside }) => edits === undefined || aside === undefined, {
    error: "Can't be together with edits",
    path: ["aside"],
  }),
] as const;
