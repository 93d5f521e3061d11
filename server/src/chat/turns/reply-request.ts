import type { ConversationSettings } from "@atrium/shared-contracts/wire";
import type { Person, ReplyRequest } from "../../assistant/reply/reply.ts";
import type { Database } from "../../database/database.ts";
import { fileNames } from "../conversations/excerpts.ts";
import { conversationSettings } from "../conversations/conversation-store.ts";
import { actOf, dialogueAbove, messageOf, saidBefore } from "../conversations/message-store.ts";
import type { TurnRow } from "../storage/rows.ts";

const HISTORY_MESSAGES = 40;
const HISTORY_CHARACTERS = 24_000;

/** What the assistant knows about a user, and the user's assistant settings, or those chosen instead. */
export type PersonOf = (
  userId: string,
  chosen?: Pick<ConversationSettings, "model" | "temperature">,
) => Promise<{ person: Person; settings: ReplyRequest["settings"] }>;

const LEFT_OUT = "\n[…]\n";
/** A message that would have to be cut to less than this is left out. */
const SHORTENED_MIN_CHARACTERS = 200;

/** The start and end of a text, at most `max` characters together; null when that's too short to be useful. */
function shortened(text: string, max: number): string | null {
  if (text.length <= max) return text;
  if (max < SHORTENED_MIN_CHARACTERS) return null;
  const end = Math.floor(max / 3);
  const beginning = max - end - LEFT_OUT.length;
  return `${text.slice(0, beginning)}${LEFT_OUT}${text.slice(-end)}`.toWellFormed();
}

/** As much of what was said before as the assistant gets, oldest first. `earlier` is newest first. */
export function recentHistory(earlier: readonly ReplyRequest["history"][number][]): ReplyRequest["history"] {
  const history: ReplyRequest["history"][number][] = [];
  let room = HISTORY_CHARACTERS;
  for (const { text, ...said } of earlier) {
    // No message takes more than half of the remaining room, so a long one doesn't crowd out the others.
    const kept = shortened(text, Math.floor(room / 2));
    if (kept === null) break;
    room -= kept.length;
    history.unshift({ ...said, text: kept });
  }
  return history;
}

/** Gathers what the assistant may know for a turn: the message, the history and the person. */
export async function requestFor(
  deps: { db: Database; personOf: PersonOf },
  turn: TurnRow,
): Promise<Omit<ReplyRequest, "remember" | "shownCharacters" | "continues">> {
  const message = await messageOf(deps.db, turn);
  const { instructions = null, ...chosen } = await conversationSettings(deps.db, turn.userId, turn.conversationId);
  const earlier = await saidBefore(deps.db, message, {
    limit: HISTORY_MESSAGES,
    // No message takes more than half of the room.
    characters: HISTORY_CHARACTERS / 2,
  });
  const history = recentHistory(
    earlier.map(({ text, ...said }) => ({ ...said, text: text === "" ? `[${fileNames(said.attachments)}]` : text })),
  );
  return {
    turnId: turn.id,
    userId: turn.userId,
    text: message.text,
    attachments: message.attachments,
    sentAt: message.createdAt,
    history,
    dialogue: await dialogueAbove(deps.db, message),
    act: await actOf(deps.db, turn),
    instructions,
    ...(await deps.personOf(turn.userId, chosen)),
  };
}
