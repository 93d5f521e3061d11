import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { CalendarPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Write } from "./write.ts";
import { writeAll, type Written } from "./writes.ts";

/** Where something is written: for one turn, in its person's calendar. */
export interface Writing {
  readonly calendar: CalendarPort;
  readonly request: Pick<ReplyRequest, "userId" | "isOwn" | "remember">;
}

/** Thrown instead of writing what words order that may not be the person's own: it has to be proposed. */
export class NotOwnWords extends Error {
  readonly writes: readonly Write[];

  constructor(writes: readonly Write[]) {
    super("The words that order it may be somebody else's");
    this.writes = writes;
  }
}

/** Writes once per turn and `key`, whatever interrupts it. @throws NotOwnWords */
export async function writeOnce({ calendar, request }: Writing, writes: readonly Write[], key = ""): Promise<Written> {
  if (!request.isOwn) throw new NotOwnWords(writes);
  const before = await request.remember(`before${key}`, async (): Promise<CalendarEvent[]> => {
    const ids = new Set(writes.flatMap((write) => (write.does === "create" ? [] : [write.event.id])));
    const rows = await Promise.all([...ids].map((id) => calendar.getEvent(request.userId, id)));
    return rows.filter((row) => row !== null);
  });
  return request.remember(`written${key}`, () => writeAll(calendar, request.userId, { writes, before }));
}
