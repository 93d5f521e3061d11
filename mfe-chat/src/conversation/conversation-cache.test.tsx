import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from "@atrium/shared-ui/query";
import { expect, it } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import { LIST_KEY } from "./conversation-api.ts";
import { createConversationCache } from "./conversation-cache.ts";

const AT = "2026-11-03T09:00:00.000Z";

it("shows the result of a fetch in progress when everything is refreshed, and then refetches", async () => {
  const answers: ((text: string) => void)[] = [];
  function Thread() {
    const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
    return <p>{useQuery({ queryKey: ["mfe-chat", "thread"], queryFn }).data}</p>;
  }
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Thread />
    </QueryClientProvider>,
  );
  createConversationCache(client, async () => undefined).refreshAll();
  expect(answers).toHaveLength(1);
  answers[0]?.("first");
  expect(await screen.findByText("first")).toBeTruthy();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("second");
  expect(await screen.findByText("second")).toBeTruthy();
});

it("asks for the list again when it changed while an answer was on its way", async () => {
  const listed = (messageCount: number) => ({
    conversations: messageCount === 0 ? [] : [{ id: "1", title: "Paris", lastMessageAt: AT, messageCount }],
  });
  const answers: ((page: ReturnType<typeof listed>) => void)[] = [];
  function List() {
    const queryFn = () => new Promise<ReturnType<typeof listed>>((resolve) => answers.push(resolve));
    const page = { initialPageParam: "", getNextPageParam: () => undefined };
    const { data } = useInfiniteQuery({ queryKey: LIST_KEY, queryFn, ...page });
    const counts = data?.pages.flatMap(({ conversations }) => conversations.map(({ messageCount }) => messageCount));
    return <p>{counts && `Messages: ${counts.join()}`}</p>;
  }
  const client = new QueryClient();
  const cache = createConversationCache(client, async () => undefined);
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  const LATER = "2026-11-03T09:00:01.000Z";
  // The list hasn't been loaded yet.
  expect(cache.touch("1", { at: AT, added: 1 })).toBe(false);
  cache.begin({ id: "1", title: "Paris", lastMessageAt: AT, messageCount: 1 });
  cache.refreshList();
  answers[0]?.(listed(0));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(listed(1));
  expect(await screen.findByText("Messages: 1")).toBeTruthy();

  cache.refreshList();
  await waitFor(() => expect(answers).toHaveLength(3));
  expect(cache.touch("1", { at: LATER, added: 1 })).toBe(true);
  expect(await screen.findByText("Messages: 2")).toBeTruthy();
  answers[2]?.(listed(1));
  await waitFor(() => expect(answers).toHaveLength(4));
  answers[3]?.(listed(2));
  expect(await screen.findByText("Messages: 2")).toBeTruthy();
  expect(client.isFetching()).toBe(0);
  expect(answers).toHaveLength(4);
});

it("knows a conversation's title from the list of last time until one is loaded", () => {
  const client = new QueryClient();
  const listOf = (title: string) => ({
    pages: [{ conversations: [{ id: "1", title, lastMessageAt: AT, messageCount: 1 }] }],
    pageParams: [undefined],
  });
  const cache = createConversationCache(
    client,
    async () => undefined,
    () => listOf("Paris"),
  );
  expect([cache.listedTitle("1"), cache.listedTitle("2")]).toEqual(["Paris", undefined]);
  client.setQueryData(LIST_KEY, listOf("Rome"));
  expect(cache.listedTitle("1")).toBe("Rome");
});
