/** The specification's errors for a session that couldn't be restored, mapped to text keys that explain them. */
const MEANING: Readonly<Record<string, string>> = {
  "Failed to get current user": "auth.signedOut.notConfirmed",
  "Failed to load authentication state": "auth.signedOut.unreadable",
};

/** Explains why somebody was signed out without asking to be. The server's own messages are passed through. */
export function signedOutText(error: string, t: (key: string) => string): string {
  const key = MEANING[error];
  return key === undefined ? error : t(key);
}
