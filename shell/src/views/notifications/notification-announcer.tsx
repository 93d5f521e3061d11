import { VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useState } from "react";
import { LiveLayer } from "../live/live-layer.tsx";
import { useNotifications } from "./notifications-context.tsx";

/** Notifications that arrive within this time are announced together. Milliseconds. */
const GATHERING_MS = 500;
/** How long an announcement stays in the page, so that the same text can be announced again later. Milliseconds. */
const SAID_MS = 5_000;

interface News {
  readonly count: number;
  readonly title: string;
}

/** Announces new notifications to screen readers: politely, each once, and many at a time as a number. */
export function NotificationAnnouncer() {
  const { t } = useTranslation("shell");
  const { added$ } = useNotifications();
  const [news, setNews] = useState<News | null>(null);

  useEffect(() => {
    let gathered = 0;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let forgetting: ReturnType<typeof setTimeout> | undefined;
    const subscription = added$.subscribe(({ title }) => {
      gathered += 1;
      gathering ??= setTimeout(() => {
        setNews({ count: gathered, title });
        gathered = 0;
        gathering = undefined;
        clearTimeout(forgetting);
        forgetting = setTimeout(() => setNews(null), SAID_MS);
      }, GATHERING_MS);
    });
    return () => {
      subscription.unsubscribe();
      clearTimeout(gathering);
      clearTimeout(forgetting);
    };
  }, [added$]);

  return (
    <LiveLayer>
      <VisuallyHidden role="status">
        {news &&
          (news.count === 1
            ? t("notifications.new", { title: news.title })
            : t("notifications.newMany", { count: news.count }))}
      </VisuallyHidden>
    </LiveLayer>
  );
}
