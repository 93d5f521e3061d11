import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { outboxEntry } from "../testing/outbox-entry.ts";
import { deliver } from "./message-delivery.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const ENTRY = outboxEntry({
  messageId: "00000000-0000-4000-8000-00000000000a",
  conversationId: "temp-1",
  content: "Only for Sam's account",
});
/** Longer than all waits and back-offs of one delivery. Milliseconds. */
const A_LONG_TIME_MS = 60_000;

describe("delivering a message", () => {
  it.each(["connecting", "connected"] as const)(
    "stops when the user signs out while the socket is %s, and posts nothing",
    async (status) => {
      const shell = createFakeShellApi("mfe-chat");
      shell.subjects.connection$.next({ status, httpOnly: false, continuityLosses: 0 });
      const outcome = deliver(shell, ENTRY, () => {}).catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(1_000);
      const published = shell.published.length;
      // The session's streams complete.
      shell.subjects.connection$.complete();
      shell.subjects.events$.complete();
      shell.subjects.auth$.next({ status: "unauthenticated", user: null, signedOut: true });
      await jest.advanceTimersByTimeAsync(A_LONG_TIME_MS);
      expect(await outcome).toBeInstanceOf(Error);
      expect(shell.calls).toEqual([]);
      expect(shell.published).toHaveLength(published);
    },
  );

  it("names a message of the branch that it was written in, over the socket and by HTTP", async () => {
    const shell = createFakeShellApi("mfe-chat");
    shell.subjects.connection$.next({ status: "connected", httpOnly: false, continuityLosses: 0 });
    const outcome = deliver(shell, { ...ENTRY, answers: "stored-1", follows: "message-0" }, () => {}).catch(
      (error: unknown) => error,
    );
    await jest.advanceTimersByTimeAsync(A_LONG_TIME_MS);
    expect(shell.published[0]).toMatchObject({
      messageData: { metadata: { answers: "stored-1", follows: "message-0" } },
    });
    expect(shell.calls[0]).toMatchObject({ body: { answers: "stored-1", follows: "message-0" } });
    shell.subjects.auth$.next({ status: "unauthenticated", user: null, signedOut: true });
    await outcome;
  });

  it.each([
    { of: "a message for good", posted: 1, metadata: { messageId: ENTRY.messageId, retryable: false } },
    { of: "a message for now", posted: 0, metadata: { messageId: ENTRY.messageId, retryable: true } },
    { of: "another message", posted: 0, metadata: { messageId: "another", retryable: false } },
    { of: "a reply", posted: 0, metadata: { messageId: ENTRY.messageId, turnId: "1", retryable: false } },
  ])("posts $posted times after a refusal of $of over the socket", async ({ posted, metadata }) => {
    const shell = createFakeShellApi("mfe-chat");
    shell.subjects.connection$.next({ status: "connected", httpOnly: false, continuityLosses: 0 });
    const outcome = deliver(shell, ENTRY, () => {}).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(100);
    shell.subjects.events$.next({ name: "error", data: { metadata } });
    await jest.advanceTimersByTimeAsync(100);
    expect(shell.calls).toHaveLength(posted);
    shell.subjects.auth$.next({ status: "unauthenticated", user: null, signedOut: true });
    await outcome;
  });
});
