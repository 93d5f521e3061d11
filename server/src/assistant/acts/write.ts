import { CalendarEvent, CalendarEventCreate } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";

const Scope = z.object({ scope: z.enum(["one", "following", "all"]), occurrence: z.optional(z.string()) });

/**
 * One thing to do in the calendar, whoever asks for it: a new event under its id, or a change or the deletion of an event, or of the occurrences of it
 * that `scope` says. Its event is as it was when that was asked.
 */
export const Write = z.discriminatedUnion("does", [
  z.object({
    does: z.literal("create"),
    id: z.string(),
    event: CalendarEventCreate,
    /** Starts of occurrences that the new series leaves out. */
    leftOut: z.optional(z.array(z.string())),
  }),
  z.object({
    does: z.literal("change"),
    event: CalendarEvent,
    scope: z.optional(Scope),
    change: z.partial(CalendarEventCreate),
  }),
  z.object({ does: z.literal("cancel"), event: CalendarEvent, scope: z.optional(Scope) }),
]);
export type Write = z.infer<typeof Write>;
export type CreateWrite = Extract<Write, { does: "create" }>;
export type ChangeWrite = Extract<Write, { does: "change" }>;
export type CancelWrite = Extract<Write, { does: "cancel" }>;

export const Deed = z.object({
  /** Events as they were. */
  was: z.array(CalendarEvent),
  /** Which of them were split off which series. */
  splitOff: z.optional(z.array(z.object({ id: z.string(), series: z.string(), start: z.string() }))),
  /** Events that weren't there. */
  added: z.array(z.string()),
  /** The versions that it left. What has another one was changed since. */
  left: z.array(z.object({ id: z.string(), version: z.number() })),
  /** The turn whose reply did it. */
  turn: z.optional(z.string()),
  /** The turn whose reply proposed it, and which of its proposals it was. */
  proposed: z.optional(z.object({ turn: z.string(), items: z.optional(z.array(z.number())) })),
});
/** Something that was done, so that it can be taken back. */
export type Deed = z.infer<typeof Deed>;
