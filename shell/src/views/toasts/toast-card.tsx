import type { Toast } from "@atrium/shared-contracts/contract";
import { TOAST } from "@atrium/shared-contracts/spec";
import { Box, Icon, IconButton, usePhone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { MOTION, keyframes } from "@atrium/shared-ui/styles";
import { useState } from "react";
import type { ShownToast } from "../../core/toasts/toast-store.ts";
import { ToastText } from "./toast-text.tsx";
import { useSwipe } from "./use-swipe.ts";
import { useToastTimer } from "./use-toast-timer.ts";

const LOOK = {
  default: { icon: "info", color: "text.secondary" },
  destructive: { icon: "alert", color: "error.main" },
  success: { icon: "success", color: "success.main" },
} as const satisfies Record<NonNullable<Toast["variant"]>, { icon: string; color: string }>;

const ARRIVAL = {
  right: keyframes({ from: { opacity: 0, translate: "24px 0" } }),
  up: keyframes({ from: { opacity: 0, translate: "0 -24px" } }),
};

interface ToastCardProps {
  readonly toast: ShownToast;
  /** Whether the focus is on the toast or its area. */
  readonly held: boolean;
  onClose(): void;
}

/** A toast. Its timer pauses while it's hovered, focused or dragged. It can be closed or swiped away. */
export function ToastCard({ toast, held, onClose }: ToastCardProps) {
  const { t } = useTranslation("shell");
  const axis = usePhone() ? "up" : "right";
  const [hovered, setHovered] = useState(false);
  const swipe = useSwipe(axis, onClose);
  useToastTimer(toast.id, toast.durationMs ?? TOAST.durationMs, hovered || held || swipe.held, onClose);
  const { icon, color } = LOOK[toast.variant ?? "default"];

  return (
    <Box
      data-variant={toast.variant ?? "default"}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...swipe.handlers}
      style={{ transform: axis === "right" ? `translateX(${swipe.moved}px)` : `translateY(${-swipe.moved}px)` }}
      sx={{
        pointerEvents: "auto",
        display: "flex",
        alignItems: "flex-start",
        gap: 1.5,
        p: 1.5,
        pl: 2,
        bgcolor: "background.paper",
        border: 1,
        borderColor: toast.variant === "destructive" ? "error.main" : "divider",
        borderRadius: 1,
        boxShadow: "0 8px 32px rgb(0 0 0 / 0.2)",
        touchAction: "none",
        userSelect: "none",
        animation: `${ARRIVAL[axis]} ${MOTION.usual}ms ease-out`,
        transition: swipe.held ? "none" : `transform ${MOTION.quick}ms`,
      }}
    >
      <Box sx={{ color, display: "flex", pt: 0.5 }}>
        <Icon name={icon} />
      </Box>
      <ToastText toast={toast} onClose={onClose} />
      <IconButton aria-label={t("toast.close")} onClick={onClose} sx={{ m: -0.5 }}>
        <Icon name="close" size={16} />
      </IconButton>
    </Box>
  );
}
