import { useNavigate } from "@atrium/shared-ui/router";
import type { MouseEvent } from "react";

/** What a link to the list needs. */
export interface WayBack {
  readonly to: string;
  onClick(event: MouseEvent): void;
}

/**
 * The way back to the list that a product was opened from. Who came from it goes back in the history, where the list is as it was left; with a
 * key pressed, or for who came from elsewhere, it is a link like others. @param list query of the list, undefined for who came from elsewhere
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
