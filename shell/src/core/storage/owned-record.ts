/** The id of the user whom a stored value belongs to; undefined for values that name none. */
export const ownerOf = (stored: unknown): string | undefined =>
  typeof stored === "object" && stored !== null && "userId" in stored && typeof stored.userId === "string"
    ? stored.userId
    : undefined;
