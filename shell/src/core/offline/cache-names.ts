/** All of the worker's caches have names that start with this, and nothing else of the origin's has. */
export const CACHE_PREFIX = "atrium-";

/** Change the number when the cache format changes; older caches are then deleted. */
const FORM = 2;

export const CACHES = {
  page: `${CACHE_PREFIX}page-${FORM}`,
  files: `${CACHE_PREFIX}files-${FORM}`,
  marks: `${CACHE_PREFIX}marks-${FORM}`,
};
