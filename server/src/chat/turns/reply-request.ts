import type { ConversationSettings } from "@atrium/shared-contracts/wire";
import type { ReplyRequest } from "../../assistant/reply/reply.ts";
import type { Database } from "../../database/database.ts";
import { fileNames } from "../conversations/excerpts.ts";
import { conversationSettings } from "../conversations/conversation-store.ts";
import {
  actOf,
  addedElsewhere,
  dialogueAbove,
  holdsArrived,
  isWrittenHere,
  messageOf,
  saidBefore,
  suggestedIn,
  summaryOf,
} from "../conversations/message-store.ts";
import type { TurnRow } from "../storage/rows.ts";

/** How much of what was said before is read for a turn: more than the context of most models has room for, and never so much that it takes long. */
const HISTORY = { messages: 200, characters: 24_000, bytes: 512 * 1024 } as const;

/** What the assistant knows about a user, and the user's assistant settings, or those chosen instead. */
export type PersonOf = (
  userId: string,
  chosen?: Pick<ConversationSettings, "model" | "temperature">,
) => Promise<Pick<ReplyRequest, "person" | "memory" | "settings">>;

/** Gathers what the assistant may know for a turn: the message, the history and the person. */
export async function requestFor(
  deps: { db: Database; personOf: PersonOf },
  turn: TurnRow,
): Promise<Omit<ReplyRequest, "remember" | "earlier" | "shownCharacters" | "continues">> {
  const [message, act, { instructions = null, ...chosen }] = await Promise.all([
    messageOf(deps.db, turn),
    actOf(deps.db, turn),
    conversationSettings(deps.db, turn.userId, turn.conversationId),
  ]);
  const mayBeArrived = isWrittenHere(message) && act === null && instructions !== null;
  const [{ said, summarizedBy }, isArrived, dialogue, elsewhere, person] = await Promise.all([
    saidBefore(deps.db, message, HISTORY),
    mayBeArrived && holdsArrived(deps.db, turn),
    dialogueAbove(deps.db, message),
    addedElsewhere(deps.db, message),
    deps.personOf(turn.userId, chosen),
  ]);
  return {
    turnId: turn.id,
    userId: turn.userId,
    text: message.text,
    isOwn: isWrittenHere(message) && !isArrived,
    attachments: message.attachments,
    sentAt: message.createdAt,
    history: said.map(({ text, ...about }) => ({
      ...about,
      text: text === "" ? `[${fileNames(about.attachments)}]` : text,
    })),
    summary: summarizedBy === null ? null : await summaryOf(deps.db, summarizedBy),
    dialogue,
    addedElsewhere: elsewhere,
    act,
    suggested: suggestedIn(turn),
    instructions,
    ...person,
  };
}
