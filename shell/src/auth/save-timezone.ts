import { timeZoneName, type User } from "@atrium/shared-contracts/wire";
import type { AuthStore } from "./auth.ts";

/** Tells the account the browser's time zone when it has none, so that "tomorrow at noon" means the person's noon. */
export async function saveTimezone(auth: Pick<AuthStore, "updateProfile">, user: User): Promise<void> {
  if (user.timezone !== null) return;
  const timezone = timeZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);
  // Some browsers know an offset only, which is no zone: "tomorrow" would be wrong once the clocks change.
  if (timezone !== undefined) await auth.updateProfile({ timezone });
}
