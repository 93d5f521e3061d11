import { describe, expect, it } from "@jest/globals";
import type { RealtimeEvent } from "@atrium/shared-contracts/wire/chat";
import { finishedReply } from "./finished-reply.ts";

const event = (status: string): RealtimeEvent => ({
  name: "message_response",
  data: { conversationId: "c", message: "**Done**: see [here](https://a.b)\n```js\nx\n```", status },
});
const elsewhere = { pathname: "/calendar", visible: true };

describe("a finished reply", () => {
  it("is announced with its beginning and a link", () => {
    expect(finishedReply(event("completed"), elsewhere, "Atrium")).toEqual({
      type: "success",
      title: "Atrium",
      message: "Done: see here x",
      path: "/chat/c",
    });
  });

  it("is announced in plain text when the conversation's title is Markdown", () => {
    const metadata = {
      turnId: "t",
      attempt: 1,
      seq: 1,
      messageId: "m",
      replyId: "r",
      createdAt: "2026-11-20T11:00:00Z",
      title: "# My **old** grinder",
    };
    const data = { conversationId: "c", message: "Done.", status: "completed", metadata };
    expect(finishedReply({ name: "message_response", data }, elsewhere, "Atrium")?.title).toBe("My old grinder");
  });

  it("isn't announced if its conversation is in view, if it was stopped, or before it ends", () => {
    expect(finishedReply(event("completed"), { pathname: "/chat/c", visible: true }, "A")).toBeUndefined();
    expect(finishedReply(event("completed"), { pathname: "/chat/c", visible: false }, "A")).toBeDefined();
    expect(finishedReply(event("stopped"), elsewhere, "A")).toBeUndefined();
    expect(finishedReply(event("processing"), elsewhere, "A")).toBeUndefined();
  });
});
