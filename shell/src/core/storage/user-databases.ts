/**
 * Deletes what features keep for a user in IndexedDB: their databases named `atrium-<feature id>-<user id>`. One that a tab still uses is deleted as
 * soon as the tab lets go of it. Never throws.
 */
export function deleteUserDatabases(page: Window, featureIds: readonly string[], userId: string): void {
  for (const featureId of featureIds) {
    const name = `atrium-${featureId}-${userId}`;
    const warn = (error: unknown) => console.warn(`The database ${name} was not deleted`, error);
    try {
      const request = page.indexedDB.deleteDatabase(name);
      request.addEventListener("error", () => warn(request.error));
    } catch (error) {
      // SecurityError: blocked by the person's settings, so nothing was stored either.
      warn(error);
    }
  }
}
