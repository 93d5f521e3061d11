/** Global `Map` from the URL of each feature's entry that runs in the page to what takes a chunk of that feature, as a module. */
export const CHUNK_HANDOVER = "_ATRIUM_CHUNKS";

export type ChunkHandovers = ReadonlyMap<string, (chunk: object) => void>;
