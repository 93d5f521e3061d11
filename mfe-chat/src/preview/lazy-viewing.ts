import { lazyCode } from "@atrium/shared-ui";

/** Lazy because most messages have no files. */
export const viewing = lazyCode(() => import("./viewing.ts"), "Files aren't previewed and open in a tab of their own:");
