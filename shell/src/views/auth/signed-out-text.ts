/** Texts of the specification for a session that could not be restored, and the key of what they mean to a person. */
const MEANING: Readonly<Record<string, string>> = {
  "Failed to get current user": "auth.signedOut.notConfirmed",
  "Failed to load authentication state": "auth.signedOut.unreadable",
};

/** Why somebody is signed out who did not sign out. What the server itself says is passed on. */
export function signedOutText(error: string, t: (key: string) => string): string {
  const key = MEANING[error];
  return key === undefined ? error : t(key);
}
