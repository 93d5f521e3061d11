/**
 * Name of a global function that the shell sets before it loads any feature. Apps call it before they import a module whose integrity the page
 * doesn't list.
 */
export const MODULE_CHECK = "_ATRIUM_CHECK";

/** Has the browser fetch a module and compare it with its integrity. Rejects if it can't be fetched or differs, and then it must not be imported. */
export type ModuleCheck = (url: string, integrity: string) => Promise<void>;
