import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/moment.ts";

/** The server processes on this database. A row is deleted when its process ends, or some time after it went silent. */
export const serverProcesses = pgTable("server_processes", {
  id: uuid("id").primaryKey(),
  host: text("host").notNull(),
  pid: integer("pid").notNull(),
  /** The same for processes with the same secret; reveals nothing else about it. */
  secretFingerprint: text("secret_mark").notNull(),
  /** The same for processes that share a realtime service. */
  realtimeFingerprint: text("realtime_mark").notNull(),
  startedAt: moment("started_at").notNull(),
  seenAt: moment("seen_at").notNull(),
});
