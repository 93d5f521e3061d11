import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/moment.ts";

/** The server processes that work on this database. A row goes when its process ends, or some time after it went silent. */
export const serverProcesses = pgTable("server_processes", {
  id: uuid("id").primaryKey(),
  host: text("host").notNull(),
  pid: integer("pid").notNull(),
  /** Equal for processes with the same secret; tells nothing else about it. */
  secretMark: text("secret_mark").notNull(),
  /** Equal for processes whose people hear each other. */
  realtimeMark: text("realtime_mark").notNull(),
  startedAt: moment("started_at").notNull(),
  seenAt: moment("seen_at").notNull(),
});
