import type { Memory } from "@atrium/shared-contracts/wire";
import { oneLine } from "../../text/clean-line.ts";
import type { MemoryPort } from "../reply/ports.ts";

/** The memories of one user, newest first, with ports that keep them as the product does. */
export function memoryInMemory(createdAt: Date): { port: MemoryPort; memories: Memory[] } {
  const memories: Memory[] = [];
  const port: MemoryPort = {
    list: async () => structuredClone(memories),
    async add(_, id, said) {
      const text = oneLine(said);
      const known = memories.find((each) => each.id === id || each.text.toLowerCase() === text.toLowerCase());
      if (known !== undefined) return known;
      const added = { id, text, version: 1, createdAt: createdAt.toISOString() };
      memories.unshift(added);
      return added;
    },
    async remove(_, ids) {
      for (const id of ids) {
        const place = memories.findIndex((each) => each.id === id);
        if (place >= 0) memories.splice(place, 1);
      }
    },
  };
  return { port, memories };
}
