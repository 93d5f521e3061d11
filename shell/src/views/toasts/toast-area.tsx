import { TOAST } from "@atrium/shared-contracts";
import { Box, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useHost } from "../host/host-context.tsx";
import { LiveLayer } from "../live/live-layer.tsx";
import { ToastCard } from "./toast-card.tsx";
import { useAreaFocus } from "./use-area-focus.ts";

/**
 * Where the one toast shows: bottom right, on phones at the top, over dialogs, too. F8 brings the focus here, Escape closes. What is read
 * aloud stands in regions that are there before the text is: a screen reader misses the text of one that arrives with it.
 */
export function ToastArea() {
  const { t } = useTranslation("shell");
  const { toasts } = useHost();
  const toast = useObservable(toasts.toast$, undefined);
  const { area, held, giveBack, onFocus, onBlur } = useAreaFocus(toasts);
  const shown = toast?.open ? toast : undefined;
  const card = shown && <ToastCard key={shown.id} toast={shown} held={held} onClose={() => toasts.close(shown.id)} />;
  const isAlert = shown?.variant === "destructive";

  return (
    <LiveLayer>
      <Box
        component="section"
        ref={area}
        tabIndex={-1}
        aria-label={t("toast.area", { hotkey: TOAST.hotkey })}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          if (shown) toasts.close(shown.id);
          else giveBack();
        }}
        sx={{
          position: "fixed",
          zIndex: "snackbar",
          top: { xs: "env(safe-area-inset-top, 0px)", sm: "auto" },
          bottom: { xs: "auto", sm: "env(safe-area-inset-bottom, 0px)" },
          right: "env(safe-area-inset-right, 0px)",
          left: { xs: "env(safe-area-inset-left, 0px)", sm: "auto" },
          width: { sm: 420 },
          p: shown ? { xs: 1.5, sm: 2 } : 0,
          pointerEvents: "none",
          // The ring of the area's focus goes around the toast.
          outline: "none !important",
          "&:focus-visible [data-variant]": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
        }}
      >
        {/* The role comes with the text: an empty alert beside every page would stand before the alert of a form. */}
        <div role={shown && !isAlert ? "status" : undefined} aria-live="polite" aria-atomic>
          {!isAlert && card}
        </div>
        <div role={isAlert ? "alert" : undefined} aria-live="assertive" aria-atomic>
          {isAlert && card}
        </div>
      </Box>
    </LiveLayer>
  );
}
