/** On its own, so that the skeleton of the frame does not bring the bar along. */
export const TOP_BAR_HEIGHT = "3.5rem";
