import { Box, Button, LoadFailed } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useEffectEvent, useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { THREAD_COLUMN } from "../thread/message-frame.tsx";

interface MoreMessagesProps {
  readonly failed: boolean;
  readonly isLoading: boolean;
  onMore(): void;
}

/** Loads the next messages when the reader comes near, or by a button. */
export function MoreMessages({ failed, isLoading, onMore }: MoreMessagesProps) {
  const { t } = useTranslation(TEXTS);
  return (
    <Box sx={{ ...THREAD_COLUMN, pb: 3, textAlign: "center" }}>
      {!failed && !isLoading && <Sentinel onSeen={onMore} />}
      {failed ? (
        <LoadFailed retry={t("shared.retry")} onRetry={onMore}>
          {t("shared.moreFailed")}
        </LoadFailed>
      ) : (
        <Button color="inherit" disabled={isLoading} onClick={onMore}>
          {t("shared.more")}
        </Button>
      )}
    </Box>
  );
}

/** Tells once that it's in view, or nearly. */
function Sentinel({ onSeen }: { onSeen(): void }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        seen();
      },
      { rootMargin: "400px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place} />;
}
