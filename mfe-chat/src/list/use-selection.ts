import { useState } from "react";

interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Where a range that's selected with Shift begins. */
  readonly anchor: string | undefined;
}

const NOTHING: Selection = { ids: new Set(), anchor: undefined };

/** The selected ones of the conversations that are shown, in their order. */
export function useSelection(shown: readonly string[]) {
  const [selection, setSelection] = useState(NOTHING);
  // Conversations that left the list aren't selected anymore.
  const ids = shown.filter((id) => selection.ids.has(id));
  return {
    ids,
    has: (id: string) => selection.ids.has(id),
    /** @param range selects everything from the one that was toggled last, too */
    toggle(id: string, range: boolean) {
      setSelection(({ ids: before, anchor }) => {
        const next = new Set(before);
        const from = anchor === undefined ? -1 : shown.indexOf(anchor);
        const to = shown.indexOf(id);
        if (range && from >= 0 && to >= 0)
          for (const between of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(between);
        else if (!next.delete(id)) next.add(id);
        return { ids: next, anchor: id };
      });
    },
    all: () => setSelection({ ids: new Set(shown), anchor: undefined }),
    clear: () => setSelection(NOTHING),
  };
}
