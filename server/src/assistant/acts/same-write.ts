import type { Write } from "./write.ts";

/** Whether both write the same. Each new event has an id of its own, and one that's written about is another version then. */
export const isSameWrite = (one: Write, other: Write): boolean => meaning(one) === meaning(other);

const meaning = (write: Write): string =>
  write.does === "create"
    ? inOrder(write.event)
    : inOrder({ ...write, event: [write.event.id, write.event.occurrenceStart] });

/** JSON whose fields are in order: what was stored has them in another one. */
export const inOrder = (value: object): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
