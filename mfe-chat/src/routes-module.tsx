import { defineFeatureView } from "@atrium/shared-ui";
import { matchPath, useLocation } from "@atrium/shared-ui/router";
import { LazyListPage } from "./list/lazy-list-page.tsx";
import { ConversationPage } from "./conversation-page/conversation-page.tsx";
import { texts } from "./locales/translations.ts";

/**
 * /new, /chat and /chat/:conversationId. The first and the last share one view in the same position, because with two separate routes
 * the view would remount when a new conversation gets its URL.
 */
function ChatRoutes() {
  const { pathname } = useLocation();
  if (matchPath("/chat", pathname)) return <LazyListPage />;
  return <ConversationPage param={matchPath("/chat/:conversationId", pathname)?.params.conversationId} />;
}

export default defineFeatureView(texts, ChatRoutes);
