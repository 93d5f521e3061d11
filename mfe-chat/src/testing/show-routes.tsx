import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import type { ConversationDetail, RealtimeEvent } from "@atrium/shared-contracts";
import { type NavigateFunction, useLocation, useNavigate } from "@atrium/shared-ui/router";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { ChatRoutes } from "../routes-module.tsx";
import { type ChatFixture, createFixture, renderChat } from "./render-chat.tsx";

export const CONVERSATION = "0f0e0d0c-0b0a-4908-8706-05040302a001";
export const STORED = "0f0e0d0c-0b0a-4908-8706-05040302a002";
export const REPLY = "0f0e0d0c-0b0a-4908-8706-05040302a003";
export const AT = "2026-01-01T12:00:00.000Z";

let path = "";
/** Where the router is. */
export const currentPath = () => path;
/** Tells the path, and moves the router where the fake shell is told to go, as the shell does. */
function Navigation({ onPath, onReady }: { onPath(path: string): void; onReady(navigate: NavigateFunction): void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => onPath(pathname), [onPath, pathname]);
  useEffect(() => onReady(navigate), [onReady, navigate]);
  return null;
}

/** Shows the feature's pages at a path. */
export function showRoutes(at: string, fixture = createFixture()) {
  const onPath = (next: string) => {
    path = next;
  };
  const onReady = (navigate: NavigateFunction) => {
    fixture.shell.navigate = (to, options) => void navigate(to, options);
  };
  const view = renderChat(
    <>
      <Navigation onPath={onPath} onReady={onReady} />
      <ChatRoutes shell={fixture.shell} />
    </>,
    fixture,
    at,
  );
  const tell = (event: RealtimeEvent) => act(async () => fixture.shell.subjects.events$.next(event));
  return { ...view, user: userEvent.setup(), tell };
}

/** A shell that is slow to show what it is told to go to: it goes when the returned function is called. */
export function holdNavigation({ shell }: ChatFixture): () => void {
  const { navigate } = shell;
  const held: (() => void)[] = [];
  shell.navigate = (...to) => {
    held.push(() => navigate(...to));
  };
  return () => {
    shell.navigate = navigate;
    act(() => {
      for (const go of held) go();
    });
  };
}

export const field = () => screen.getByRole("textbox", { name: "Message" });
export const detail = (more: Partial<ConversationDetail> = {}): ConversationDetail => ({
  conversations: [{ id: CONVERSATION, title: "Greetings", lastMessageAt: AT, messageCount: 2 }],
  messages: [
    {
      id: STORED,
      role: "user",
      createdAt: AT,
      content: [{ type: "text", text: "Hello there" }],
      status: "complete",
      messageId: "client-1",
    },
    {
      id: REPLY,
      role: "assistant",
      createdAt: AT,
      content: [{ type: "text", text: "Hi **Sam**" }],
      status: "complete",
      replyTo: STORED,
    },
  ],
  ...more,
});
/** The fake's answers do not look at the query: list and conversation share a path. */
export function answerHistory(fixture: ChatFixture, answer: () => ConversationDetail) {
  fixture.shell.answer("GET /chat/history", ({ query }) =>
    query?.["conversation_id"] ? answer() : { conversations: answer().conversations },
  );
}

/** Forgets what an earlier test left in the browser. */
export function forgetBrowser() {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
}
