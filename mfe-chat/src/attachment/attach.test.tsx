import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { UPLOAD_MAX_BYTES } from "@atrium/shared-contracts/spec";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MEDIA, answerUploads } from "../testing/answer-uploads.ts";
import { holdStore } from "../testing/hold-store.ts";
import { createFixture } from "../testing/render-chat.tsx";
import {
  AT,
  CONVERSATION,
  STORED,
  currentPath,
  field,
  forgetBrowser,
  holdNavigation,
  showRoutes,
} from "../testing/show-routes.tsx";

const realFetch = globalThis.fetch;
let status = 204;

beforeEach(() => {
  forgetBrowser();
  status = 204;
  globalThis.fetch = async () => new Response(null, { status });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function show() {
  const fixture = createFixture();
  answerUploads(fixture.shell);
  return { ...showRoutes("/new", fixture), fixture };
}
const choose = () => screen.getByLabelText("Attach files", { selector: "input" });
const pdf = () => new File(["pdf"], "plan.pdf", { type: "application/pdf" });

describe("attaching a file", () => {
  it("uploads it and sends its id with the message", async () => {
    const { user, fixture } = show();
    await user.upload(choose(), pdf());
    expect(await screen.findByText("plan.pdf")).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText("Uploading")).toBeNull());
    await user.type(field(), "See the plan{Enter}");
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.metadata?.media_ids).toEqual([MEDIA]));
  });

  it("keeps a file attached while the previous message is being stored, for the next message", async () => {
    const release = await holdStore();
    const { user, fixture, tell } = show();
    await user.type(field(), "first{Enter}");
    await user.upload(choose(), pdf());
    await release();
    await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-/));
    await screen.findByText("plan.pdf");
    await user.type(field(), "second{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove plan.pdf" })).toBeNull());
    const messageId = fixture.shell.published[0]?.messageData.messageId ?? "";
    const data = {
      conversationId: CONVERSATION,
      messageId,
      turnId: STORED,
      storedId: STORED,
      createdAt: AT,
      title: "first",
    };
    await tell({ name: "message_accepted", data });
    await waitFor(() => expect(fixture.shell.published).toHaveLength(2));
    const sent = fixture.shell.published.map(({ messageData }) => messageData.metadata?.media_ids);
    expect(sent).toEqual([undefined, [MEDIA]]);
  });

  it("keeps a file attached after a new conversation starts and before its view shows", async () => {
    const { user, fixture } = show();
    const go = holdNavigation(fixture);
    await user.type(field(), "first{Enter}");
    await waitFor(() => expect((field() as HTMLTextAreaElement).value).toBe(""));
    await user.upload(choose(), pdf());
    expect(await screen.findByText("plan.pdf")).toBeTruthy();
    go();
    await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-/));
    await screen.findByText("plan.pdf");
    act(() => fixture.shell.navigate("/new"));
    await waitFor(() => expect(screen.queryByText("plan.pdf")).toBeNull());
    await user.upload(choose(), new File(["pdf"], "other.pdf", { type: "application/pdf" }));
    expect(await screen.findByText("other.pdf")).toBeTruthy();
  });

  it("says when an upload failed, and tries again", async () => {
    const { user, fixture } = show();
    status = 500;
    await user.upload(choose(), pdf());
    const failed = await screen.findByText(/plan\.pdf · Upload failed/);
    expect(fixture.shell.notifications.at(-1)?.title).toBe("Upload failed");
    status = 204;
    await user.click(failed);
    expect(await screen.findByText("plan.pdf")).toBeTruthy();
  });

  it("names each refused file and its reason in one toast", async () => {
    const { user, fixture } = show();
    const svg = new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" });
    const large = new File([new Uint8Array(UPLOAD_MAX_BYTES + 1)], "log.txt", { type: "text/plain" });
    await userEvent.setup({ applyAccept: false }).upload(choose(), [svg, large]);
    expect(fixture.shell.toasts).toEqual([
      {
        title: "Some files couldn’t be attached",
        description:
          "logo.svg: Invalid file type. Please select a supported file.\nlog.txt: File is too large. Maximum size allowed is 10MB.",
        variant: "destructive",
      },
    ]);
    await user.upload(choose(), [new File([], "a.txt"), new File([], "b.txt")]);
    expect(fixture.shell.toasts.at(-1)).toMatchObject({ title: "This file is empty.", description: "a.txt\nb.txt" });
  });

  it("can be removed", async () => {
    const { user } = show();
    await user.upload(choose(), pdf());
    await user.click(await screen.findByRole("button", { name: "Remove plan.pdf" }));
    expect(screen.queryByText("plan.pdf")).toBeNull();
  });
});
