import { lazyCode, useShell } from "@atrium/shared-ui";
import { useCallback, useState } from "react";
import { isUnsettled } from "../conversation/conversation-id.ts";
import type { HeldRow, ThreadPlace } from "../thread-rows/thread-place.ts";
import { keptPlace } from "./kept-place.ts";

/** Lazy because a place is only kept once the user has scrolled. */
const keeping = lazyCode(() => import("./keep-place.ts"), "The reading place isn't kept:");

export interface ReadingPlace {
  /** Where the user last read, when the view opened in this visit. */
  readonly kept: HeldRow | undefined;
  /** Keeps where the user is now. */
  keep(place: ThreadPlace): void;
}

/** The place in a conversation where the user goes on reading, on this device. */
export function useReadingPlace(conversationId: string, visit: string): ReadingPlace {
  const shell = useShell();
  const [opened] = useState(() => ({ visit, kept: keptPlace(shell.storage, conversationId) }));
  return {
    kept: opened.visit === visit ? opened.kept : undefined,
    keep: useCallback(
      (place) => {
        if (isUnsettled(conversationId)) return;
        void keeping.load().then((it) => it.status === "ready" && it.code.keepPlace(shell, conversationId, place));
      },
      [conversationId, shell],
    ),
  };
}
