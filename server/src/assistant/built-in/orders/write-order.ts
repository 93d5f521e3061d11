import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Deed, Dialogue } from "../../dialogue/dialogue.ts";
import type { Scene } from "./scene.ts";
import { keyOf } from "./spoken-events.ts";
import { type Write, writeAll, type Written } from "./writes.ts";

/** How many deeds can be taken back, one after the other. */
const UNDOABLE = 5;

export const withDeed = ({ done }: Pick<Dialogue, "done">, deed: Deed): Deed[] => [...done, deed].slice(-UNDOABLE);

/** Writes once per turn, whatever interrupts it, and notes it in the dialogue. */
export async function writeOrder(
  { calendar, request, dialogue }: Pick<Scene, "calendar" | "request" | "dialogue">,
  writes: readonly Write[],
): Promise<Written & { readonly next: Partial<Dialogue> }> {
  const before = await request.remember("before", async (): Promise<CalendarEvent[]> => {
    const ids = new Set(writes.map(({ event }) => event.id));
    const rows = await Promise.all([...ids].map((id) => calendar.getEvent(request.userId, id)));
    return rows.filter((row) => row !== null);
  });
  const written = await request.remember("written", () => writeAll(calendar, request.userId, { writes, before }));
  const next = {
    question: null,
    events: written.events.map(keyOf),
    done: withDeed(dialogue, written.deed),
  };
  return { ...written, next };
}
