import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { ApiError, type ErrorCode, type Issue } from "../../errors/api-error.ts";
import type { CalendarPort, SplitOff } from "../reply/ports.ts";
import { alikeBefore, changedAlready } from "./changed-already.ts";
import type { ChangeWrite, CreateWrite, Deed, Write } from "./write.ts";

/** The events that writes are about, and those that go with them, as they were before. */
export interface Before extends Pick<Deed, "was" | "splitOff"> {
  /** Other events that were then already as the writes make theirs. */
  readonly alike?: readonly string[] | undefined;
}

/** What writes are about, as it is now. */
export async function beforeOf(calendar: CalendarPort, userId: string, writes: readonly Write[]): Promise<Before> {
  const about = writes.flatMap((write) => (write.does === "create" ? [] : [write]));
  const ids = [...new Set(about.map(({ event }) => event.id))];
  const rows = await Promise.all(ids.map((id) => calendar.getEvent(userId, id)));
  const parts = (await Promise.all(about.map((write) => partsWith(calendar, userId, write)))).flat();
  const others = parts.filter(({ event }) => !ids.includes(event.id));
  const changes = about.filter((write) => write.does === "change");
  const alike = (await Promise.all(changes.map((write) => alikeBefore(calendar, userId, write)))).flat();
  return {
    was: [...rows.filter((row) => row !== null), ...others.map(({ event }) => event)],
    ...(parts.length > 0 && { splitOff: parts.map(({ event, of }) => ({ id: event.id, ...of })) }),
    ...(alike.length > 0 && { alike }),
  };
}

/** Split-off events that a write may take with it: those of a series from where it's changed, and the event itself if it's one. */
async function partsWith(
  calendar: CalendarPort,
  userId: string,
  { event, scope }: Exclude<Write, CreateWrite>,
): Promise<readonly SplitOff[]> {
  if (event.recurrence === null) {
    const of = await calendar.originOf(userId, event.id);
    return of === null ? [] : [{ event, of }];
  }
  if (scope?.scope === "one") return [];
  const from = scope?.scope === "following" ? Date.parse(scope.occurrence ?? event.start) : -Infinity;
  const parts = await calendar.splitOff(userId, event.id);
  return parts.filter(({ of }) => Date.parse(of.start) >= from);
}

export interface Written {
  /** The new and changed events as they are now, in the order of the writes. */
  readonly events: readonly CalendarEvent[];
  readonly deed: Deed;
  /** Why the writes from this one on weren't made. */
  readonly failure?: { readonly from: number; readonly code: ErrorCode; readonly issues?: readonly Issue[] };
}

/**
 * Writes, and notes how to take it back. If one that isn't the first is refused, the ones before stay, and the rest isn't written. If an earlier
 * attempt was interrupted after some of the writes, `before` has the events as they were before all of them, and what's written already isn't written
 * again.
 * @throws ApiError if the first one is refused
 */
export async function writeAll(
  calendar: CalendarPort,
  userId: string,
  { writes, before: { alike, ...before } }: { readonly writes: readonly Write[]; readonly before: Before },
): Promise<Written> {
  const events: CalendarEvent[] = [];
  let failure: Written["failure"];
  for (const [index, write] of writes.entries()) {
    try {
      if (write.does === "cancel") await calendar.deleteEvent(userId, write.event.id, write.scope);
      else if (write.does === "create") events.push(await createOnce(calendar, userId, write));
      else events.push(await changeOnce(calendar, userId, { ...write, event: after(events, write.event) }, alike));
    } catch (error) {
      if (index === 0 || !(error instanceof ApiError)) throw error;
      const { code, issues } = error;
      failure = { from: index, code, ...(issues === undefined ? {} : { issues }) };
      break;
    }
  }
  const known = new Set(before.was.map(({ id }) => id));
  const added = events.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const touched = await Promise.all([...known, ...added].map((id) => calendar.getEvent(userId, id)));
  const left = touched.flatMap((event) => (event === null ? [] : [{ id: event.id, version: event.version }]));
  return { events, deed: { ...before, added, left }, ...(failure === undefined ? {} : { failure }) };
}

/** An event as the writes before have left it. */
export function after(events: readonly CalendarEvent[], event: CalendarEvent): CalendarEvent {
  const { id, occurrenceStart = null } = event;
  return events.findLast((each) => each.id === id && (each.occurrenceStart ?? null) === occurrenceStart) ?? event;
}

async function createOnce(
  calendar: CalendarPort,
  userId: string,
  { id, event, leftOut = [] }: CreateWrite,
): Promise<CalendarEvent> {
  const created = await calendar.createEvent(userId, id, event);
  const left = leftOut.filter((occurrence) => !created.exceptions.includes(occurrence));
  for (const occurrence of left) await calendar.deleteEvent(userId, id, { scope: "one", occurrence });
  return left.length === 0 ? created : ((await calendar.getEvent(userId, id)) ?? created);
}

async function changeOnce(
  calendar: CalendarPort,
  userId: string,
  { event, scope, change }: ChangeWrite,
  alike: readonly string[] | undefined,
): Promise<CalendarEvent> {
  const current = await calendar.getEvent(userId, event.id);
  // Other occurrences of the same series may have been changed by the same order.
  const version = scope?.scope === "one" ? (current?.version ?? event.version) : event.version;
  try {
    return await calendar.updateEvent(userId, event.id, { version, ...change }, scope);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const there = await changedAlready(calendar, userId, { event, scope, change }, alike);
    if (there === undefined) throw error;
    return there;
  }
}

/** The events that a deed has left, as they are; null if one was changed since, so that it can't be taken back. */
export async function leftUnchanged(
  calendar: CalendarPort,
  userId: string,
  { was, added, left }: Deed,
): Promise<readonly CalendarEvent[] | null> {
  const versions = new Map(left.map(({ id, version }) => [id, version]));
  const events: CalendarEvent[] = [];
  for (const id of [...was.map((event) => event.id), ...added]) {
    const event = await calendar.getEvent(userId, id);
    if ((event?.version ?? null) !== (versions.get(id) ?? null)) return null;
    if (event !== null) events.push(event);
  }
  return events;
}

/** Takes a deed back, if `leftUnchanged` allows it. Resolves to the events as they are then. Doing it again changes nothing. */
export async function takeBack(
  calendar: CalendarPort,
  userId: string,
  { was, splitOff = [], added }: Deed,
): Promise<readonly CalendarEvent[]> {
  const origins = new Map(splitOff.map(({ id, ...of }) => [id, of]));
  for (const id of added) await calendar.deleteEvent(userId, id, { scope: "all" });
  const back: CalendarEvent[] = [];
  // What was split off a series needs that first.
  const ordered = [...was].sort((one, other) => Number(origins.has(one.id)) - Number(origins.has(other.id)));
  for (const event of ordered) back.push(await calendar.restoreEvent(userId, event, origins.get(event.id)));
  return back;
}
