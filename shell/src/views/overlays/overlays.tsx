import { useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useCallback, useEffect } from "react";
import { PartBoundary } from "../boundary/part-boundary.tsx";
import type { FrameVerbs } from "../commands/shell-commands.ts";
import { useCommands } from "../commands/use-commands.ts";
import { useHost, useSession } from "../host/host-context.tsx";
import { lazyOverlay } from "../lazy-code/lazy-overlay.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { useFocusReturn } from "./use-focus-return.ts";

const search = lazyOverlay(() => import("../search/search-dialog.tsx").then(({ SearchDialog }) => SearchDialog));
const palette = lazyOverlay(() =>
  import("../commands/command-palette.tsx").then(({ CommandPalette }) => CommandPalette),
);
const sheet = lazyOverlay(() => import("../shortcuts/shortcut-sheet.tsx").then(({ ShortcutSheet }) => ShortcutSheet));

/** Delay between showing the frame and preloading the overlays' code, so that it doesn't compete with the page being opened. */
const SETTLE_MS = 2_000;

/** Search, command palette and shortcut sheet, and the keys that open them. `verbs` must stay the same object. */
export function Overlays({ verbs }: { readonly verbs: FrameVerbs }) {
  const { toasts, telemetry } = useHost();
  const { overlays } = useSession();
  const { t } = useTranslation("shell");
  const overlay = useObservable(overlays.overlay$, overlays.overlay);
  const commands = useCommands(verbs);
  useShortcuts(commands);
  useFocusReturn(overlays);
  useEffect(() => {
    const settled = setTimeout(() => {
      for (const each of [search, palette, sheet]) each.preload();
    }, SETTLE_MS);
    return () => clearTimeout(settled);
  }, []);

  const onUnavailable = useCallback(
    (error: unknown) => {
      telemetry.report(error, { source: "overlay" });
      toasts.show({ title: t("page.failed"), description: t("page.failedHint"), variant: "destructive" });
      overlays.close();
    },
    [telemetry, toasts, overlays, t],
  );
  const shared = { onClose: overlays.close, onUnavailable };
  return (
    <PartBoundary part={overlay.kind} shows="nothing" place={overlay.kind} onFailed={overlays.close}>
      {overlay.kind === "search" && <search.Overlay key={overlay.query} initial={overlay.query} {...shared} />}
      {overlay.kind === "palette" && <palette.Overlay commands={commands} {...shared} />}
      {overlay.kind === "shortcuts" && <sheet.Overlay commands={commands} {...shared} />}
    </PartBoundary>
  );
}
