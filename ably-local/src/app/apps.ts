import type { App } from "./app.ts";

/** A server's applications by id. */
export type Apps = Map<string, App>;
