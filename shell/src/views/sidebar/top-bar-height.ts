/** In its own file, so that the frame's skeleton doesn't pull in the bar's code. */
export const TOP_BAR_HEIGHT = "3.5rem";
