import { timeZoneName, type User } from "@atrium/shared-contracts/wire";
import type { users } from "./tables.ts";

/** The account as its owner sees it, never with the password hash. */
export function toUser(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    preferredName: row.preferredName,
    role: row.role,
    personalInfo: row.personalInfo,
    personality: row.personality,
    location: row.location,
    // Older rows may contain an offset, which isn't a zone, or a zone name that no longer exists.
    timezone: timeZoneName(row.timezone ?? "") ?? null,
    createdAt: row.createdAt.toISOString(),
    hasPassword: row.passwordHash !== null,
  };
}
