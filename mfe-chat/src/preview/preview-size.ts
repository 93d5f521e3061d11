import { rem } from "@atrium/shared-ui";

/** How large every preview is in a message, also while it's loading. */
export const PREVIEW_SIZE = { width: "min(100%, 320px)", height: rem(160) } as const;
