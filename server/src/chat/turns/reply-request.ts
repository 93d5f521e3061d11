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
  const message = await messageOf(deps.db, turn);
  const { instructions = null, ...chosen } = await conversationSettings(deps.db, turn.userId, turn.conversationId);
  const { said, summarizedBy } = await saidBefore(deps.db, message, HISTORY);
  const act = await actOf(deps.db, turn);
  return {
    turnId: turn.id,
    userId: turn.userId,
    text: message.text,
    isOwn: isWrittenHere(message) && (act !== null || instructions === null || !(await holdsArrived(deps.db, turn))),
    attachments: message.attachments,
    sentAt: message.createdAt,
    history: said.map(({ text, ...about }) => ({
      ...about,
      text: text === "" ? `[${fileNames(about.attachments)}]` : text,
    })),
    summary: summarizedBy === null ? null : await summaryOf(deps.db, summarizedBy),
    dialogue: await dialogueAbove(deps.db, message),
    addedElsewhere: await addedElsewhere(deps.db, message),
    act,
    suggested: suggestedIn(turn),
    instructions,
    ...(await deps.personOf(turn.userId, chosen)),
  };
}
