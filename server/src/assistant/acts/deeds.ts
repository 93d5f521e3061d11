import { inOrder } from "./same-write.ts";
import type { Deed } from "./write.ts";

/** How many deeds can be taken back, one after the other. */
const UNDOABLE = 5;

/** Deeds with another one, newest last. */
export const withDeed = (done: readonly Deed[], deed: Deed): Deed[] => [...done, deed].slice(-UNDOABLE);

/** Two deeds, one after the other, as one that's taken back at once. */
export function joinedDeed(first: Deed, then: Deed): Deed {
  const known = new Set([...first.was.map(({ id }) => id), ...first.added]);
  return {
    was: [...first.was, ...then.was.filter(({ id }) => !known.has(id))],
    splitOff: [...(first.splitOff ?? []), ...(then.splitOff ?? []).filter(({ id }) => !known.has(id))],
    added: [...first.added, ...then.added.filter((id) => !known.has(id))],
    left: leftBy(first, then),
  };
}

/** What both left. An event that the second one touched and left without a version is gone. */
function leftBy(first: Deed, then: Deed): Deed["left"] {
  const touched = new Set([...then.was.map(({ id }) => id), ...then.added]);
  return [...first.left.filter(({ id }) => !touched.has(id)), ...then.left];
}

/** Whether a deed is about nothing but what another one is about. */
export function isPartOf(deed: Deed, whole: Deed): boolean {
  const known = new Set([...whole.was.map(({ id }) => id), ...whole.added]);
  return [...deed.was.map(({ id }) => id), ...deed.added].every((id) => known.has(id));
}

/** Whether two deeds are about the same events as they were, so that taking back one takes back the other. */
export const isSameDeed = (one: Deed, other: Deed): boolean =>
  inOrder([one.was, one.added]) === inOrder([other.was, other.added]);
