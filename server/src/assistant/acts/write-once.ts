import type { CalendarPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import { changedAlready } from "./changed-already.ts";
import type { Write } from "./write.ts";
import { type Before, beforeOf, writeAll, type Written } from "./writes.ts";

/** Where something is written: for one turn, in its person's calendar. */
export interface Writing {
  readonly calendar: CalendarPort;
  readonly request: Pick<ReplyRequest, "userId" | "isOwn" | "remember">;
}

/** Thrown instead of writing what words order that may not be the person's own, or may not be understood. */
export class ToBeProposed extends Error {
  readonly writes: readonly Write[];

  constructor(writes: readonly Write[]) {
    super("The order isn't certain");
    this.writes = writes;
  }
}

/** What's about to be written, and the events that it's about as they were before. */
interface Doing {
  readonly writes: readonly Write[];
  readonly before: Before["was"];
  readonly splitOff?: Before["splitOff"];
  readonly alike?: Before["alike"];
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
}

/** Under which keys turns remember what they're about to write, and what they have written. */
const DOING = "doing";
const WRITTEN = "written";

/** Whether that's where a turn remembers what it's about to write. */
export const isUnderway = (key: string): boolean => key.startsWith(DOING);

/**
 * Whether that's what a turn remembers of new events alone. Another reply can make them again: they have the same ids, so that those which are still
 * there aren't doubled.
 */
export const isOfNewEvents = (key: string, value: unknown): boolean =>
  key.startsWith(WRITTEN) && (value as Written).deed.was.length === 0;

/** Writes once per turn and `key`, whatever interrupts it. @throws ToBeProposed */
export async function writeOnce({ calendar, request }: Writing, writes: readonly Write[], key = ""): Promise<Written> {
  if (!request.isOwn) throw new ToBeProposed(writes);
  const doing = await request.remember(`${DOING}${key}`, async (): Promise<Doing> => {
    const { was, ...others } = await beforeOf(calendar, request.userId, writes);
    return { writes, before: was, ...others, at: Date.now() };
  });
  return request.remember(`${WRITTEN}${key}`, () =>
    writeAll(calendar, request.userId, {
      writes,
      before: { was: doing.before, splitOff: doing.splitOff, alike: doing.alike },
    }),
  );
}

/** Something that an earlier attempt of a turn has done. */
export interface Earlier {
  readonly writes: readonly Write[];
  readonly written: Written;
}

/**
 * What earlier attempts of a turn have done, in the order in which they began it, as far as it wasn't taken back or deleted since. What one of them was
 * interrupted in is finished.
 */
export async function doneEarlier({
  calendar,
  request,
}: Writing & { readonly request: Pick<ReplyRequest, "earlier"> }): Promise<Earlier[]> {
  const { earlier, userId, isOwn } = request;
  const begun = Object.entries(earlier)
    .filter(([name]) => isOwn && isUnderway(name))
    .map(([name, doing]) => ({ key: name.slice(DOING.length), ...(doing as Doing) }))
    .sort((one, other) => one.at - other.at);
  const found: Earlier[] = [];
  for (const { key, writes, alike } of begun) {
    const isWritten = `${WRITTEN}${key}` in earlier;
    if (!isWritten && !(await hasBegun(calendar, userId, { writes, alike }))) continue;
    const written = await writeOnce({ calendar, request }, writes, key);
    if (await isThere(calendar, userId, written)) found.push({ writes, written });
  }
  return found;
}

async function hasBegun(
  calendar: CalendarPort,
  userId: string,
  { writes, alike }: Pick<Doing, "writes" | "alike">,
): Promise<boolean> {
  for (const write of writes) {
    if (write.does === "create" && (await calendar.getEvent(userId, write.id)) !== null) return true;
    if (write.does === "change" && (await changedAlready(calendar, userId, write, alike)) !== undefined) return true;
  }
  return false;
}

/** Whether what was added is still there, and what was changed is as it was left. */
async function isThere(calendar: CalendarPort, userId: string, { deed }: Written): Promise<boolean> {
  for (const { id, version } of deed.left) {
    const event = await calendar.getEvent(userId, id);
    if (event === null || (event.version !== version && !deed.added.includes(id))) return false;
  }
  return true;
}
