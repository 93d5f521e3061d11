import { TOAST } from "@atrium/shared-contracts/spec";
import { Box, useObservable, usePhone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useHost } from "../host/host-context.tsx";
import { LiveLayer } from "../live/live-layer.tsx";
import { ToastCard } from "./toast-card.tsx";
import { useAreaFocus } from "./use-area-focus.ts";
import { useClearPlace } from "./use-clear-place.ts";

/**
 * Where the toast shows: bottom right, or at the top on phones, below the headers with their buttons; over dialogs, too, but never over a message field. F8 moves the focus here, Escape closes the toast. The text for
 * screen readers goes into live regions that exist beforehand, because screen readers miss text that arrives together with its region.
 */
export function ToastArea() {
  const { t } = useTranslation("shell");
  const { toasts } = useHost();
  const toast = useObservable(toasts.toast$, undefined);
  const { area, held, returnFocus, onFocus, onBlur } = useAreaFocus(toasts);
  const shown = toast?.open ? toast : undefined;
  const card = shown && <ToastCard key={shown.id} toast={shown} held={held} onClose={() => toasts.close(shown.id)} />;
  useClearPlace(area, shown !== undefined, usePhone());
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
          else returnFocus();
        }}
        sx={{
          position: "fixed",
          zIndex: "snackbar",
          top: { xs: "max(env(safe-area-inset-top, 0px), var(--toast-drop, 0px))", sm: "auto" },
          bottom: { xs: "auto", sm: "var(--toast-lift, env(safe-area-inset-bottom, 0px))" },
          right: "env(safe-area-inset-right, 0px)",
          left: { xs: "env(safe-area-inset-left, 0px)", sm: "auto" },
          width: { sm: 420 },
          p: shown ? { xs: 1.5, sm: 2 } : 0,
          pointerEvents: "none",
          // The area's focus ring goes around the toast.
          outline: "none !important",
          "&:focus-visible [data-variant]": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
        }}
      >
        {/* The role is set together with the text: an empty alert on every page would come before a form's alert. */}
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
