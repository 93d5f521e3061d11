import { expect, it, jest } from "@jest/globals";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useSubmission } from "./use-submission.ts";

function Wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

it("sends once however often it is submitted in one tick, and again after that", async () => {
  const send = jest.fn(async (text: string) => text);
  const { result } = renderHook(() => useSubmission({ mutationFn: send }), { wrapper: Wrapper });
  const { mutate } = result.current;
  act(() => {
    mutate("a");
    mutate("a");
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  mutate("b");
  await waitFor(() => expect(result.current.data).toBe("b"));
  expect(send.mock.calls.map(([text]) => text)).toEqual(["a", "b"]);
});

it("can be submitted again after a failure", async () => {
  const send = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("No network")).mockResolvedValue();
  const { result } = renderHook(() => useSubmission({ mutationFn: send }), { wrapper: Wrapper });
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isError).toBe(true));
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(send).toHaveBeenCalledTimes(2);
});
