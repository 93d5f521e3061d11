/** What search engines shouldn't do with a page or data of a shared link. */
export const UNLISTED_ROBOTS = "noindex, nofollow, noarchive";

/** For what only those who have its link should find: the link is a secret, and stops working when it's revoked. */
export const UNLISTED_HEADERS = {
  "x-robots-tag": UNLISTED_ROBOTS,
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
} as const;
