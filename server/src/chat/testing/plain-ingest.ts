import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import type { IngestDeps } from "../conversations/ingest.ts";

/** For tests: takes messages without files, from anybody, with all settings at their defaults. */
export const plainIngest = (db: IngestDeps["db"]): IngestDeps => ({
  db,
  media: {
    attach: async () => [],
    hold: async () => {},
    copy: async () => new Map(),
    sizes: async () => new Map(),
    link: (id) => id,
    release: async () => {},
  },
  models: { allows: async () => true },
  admit: async () => {},
  preferences: { read: async () => DEFAULT_SETTINGS },
});
