import { useLayoutEffect } from "react";

/** The skeleton in the server's page, which covers the shell until the shell shows something itself. */
const ELEMENT_ID = "atrium-skeleton";

/** Removes the first skeleton once `shown`, before the browser paints. */
export function useFirstSkeletonOver(shown = true): void {
  useLayoutEffect(() => {
    if (!shown) return;
    document.getElementById(ELEMENT_ID)?.remove();
    delete document.documentElement.dataset["skeleton"];
  }, [shown]);
}
