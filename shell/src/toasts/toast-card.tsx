import { TOAST, type Toast } from "@atrium/shared-contracts";
import { Box, Button, Icon, IconButton, Typography, useMediaQuery } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type PointerEvent, useRef, useState } from "react";
import { isSwipedAway, swipeDistance } from "./swipe.ts";
import type { ShownToast } from "./toast-store.ts";
import { useToastTimer } from "./use-toast-timer.ts";

const LOOK = {
  default: { icon: "info", color: "text.secondary" },
  destructive: { icon: "alert", color: "error.main" },
  success: { icon: "success", color: "success.main" },
} as const satisfies Record<NonNullable<Toast["variant"]>, { icon: string; color: string }>;

/** One toast. Its time stands still while it is hovered or focused; it can be closed, or swiped away. */
export function ToastCard({ toast, onClose }: { readonly toast: ShownToast; onClose(): void }) {
  const { t } = useTranslation("shell");
  const axis = useMediaQuery("(max-width: 599.95px)", { noSsr: true }) ? "up" : "right";
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [moved, setMoved] = useState(0);
  const start = useRef<{ x: number; y: number } | null>(null);
  useToastTimer(toast.id, toast.durationMs ?? TOAST.durationMs, hovered || focused || moved > 0, onClose);
  const { icon, color } = LOOK[toast.variant ?? "default"];

  const distance = (event: PointerEvent) =>
    start.current ? swipeDistance(axis, event.clientX - start.current.x, event.clientY - start.current.y) : 0;
  const release = (event: PointerEvent) => {
    if (isSwipedAway(distance(event))) onClose();
    start.current = null;
    setMoved(0);
  };

  return (
    <Box
      role={toast.variant === "destructive" ? "alert" : "status"}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => setMoved(distance(event))}
      onPointerUp={release}
      onPointerCancel={() => {
        start.current = null;
        setMoved(0);
      }}
      style={{ transform: axis === "right" ? `translateX(${moved}px)` : `translateY(${-moved}px)` }}
      sx={{
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
      }}
    >
      <Box sx={{ color, display: "flex", pt: 0.5 }}>
        <Icon name={icon} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, py: 0.25, overflowWrap: "anywhere" }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {toast.title}
        </Typography>
        {toast.description !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {toast.description}
          </Typography>
        )}
        {toast.action && (
          <Button
            size="small"
            sx={{ mt: 0.5, ml: -0.75 }}
            onClick={() => {
              toast.action?.run();
              onClose();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </Box>
      <IconButton size="small" aria-label={t("toast.close")} onClick={onClose}>
        <Icon name="close" size={16} />
      </IconButton>
    </Box>
  );
}
