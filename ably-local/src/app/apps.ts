import type { App } from "./app.ts";

/** The applications of a server by id. */
export type Apps = Map<string, App>;
