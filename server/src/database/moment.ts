import { timestamp } from "drizzle-orm/pg-core";

/** A column for a point in time to the millisecond, which is what a Date holds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
