import { lazyCode } from "@atrium/shared-ui";

/** Lazy because nothing is queued before a second message is sent while a reply is written. */
export const queueing = lazyCode(() => import("./queueing.ts"), "Queued messages can't be changed:");
