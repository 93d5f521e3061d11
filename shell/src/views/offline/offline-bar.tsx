import { Box, Icon, VisuallyHidden, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { useHost } from "../host/host-context.tsx";

interface OfflineBarProps {
  /** Whether there's a conversation to write in: messages are the only thing that's kept until the connection is back. */
  readonly keepsMessages: boolean;
}

/** Says that the device is offline or the server can't be reached for as long as that lasts, then tells screen readers once that it's over. */
export function OfflineBar({ keepsMessages }: OfflineBarProps) {
  const { t } = useTranslation("shell");
  const { connection } = useHost();
  const state = useObservable(connection.state$, connection.state);
  const [wasOut, setWasOut] = useState(state !== "online");
  if (state !== "online" && !wasOut) setWasOut(true);
  return (
    <Box role="status" sx={{ flexShrink: 0 }}>
      {state === "online" ? (
        wasOut && <VisuallyHidden>{t("offline.back")}</VisuallyHidden>
      ) : (
        <Box
          sx={{
            display: "flex",
            alignItems: "center",
            justifyContent: "center",
            gap: 1,
            px: 2,
            py: 0.75,
            borderTop: 1,
            borderColor: "divider",
            bgcolor: "background.surface",
            color: "text.secondary",
            typography: "body2",
          }}
        >
          <Icon name="offline" size={16} />
          {t(keepsMessages ? `offline.saving.${state}` : `offline.${state}`)}
        </Box>
      )}
    </Box>
  );
}
