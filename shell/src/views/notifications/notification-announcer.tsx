import { VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useState } from "react";
import { LiveLayer } from "../live/live-layer.tsx";
import { useNotifications } from "./notifications-context.tsx";

/** Notifications that come within this time are told of together. Milliseconds. */
const GATHERING_MS = 500;
/** How long what was said stays in the page, so that the same can be said again later. Milliseconds. */
const SAID_MS = 5_000;

interface News {
  readonly count: number;
  readonly title: string;
}

/** Tells a screen reader of new notifications: politely, each once, many at a time as a number. */
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
