import * as z from "zod/mini";
import { Done, defineCall } from "./call.ts";
import { id, instant, visibleText } from "./text.ts";

/** Characters (code points) of one memory. */
export const MEMORY_MAX_LENGTH = 300;

/** Something that a person asked the assistant to remember, on one line, in their words. */
export const Memory = z.object({
  id: id(),
  text: z.string(),
  /** Counts up with each change of the text. */
  version: z.number(),
  createdAt: instant(),
});
export type Memory = z.infer<typeof Memory>;

/** Newest first. */
export const Memories = z.object({ memories: z.array(Memory) });
export type Memories = z.infer<typeof Memories>;

export const MemoryUpdate = z.strictObject({
  text: visibleText(MEMORY_MAX_LENGTH),
  /** The version that was edited. */
  version: z.number().check(z.int(), z.gte(1)),
});
export type MemoryUpdate = z.infer<typeof MemoryUpdate>;

const ofMemory = { path: "/memories/:id", params: z.object({ id: id() }) } as const;

/** What the assistant remembers of the caller. They can be read and changed whether or not memory is on. */
export const memoryCalls = {
  list: defineCall({ method: "GET", path: "/memories", answer: Memories }),
  /** If another device has changed it since: 409 `memory_conflict`. Saving the text that it already has is none. */
  update: defineCall({ ...ofMemory, method: "PUT", repeatable: true, body: MemoryUpdate, answer: Memory }),
  /** It's no error if it's gone already. */
  remove: defineCall({ ...ofMemory, method: "DELETE", answer: Done, answerUnread: true }),
  removeAll: defineCall({ method: "DELETE", path: "/memories", answer: Done, answerUnread: true }),
};
