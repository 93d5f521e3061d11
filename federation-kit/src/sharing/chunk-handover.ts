/**
 * Name of a global `Map` that releases from before `FILE_IMPORT` add themselves to. Its keys are the entry URLs of the page's features, its values
 * functions that take a chunk of that feature as a module.
 */
export const CHUNK_HANDOVER = "_ATRIUM_CHUNKS";

export type ChunkHandovers = ReadonlyMap<string, (chunk: object) => void>;
