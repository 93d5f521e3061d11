import { matchPath, useLocation } from "@atrium/shared-ui/router";
import { ConversationListPage } from "./list/conversation-list-page.tsx";
import { ConversationPage } from "./conversation-page/conversation-page.tsx";

/**
 * /new, /chat and /chat/:conversationId. The first and the last are one view at one place: two routes of a router would be mounted anew
 * when a new conversation gets its address.
 */
export function ChatRoutes() {
  const { pathname } = useLocation();
  if (matchPath("/chat", pathname)) return <ConversationListPage />;
  return <ConversationPage param={matchPath("/chat/:conversationId", pathname)?.params.conversationId} />;
}
