import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/moment.ts";

/** When each task was last claimed by any process. */
export const housekeepingTasks = pgTable("housekeeping_tasks", {
  name: text("name").primaryKey(),
  takenAt: moment("taken_at").notNull(),
});
