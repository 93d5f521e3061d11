import { useObservable } from "@atrium/shared-ui";
import { useEffect } from "react";
import { savesData } from "../../core/connectivity/saves-data.ts";
import { PartBoundary } from "../boundary/part-boundary.tsx";
import type { FrameVerbs } from "../commands/shell-commands.ts";
import { useCommands } from "../commands/use-commands.ts";
import { useSession } from "../host/host-context.tsx";
import { lazyOverlay } from "../lazy-code/lazy-overlay.tsx";
import { notificationDrawer } from "../notifications/notification-panel.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { userMenuItems } from "../user-menu/user-menu.tsx";
import { SignOutQuestion } from "./sign-out-question.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

// As one chunk: each is small, and each chunk costs the page a line of its integrity map.
const search = lazyOverlay(() =>
  import(/* webpackChunkName: "finders" */ "../search/search-dialog.tsx").then(({ SearchDialog }) => SearchDialog),
);
const palette = lazyOverlay(() =>
  import(/* webpackChunkName: "finders" */ "../commands/command-palette.tsx").then(
    ({ CommandPalette }) => CommandPalette,
  ),
);
const sheet = lazyOverlay(() =>
  import(/* webpackChunkName: "finders" */ "../shortcuts/shortcut-sheet.tsx").then(
    ({ ShortcutSheet }) => ShortcutSheet,
  ),
);

/** Delay between showing the frame and preloading the overlays' code, so that it doesn't compete with the page being opened. */
const SETTLE_MS = 2_000;

/** Search, command palette, shortcut sheet and the question before a sign-out, and the keys that open them. `verbs` must stay the same object. */
export function Overlays({ verbs }: { readonly verbs: FrameVerbs }) {
  const { overlays } = useSession();
  const overlay = useObservable(overlays.overlay$, overlays.overlay);
  const commands = useCommands(verbs);
  useShortcuts(commands);
  useFocusReturn(overlays);
  useEffect(() => {
    if (savesData()) return;
    const settled = setTimeout(() => {
      for (const each of [search, palette, sheet, notificationDrawer, userMenuItems]) void each.preload();
    }, SETTLE_MS);
    return () => clearTimeout(settled);
  }, []);

  const { close } = overlays;
  return (
    <PartBoundary part={overlay.kind} shows="nothing" place={overlay.kind} onFailed={close}>
      {overlay.kind === "search" && <search.Overlay key={overlay.query} initial={overlay.query} onClose={close} />}
      {overlay.kind === "palette" && <palette.Overlay commands={commands} onClose={close} />}
      {overlay.kind === "shortcuts" && <sheet.Overlay commands={commands} onClose={close} />}
      {overlay.kind === "sign-out" && <SignOutQuestion unsent={overlay.unsent} onClose={close} />}
    </PartBoundary>
  );
}
