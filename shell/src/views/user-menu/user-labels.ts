import { characterClusters } from "@atrium/shared-contracts/spec";
import type { User } from "@atrium/shared-contracts/wire";

/** The avatar's letter: the first of the name, else of the email, else U. A letter with its accents, or a multi-part emoji, counts as one. */
export function avatarLetter(user: Pick<User, "name" | "email"> | null): string {
  const source = user?.name.trim() || user?.email.trim() || "U";
  return (characterClusters(source)[0] ?? "U").toUpperCase();
}

/** The name, else the part of the email before the @; undefined without either. */
export function displayName(user: Pick<User, "name" | "email"> | null): string | undefined {
  return user?.name.trim() || user?.email.split("@")[0]?.trim() || undefined;
}
