import { BY_TOUCH, rem } from "@atrium/shared-ui";

/** The line above the conversations: which of them are shown, or in its place and as high, what can be done with the selected ones. */
export const LIST_BAR = {
  display: "flex",
  alignItems: "center",
  gap: 0.5,
  height: rem(48),
  [BY_TOUCH]: { height: rem(52) },
} as const;
