import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..", "..");

/** Where the browser tests' releases of shell and features are built, once for all tests. */
export const BUILT_RELEASES = join(ROOT, "node_modules", ".cache", "e2e", "releases");

export const FEATURES = ["mfe-chat", "mfe-calendar", "mfe-marketplace", "mfe-settings"] as const;
export type Feature = (typeof FEATURES)[number];
export const APPS = ["shell", ...FEATURES] as const;

/** The server's bundle for the browser tests, apart from the one that `npm start` runs. */
export const BUILT_SERVER = join(ROOT, "server", "dist-e2e");
