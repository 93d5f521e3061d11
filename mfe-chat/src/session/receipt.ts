import type {
  RealtimeEvent,
  SendAccepted,
  SendResponse,
  ServerMessage,
  TurnSnapshot,
} from "@atrium/shared-contracts/wire/chat";

/** What's known once the server has confirmed a message, by socket or HTTP. */
export interface Receipt {
  readonly conversationId: string;
  readonly turnId: string;
  /** The stored message's id and time. Absent for confirmations over HTTP. */
  readonly stored?: { readonly id: string; readonly createdAt: string };
  readonly title?: string;
  /** The reply, if the server waited for it. */
  readonly reply?: ServerMessage;
  readonly turn?: TurnSnapshot;
}

type Accepted = Extract<RealtimeEvent, { readonly name: "message_accepted" }>["data"];

export const receiptOfEvent = (data: Accepted): Receipt => ({
  conversationId: data.conversationId,
  turnId: data.turnId,
  stored: { id: data.storedId, createdAt: data.createdAt },
  title: data.title,
});

export function receiptOfAnswer(answer: SendAccepted | SendResponse): Receipt {
  const { conversationId, turnId } = answer;
  return "reply" in answer
    ? { conversationId, turnId, reply: answer.reply }
    : { conversationId, turnId, turn: answer.turn };
}
