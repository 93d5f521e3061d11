import { QueryClient, QueryClientProvider, useQuery } from "@atrium/shared-ui/query";
import { expect, it } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import { createConversationCache } from "./conversation-cache.ts";

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
  createConversationCache(client).refreshAll();
  expect(answers).toHaveLength(1);
  answers[0]?.("first");
  expect(await screen.findByText("first")).toBeTruthy();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("second");
  expect(await screen.findByText("second")).toBeTruthy();
});
