import type {
  ConversationDetail,
  ErrorBody,
  SendAccepted,
  SendFailed,
  SendResponse,
} from "@atrium/shared-contracts/wire";
import type { TestUser } from "../../testing/index.ts";
import { until } from "../../testing/until.ts";

export type Send = {
  message?: unknown;
  message_id?: unknown;
  conversation_id?: unknown;
  media_ids?: unknown;
  edits?: unknown;
  keeps?: unknown;
  answers?: unknown;
  follows?: unknown;
  aside?: unknown;
  act?: unknown;
  settings?: unknown;
  wait?: boolean;
};

export const send = (user: TestUser, body: Send) =>
  user.call<SendResponse & SendAccepted & SendFailed>("POST", "/api/chat", body);

export const detail = (user: TestUser, id: string) =>
  user.call<ConversationDetail & ErrorBody>("GET", `/api/chat/history?conversation_id=${id}`);

export const textOf = (message: ConversationDetail["messages"][number] | undefined) => {
  const [part] = message?.content ?? [];
  return part?.type === "text" ? part.text : undefined;
};

/** The conversation, once none of its turns is running or queued. */
export const ended = (user: TestUser, conversationId: string) =>
  until(async () => {
    const { body } = await detail(user, conversationId);
    return body.turn === undefined && body;
  });
