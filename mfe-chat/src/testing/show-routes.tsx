import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import type { ConversationDetail, RealtimeEvent } from "@atrium/shared-contracts/wire/chat";
import { type NavigateFunction, useLocation, useNavigate } from "@atrium/shared-ui/router";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import routes from "../routes-module.tsx";
import { type ChatFixture, createFixture, renderChat } from "./render-chat.tsx";

export const CONVERSATION = "0f0e0d0c-0b0a-4908-8706-05040302a001";
export const STORED = "0f0e0d0c-0b0a-4908-8706-05040302a002";
export const REPLY = "0f0e0d0c-0b0a-4908-8706-05040302a003";
export const AT = "2026-01-01T12:00:00.000Z";

let path = "";
/** The router's current path. */
export const currentPath = () => path;
/** Reports the path, and makes the router follow the fake shell's navigation, as in the real shell. */
function Navigation({ onPath, onReady }: { onPath(path: string): void; onReady(navigate: NavigateFunction): void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => onPath(pathname), [onPath, pathname]);
  useEffect(() => onReady(navigate), [onReady, navigate]);
  return null;
}

/** Renders the feature's pages at a path. */
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
      <routes.View shell={fixture.shell} />
    </>,
    fixture,
    at,
  );
  const tell = (event: RealtimeEvent) => act(async () => fixture.shell.subjects.events$.next(event));
  return { ...view, user: userEvent.setup(), tell };
}

/** Simulates slow navigation: it happens when the returned function is called. */
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
/** Sets up responses for both the list and a conversation, which share a path and differ only in the query. */
export function answerHistory(fixture: ChatFixture, answer: () => ConversationDetail) {
  fixture.shell.answer("GET /chat/history", ({ query }) =>
    query?.["conversation_id"] ? answer() : { conversations: answer().conversations },
  );
}

/** Clears what earlier tests left in the browser. */
export function forgetBrowser() {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
}
