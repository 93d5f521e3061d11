import type { HttpClient } from "@atrium/shared-contracts/contract";
import { type ExportedConversation, type ExportedMessage, movingCalls } from "@atrium/shared-contracts/wire";
import { callInTime } from "../moving-dialog/call-in-time.ts";

/** A page of long messages takes its time on a slow line. */
const PATIENCE_MS = 60_000;

export interface ExportOptions {
  /** The only conversation that's wanted. */
  readonly id?: string | undefined;
  readonly signal: AbortSignal;
  /** Hears how many messages have arrived. */
  readonly onProgress: (messages: number) => void;
  /** Called when the server gives no more for now. It goes on by itself. */
  readonly onWait: () => void;
}

/** The user's conversations with all their branches, one after the other, newest first. Rejects with an `HttpError`, or when it's aborted. */
export async function* exportedConversations(
  http: HttpClient,
  { id, signal, onProgress, onWait }: ExportOptions,
): AsyncGenerator<ExportedConversation> {
  let cursor: string | undefined;
  let open: (ExportedConversation & { messages: ExportedMessage[] }) | undefined;
  let arrived = 0;
  do {
    const query = { conversation_id: id, cursor };
    const page = await callInTime(() => http.call(movingCalls.export, { query, signal, timeoutMs: PATIENCE_MS }), {
      signal,
      onWait,
    });
    signal.throwIfAborted();
    for (const { conversation, messages } of page.parts) {
      if (open?.id === conversation.id) open.messages.push(...messages);
      else {
        if (open) yield open;
        open = { ...conversation, messages: [...messages] };
      }
      arrived += messages.length;
    }
    onProgress(arrived);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  if (open) yield open;
}
