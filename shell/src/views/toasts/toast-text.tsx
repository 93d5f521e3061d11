import type { Toast } from "@atrium/shared-contracts/contract";
import { Box, Button, Typography } from "@atrium/shared-ui";
import { useLayoutEffect, useRef } from "react";

/** A toast's text and action. A long text scrolls in its own box. */
export function ToastText({ toast, onClose }: { readonly toast: Toast; onClose(): void }) {
  const { title, description, action } = toast;
  const text = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Touch scrolls if there's something to scroll, and swipes everywhere else.
    const { current: box } = text;
    if (box) box.style.touchAction = box.scrollHeight > box.clientHeight ? "pan-y" : "none";
  });
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, py: 0.25 }}>
      <Box
        ref={text}
        sx={{
          maxHeight: "max(min(40dvh, 320px, var(--toast-text, 100vh)), 1.5rem)",
          overflowY: "auto",
          overflowWrap: "anywhere",
        }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {description !== undefined && (
          <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: "pre-line" }}>
            {description}
          </Typography>
        )}
      </Box>
      {action && (
        <Button
          size="small"
          sx={{ mt: 0.5, ml: -0.75 }}
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </Box>
  );
}
