import { expect, it } from "@jest/globals";
import type { HttpClient } from "@atrium/shared-contracts/contract";
import type { OlderMessages, ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { QueryClient } from "@atrium/shared-ui/query";
import { loadOlder, threadKey } from "./conversation-api.ts";
import { type ThreadData, emptyThread } from "./thread-data.ts";

const message = (id: string): ServerMessage => ({
  id,
  role: "user",
  createdAt: "2026-01-01T12:00:00.000Z",
  content: [{ type: "text", text: id }],
  status: "complete",
});

it("doesn't put an older page of one branch above another one that's shown by now", async () => {
  const client = new QueryClient();
  const show = (messages: readonly ServerMessage[], olderCursor?: string) =>
    client.setQueryData<ThreadData>(threadKey("c"), { ...emptyThread("c"), messages, olderCursor });
  const page = Promise.withResolvers<OlderMessages>();
  const http = { call: () => page.promise } as unknown as HttpClient;
  show([message("51")], "51");
  const loading = loadOlder(http, client, "c");
  show([message("edited")]);
  page.resolve({ messages: [message("49"), message("50")], olderCursor: "49" });
  await loading;
  const shown = client.getQueryData<ThreadData>(threadKey("c"));
  expect(shown?.messages.map(({ id }) => id)).toEqual(["edited"]);
  expect(shown?.olderCursor).toBeUndefined();
});
