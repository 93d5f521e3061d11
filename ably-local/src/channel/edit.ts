import { MessageAction } from "../protocol/action.ts";
import { Refusal } from "../protocol/error-info.ts";
import type { Message, MessageDraft, Version } from "../protocol/message.ts";
import type { Payload } from "../protocol/payload.ts";

/** The result of an edit: what subscribers get, and the message from then on. */
export interface Edit {
  readonly told: Message;
  readonly kept: Message;
}

function joined(before: Payload | undefined, added: Payload | undefined): Payload | undefined {
  if (before === undefined || added === undefined) return before ?? added;
  if (typeof before === "string" && typeof added === "string") return before + added;
  if (Buffer.isBuffer(before) && Buffer.isBuffer(added)) return Buffer.concat([before, added]);
  throw Refusal.badRequest("what is appended must be of the same kind as what is there");
}

/**
 * Applies an update, delete or append. Fields that the draft omits stay the same.
 * @throws AblyError 40000 for another action, or for an append of a different kind of data
 */
export function applyEdit(message: Message, draft: MessageDraft, version: Version): Edit {
  const replaced: Message = {
    ...message,
    name: draft.name ?? message.name,
    data: draft.data ?? message.data,
    encoding: draft.data === undefined ? message.encoding : draft.encoding,
    extras: draft.extras ?? message.extras,
    version,
  };
  switch (draft.action) {
    case MessageAction.UPDATE:
    case MessageAction.DELETE: {
      const edited = { ...replaced, action: draft.action };
      return { told: edited, kept: edited };
    }
    case MessageAction.APPEND: {
      const data = joined(message.data, draft.data);
      return {
        told: { ...replaced, data: draft.data, action: MessageAction.APPEND },
        kept: { ...replaced, data, encoding: replaced.encoding ?? message.encoding, action: MessageAction.UPDATE },
      };
    }
    default:
      throw Refusal.badRequest("a message can be updated, deleted or appended to");
  }
}
