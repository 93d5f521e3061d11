import { useLayoutEffect } from "react";

/** The shape that the server's page lies over the shell until this shows something of its own. */
const ELEMENT_ID = "atrium-skeleton";

/** Takes the first skeleton away as soon as `shown`, before the browser paints. */
export function useFirstSkeletonOver(shown = true): void {
  useLayoutEffect(() => {
    if (!shown) return;
    document.getElementById(ELEMENT_ID)?.remove();
    delete document.documentElement.dataset["skeleton"];
  }, [shown]);
}
