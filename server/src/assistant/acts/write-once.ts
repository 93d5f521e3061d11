import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { CalendarPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Write } from "./write.ts";
import { writeAll, type Written } from "./writes.ts";

/** Where something is written: for one turn, in its person's calendar. */
export interface Writing {
  readonly calendar: CalendarPort;
  readonly request: Pick<ReplyRequest, "userId" | "remember">;
}

/** Writes once per turn and `key`, whatever interrupts it. */
export async function writeOnce({ calendar, request }: Writing, writes: readonly Write[], key = ""): Promise<Written> {
  const before = await request.remember(`before${key}`, async (): Promise<CalendarEvent[]> => {
    const ids = new Set(writes.flatMap((write) => (write.does === "create" ? [] : [write.event.id])));
    const rows = await Promise.all([...ids].map((id) => calendar.getEvent(request.userId, id)));
    return rows.filter((row) => row !== null);
  });
  return request.remember(`written${key}`, () => writeAll(calendar, request.userId, { writes, before }));
}
