import { EXPORT_FORMAT, type ExportedConversation } from "@atrium/shared-contracts/wire";

/** Conversations as a file that can be imported again. Each is on a line. */
export async function jsonFile(
  conversations: AsyncIterable<ExportedConversation>,
  exportedAt: Date,
): Promise<{ readonly content: Blob; readonly count: number; readonly title: string }> {
  const head = JSON.stringify({ ...EXPORT_FORMAT, exportedAt: exportedAt.toISOString() }).slice(0, -1);
  const parts = [`${head},"conversations":[`];
  let count = 0;
  let title = "";
  for await (const conversation of conversations) {
    parts.push(`${count === 0 ? "" : ","}\n${JSON.stringify(conversation)}`);
    title = conversation.title;
    count += 1;
  }
  parts.push("\n]}\n");
  return { content: new Blob(parts, { type: "application/json" }), count, title };
}
