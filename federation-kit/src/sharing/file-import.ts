/** Name of a global function that the shell sets before it loads any feature. Features import all their chunks with it. */
export const FILE_IMPORT = "_ATRIUM_IMPORT";

/**
 * Imports a feature's file by its absolute URL: always the same module for the same file, even if the browser only got it from another URL.
 * Rejects if the file can't be had, doesn't come in time or isn't what was released; the next call tries again.
 * @param integrity the file's integrity, if the page doesn't list it
 */
export type FileImport = (url: string, integrity?: string) => Promise<unknown>;
