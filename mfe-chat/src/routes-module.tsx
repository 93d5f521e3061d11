import { defineFeatureView } from "@atrium/shared-ui";
import { matchPath, useLocation } from "@atrium/shared-ui/router";
import { LazyListPage } from "./list/lazy-list-page.tsx";
import { ConversationPage } from "./conversation-page/conversation-page.tsx";
import { LazyTemporaryPage } from "./temporary/lazy-temporary.tsx";
import { isTemporary } from "./temporary/temporary-path.ts";
import { texts } from "./locales/translations.ts";

/**
 * /new, /chat and /chat/:conversationId. The first and the last share one view in the same position, because with two separate routes
 * the view would remount when a new conversation gets its URL. Whatever follows `/chat/` is an id, so a path with more in it shows that there's
 * no such conversation.
 */
function ChatRoutes() {
  const location = useLocation();
  const { pathname } = location;
  if (matchPath("/chat", pathname)) return <LazyListPage />;
  if (isTemporary(location)) return <LazyTemporaryPage />;
  return <ConversationPage param={matchPath("/chat/*", pathname)?.params["*"]} />;
}

export default defineFeatureView(texts, ChatRoutes);
