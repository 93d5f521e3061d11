import { and, desc, eq, lt, ne } from "drizzle-orm";
import type { Person, ReplyRequest } from "../assistant/reply.ts";
import type { Database } from "../database/database.ts";
import { messages } from "./tables.ts";
import type { TurnRow } from "./wire.ts";

const HISTORY_MESSAGES = 40;
const HISTORY_CHARACTERS = 24_000;

/** Who a user is to the assistant, and how they set it. */
export type PersonOf = (userId: string) => Promise<{ person: Person; settings: ReplyRequest["settings"] }>;

/** Gathers what the assistant may know for a turn: the message, what was said before, and who asks. */
export async function requestFor(
  deps: { db: Database; personOf: PersonOf },
  turn: TurnRow,
): Promise<Omit<ReplyRequest, "remember" | "shownCharacters">> {
  const [message] = await deps.db
    .select()
    .from(messages)
    .where(and(eq(messages.id, turn.id), eq(messages.userId, turn.userId)));
  if (message === undefined) throw new Error("The turn's message is gone");
  const earlier = await deps.db
    .select({ role: messages.role, text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, turn.conversationId),
        eq(messages.userId, turn.userId),
        lt(messages.seq, message.seq),
        ne(messages.text, ""),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(HISTORY_MESSAGES);
  const history: { role: "user" | "assistant"; text: string }[] = [];
  let characters = 0;
  for (const each of earlier) {
    characters += each.text.length;
    if (characters > HISTORY_CHARACTERS) break;
    history.unshift(each);
  }
  return {
    turnId: turn.id,
    userId: turn.userId,
    text: message.text,
    attachments: message.attachments.map(({ name, type }) => ({ name, type })),
    sentAt: message.createdAt,
    history,
    ...(await deps.personOf(turn.userId)),
  };
}
