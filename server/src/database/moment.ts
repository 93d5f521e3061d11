import { timestamp } from "drizzle-orm/pg-core";

/** A column for a point in time with millisecond precision, like a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
