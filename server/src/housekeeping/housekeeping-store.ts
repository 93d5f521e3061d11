import { lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { housekeepingTasks as tasks } from "./tables.ts";

/** Claims a task for all processes of the database; false when one of them did in the last `minutes`. */
export async function takeTask(db: Database, name: string, minutes: number): Promise<boolean> {
  const taken = await db
    .insert(tasks)
    .values({ name, takenAt: sql`now()` })
    .onConflictDoUpdate({
      target: tasks.name,
      set: { takenAt: sql`now()` },
      setWhere: lt(tasks.takenAt, sql`now() - make_interval(mins => ${minutes})`),
    })
    .returning({ name: tasks.name });
  return taken.length > 0;
}
