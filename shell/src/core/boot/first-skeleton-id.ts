/** Id of the skeleton in the page, which covers the shell until the shell shows something itself. */
export const FIRST_SKELETON_ID = "atrium-skeleton";
