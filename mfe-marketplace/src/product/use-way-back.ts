import { useNavigate } from "@atrium/shared-ui/router";
import type { MouseEvent } from "react";

/** Props for a link to the list. */
export interface WayBack {
  readonly to: string;
  onClick(event: MouseEvent): void;
}

/**
 * A link back to the list a product was opened from. For users who came from the list, it goes back in history, where the list is as they
 * left it. With a modifier key, or for users who came from elsewhere, it's an ordinary link.
 * @param list query of the list, undefined if the user came from elsewhere
 */
export function useWayBack(list: string | undefined): WayBack {
  const navigate = useNavigate();
  return {
    to: `/marketplace${list ?? ""}`,
    onClick(event) {
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (list === undefined || elsewhere) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
