import type { ExportPage } from "@atrium/shared-contracts/wire";
import type { MessageRow } from "../storage/rows.ts";
import type { ExportedPart } from "./export-store.ts";

type Part = ExportPage["parts"][number];

/** @param sizes the files' sizes by their ids; files that are gone have none */
export const toExported = ({ conversation, messages }: ExportedPart, sizes: ReadonlyMap<string, number>): Part => ({
  conversation: {
    id: conversation.id,
    title: conversation.title,
    createdAt: conversation.createdAt.toISOString(),
    updatedAt: conversation.lastMessageAt.toISOString(),
    ...(conversation.leafId === null ? {} : { shown: conversation.leafId }),
    ...(conversation.pinned ? { pinned: true } : {}),
    ...(conversation.archived ? { archived: true } : {}),
    ...(conversation.folder === null ? {} : { folder: conversation.folder }),
    ...(conversation.settings === null || Object.keys(conversation.settings).length === 0
      ? {}
      : { settings: conversation.settings }),
  },
  messages: messages.map((message) => toMessage(message, sizes)),
});

const toMessage = (row: MessageRow, sizes: ReadonlyMap<string, number>): Part["messages"][number] => ({
  id: row.id,
  parent: row.parentId,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  text: row.text,
  ...(row.steps.length === 0 ? {} : { steps: row.steps }),
  ...(row.rating === null ? {} : { rating: row.rating }),
  ...(row.failure === null ? {} : { failure: row.failure }),
  ...(row.attachments.length === 0
    ? {}
    : {
        attachments: row.attachments.map(({ id, name, type }) => {
          const size = sizes.get(id);
          return { name, type, ...(size === undefined ? {} : { size }) };
        }),
      }),
});
