import { TOAST } from "@atrium/shared-contracts";
import { Box, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef } from "react";
import { useHost } from "../host/host-context.tsx";
import { ToastCard } from "./toast-card.tsx";

/** Where the one toast shows: bottom right, on phones at the top. F8 brings the focus here. */
export function ToastArea() {
  const { t } = useTranslation("shell");
  const { toasts } = useHost();
  const toast = useObservable(toasts.toast$, undefined);
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    const focusArea = (event: KeyboardEvent) => {
      if (event.key !== TOAST.hotkey) return;
      event.preventDefault();
      area.current?.focus();
    };
    document.addEventListener("keydown", focusArea);
    return () => document.removeEventListener("keydown", focusArea);
  }, []);

  return (
    <Box
      component="section"
      ref={area}
      tabIndex={-1}
      aria-label={t("toast.area", { hotkey: TOAST.hotkey })}
      aria-live="polite"
      aria-atomic
      sx={{
        position: "fixed",
        zIndex: "snackbar",
        top: { xs: 0, sm: "auto" },
        bottom: { xs: "auto", sm: 0 },
        right: 0,
        width: { xs: "100%", sm: 420 },
        p: 2,
        pointerEvents: "none",
        "& > *": { pointerEvents: "auto" },
      }}
    >
      {toast?.open && <ToastCard key={toast.id} toast={toast} onClose={() => toasts.close(toast.id)} />}
    </Box>
  );
}
