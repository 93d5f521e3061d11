import type { ConversationListItem } from "@atrium/shared-contracts/wire/chat";
import { QueryClient } from "@atrium/shared-ui/query";
import { describe, expect, it } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { LIST_KEY, type ListData } from "./conversation-api.ts";
import { createConversationCache } from "./conversation-cache.ts";

const AT = "2026-11-03T09:00:00.000Z";
const LATER = "2026-11-03T09:00:01.000Z";
const item = (messageCount: number, lastMessageAt = AT): ConversationListItem => ({
  id: "paris",
  title: "Paris",
  lastMessageAt,
  messageCount,
});

function show() {
  const answers: { resolve(item: ConversationListItem): void; reject(error: Error): void }[] = [];
  const client = new QueryClient();
  const cache = createConversationCache(
    client,
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
  );
  client.setQueryData<ListData>(LIST_KEY, {
    pages: [{ conversations: [{ ...item(4), pinned: true }] }],
    pageParams: [undefined],
  });
  const listed = () => client.getQueryData<ListData>(LIST_KEY)?.pages[0]?.conversations[0];
  return { answers, cache, client, listed };
}

describe("what the list says of a conversation", () => {
  it("is asked for alone, and only what it says of the messages is taken over", async () => {
    const { answers, cache, listed } = show();
    expect(cache.refreshItem("paris")).toBe(true);
    cache.rename("paris", "Lyon");
    answers[0]?.resolve(item(2, LATER));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.resolve({ ...item(2, LATER), preview: "Hello" });
    await waitFor(() => expect(listed()).toEqual({ ...item(2, LATER), title: "Lyon", pinned: true, preview: "Hello" }));
  });

  it("isn't asked for if no list has it", () => {
    const { answers, cache } = show();
    expect(cache.refreshItem("rome")).toBe(false);
    expect(answers).toHaveLength(0);
  });

  it("is asked for once more when it changed again during the call, here or on the server", async () => {
    const { answers, cache, listed } = show();
    cache.refreshItem("paris");
    cache.touch("paris", { at: LATER, added: 1 });
    answers[0]?.resolve(item(2));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(listed()?.messageCount).toBe(5);
    cache.refreshItem("paris");
    cache.refreshItem("paris");
    answers[1]?.resolve(item(2));
    await waitFor(() => expect(answers).toHaveLength(3));
    answers[2]?.resolve(item(3, LATER));
    await waitFor(() => expect(listed()?.messageCount).toBe(3));
    expect(answers).toHaveLength(3);
  });

  it("is fetched with the whole list when that's viewed again, if it couldn't be fetched alone", async () => {
    const { answers, cache, client } = show();
    cache.refreshItem("paris");
    answers[0]?.reject(new Error("HTTP 500"));
    await waitFor(() => expect(client.getQueryState(LIST_KEY)?.isInvalidated).toBe(true));
    cache.refreshItem("paris");
    expect(answers).toHaveLength(2);
  });
});
