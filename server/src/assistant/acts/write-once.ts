import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { CalendarPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import { changedAlready } from "./changed-already.ts";
import { eventNow } from "./event-now.ts";
import type { CancelWrite, Write } from "./write.ts";
import { inOrder } from "./same-write.ts";
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
  const found: Earlier[] = [];
  for (const { key, writes, before, alike, isWritten } of isOwn ? begunIn(earlier) : []) {
    if (!isWritten && !(await hasBegun(calendar, userId, { writes, before, alike }))) continue;
    const written = await writeOnce({ calendar, request }, writes, key);
    if (await isThere(calendar, userId, written)) found.push({ writes, written });
  }
  return found;
}

/** What's remembered of what was about to be written, in the order in which that began. */
const begunIn = (remembered: Readonly<Record<string, unknown>>) =>
  Object.entries(remembered)
    .filter(([name]) => isUnderway(name))
    .map(([name, doing]) => {
      const key = name.slice(DOING.length);
      const written = remembered[`${WRITTEN}${key}`] as Written | undefined;
      return { key, ...(doing as Doing), written, isWritten: written !== undefined };
    })
    .sort((one, other) => one.at - other.at);

/** Whether there's still all that was written by what's remembered, whatever else was changed since. Null if nothing was written. */
export async function holdsStill(
  calendar: CalendarPort,
  userId: string,
  remembered: Readonly<Record<string, unknown>>,
): Promise<boolean | null> {
  let hasWritten = false;
  for (const { writes, written, ...known } of begunIn(remembered)) {
    if (written === undefined && !(await hasBegun(calendar, userId, { writes, ...known }))) continue;
    hasWritten = true;
    for (const write of writes.slice(0, written?.failure?.from))
      if (written !== undefined && !(await isAsWritten(calendar, userId, write, known))) return false;
  }
  return hasWritten ? true : null;
}

async function isAsWritten(
  calendar: CalendarPort,
  userId: string,
  write: Write,
  { before, alike }: Pick<Doing, "before" | "alike">,
): Promise<boolean> {
  if (write.does === "cancel") return isGone(calendar, userId, write, before);
  if (write.does === "create") return (await calendar.getEvent(userId, write.id)) !== null;
  if ((await changedAlready(calendar, userId, write, alike)) === undefined) return false;
  const [was, now] = [before.find(({ id }) => id === write.event.id), await calendar.getEvent(userId, write.event.id)];
  return was === undefined || now === null || contentOf(was) !== contentOf(now);
}

const contentOf = (event: CalendarEvent): string => inOrder({ ...event, version: 0, updatedAt: "" });

async function hasBegun(
  calendar: CalendarPort,
  userId: string,
  { writes, before, alike }: Pick<Doing, "writes" | "before" | "alike">,
): Promise<boolean> {
  for (const write of writes) {
    if (write.does === "create" && (await calendar.getEvent(userId, write.id)) !== null) return true;
    if (write.does === "change" && (await changedAlready(calendar, userId, write, alike)) !== undefined) return true;
    if (write.does === "cancel" && (await isGone(calendar, userId, write, before))) return true;
  }
  return false;
}

/** Whether what's to be deleted was there before, and isn't anymore. */
async function isGone(
  calendar: CalendarPort,
  userId: string,
  { event: { id, occurrenceStart }, scope }: CancelWrite,
  before: readonly CalendarEvent[],
): Promise<boolean> {
  const was = before.find((event) => event.id === id);
  const occurrence = scope?.occurrence ?? occurrenceStart ?? null;
  if (was === undefined || (occurrence !== null && was.exceptions.includes(occurrence))) return false;
  return (await eventNow(calendar, userId, { id, occurrence })) === null;
}

/** Whether what was added is still there, what was changed is as it was left, and what was deleted is still gone. */
async function isThere(calendar: CalendarPort, userId: string, { deed }: Written): Promise<boolean> {
  const { was, added, left } = deed;
  for (const { id, version } of left) {
    const event = await calendar.getEvent(userId, id);
    if (event === null || (event.version !== version && !added.includes(id))) return false;
  }
  const gone = was.filter(({ id }) => !left.some((each) => each.id === id));
  for (const { id } of gone) if ((await calendar.getEvent(userId, id)) !== null) return false;
  return true;
}
