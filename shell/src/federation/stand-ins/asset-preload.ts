/** In place of the federation runtime's `preloadRemote`, which needs snapshots. The shell preloads by the registry's lists. */
function refuse(): never {
  throw new Error("The shell preloads features itself: features.preload");
}

export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
