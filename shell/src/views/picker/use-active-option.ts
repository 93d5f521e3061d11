import { isComposing } from "@atrium/shared-ui";
import { type KeyboardEvent, useState } from "react";
import type { PickerGroup } from "./picker-option.ts";

/** Which option is active: the first until the person moves, and again the first if the active one disappears. */
export function useActiveOption(groups: readonly PickerGroup[], onPick: (id: string) => void) {
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const [moved, setMoved] = useState<string | undefined>(undefined);
  const active = moved !== undefined && ids.includes(moved) ? moved : ids[0];

  const pick = (id: string) => {
    const next = groups.flatMap(({ options }) => options).find((option) => option.id === id)?.movesTo;
    if (next !== undefined) setMoved(next);
    onPick(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || active === undefined || event.shiftKey || event.altKey) return;
    const to = targetOf(event.key, ids.indexOf(active), ids.length);
    if (to !== undefined) setMoved(ids[to]);
    else if (event.key === "Enter") pick(active);
    else return;
    event.preventDefault();
  };
  return { active, moveTo: setMoved, pick, onKeyDown };
}

function targetOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
