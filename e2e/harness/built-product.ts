import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..", "..");

/** Where the shell and feature releases for the browser tests are built, once for all tests. */
export const BUILT_RELEASES = join(ROOT, "node_modules", ".cache", "e2e", "releases");

export const FEATURES = ["mfe-chat", "mfe-calendar", "mfe-marketplace", "mfe-settings"] as const;
export type Feature = (typeof FEATURES)[number];
export const APPS = ["shell", ...FEATURES] as const;

/** The server bundle for the browser tests, separate from the one `npm start` runs. */
export const BUILT_SERVER = join(ROOT, "server", "dist-e2e");

/** The embedded database of a server that has started once, there while the browser tests run: a first start takes much longer than the next. */
export const NEW_DATABASE = join(ROOT, "node_modules", ".cache", "e2e", "pglite");
