import type { User } from "@atrium/shared-contracts/wire";
import type { AuthStore } from "./auth.ts";

/** Tells the account the browser's time zone when it has none, so that "tomorrow at noon" means the person's noon. */
export async function saveTimezone(auth: Pick<AuthStore, "updateProfile">, user: User): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (user.timezone !== null || !timeZone) return;
  await auth.updateProfile({ timezone: timeZone });
}
