import { useLayoutEffect } from "react";
import { FIRST_SKELETON_ID } from "../../core/boot/first-skeleton-id.ts";

/** Removes the first skeleton once `shown`, before the browser paints. */
export function useFirstSkeletonOver(shown = true): void {
  useLayoutEffect(() => {
    if (!shown) return;
    document.getElementById(FIRST_SKELETON_ID)?.remove();
    delete document.documentElement.dataset["skeleton"];
  }, [shown]);
}
