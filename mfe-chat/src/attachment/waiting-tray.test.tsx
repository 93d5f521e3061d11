import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeUploads } from "../testing/fake-uploads.ts";
import { createFixture } from "../testing/render-chat.tsx";
import { answerHistory, detail, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";
import { attaching } from "./use-attachments.ts";

beforeEach(forgetBrowser);

/** The code can't be fetched until the returned function is called. */
function cutCode() {
  const load = jest.spyOn(attaching, "load").mockResolvedValue({ status: "failed", error: new Error("cut") });
  const current = jest.spyOn(attaching, "current").mockReturnValue(undefined);
  return () => {
    load.mockRestore();
    current.mockRestore();
  };
}

function show() {
  const fixture = createFixture();
  const uploads = fakeUploads(fixture.shell);
  answerHistory(fixture, () => detail());
  return {
    ...showRoutes("/new", fixture),
    connectivity$: fixture.shell.subjects.connectivity$,
    uploads,
    user: userEvent.setup(),
  };
}
const choose = () => screen.getByLabelText("Attach files", { selector: "input" });
const pdf = (name = "plan.pdf") => new File(["pdf"], name, { type: "application/pdf" });
const sendButton = () => screen.getByRole("button", { name: "Send message" });
const ready = () => waitFor(() => expect(sendButton().getAttribute("aria-disabled")).toBeNull());

describe("a file that's attached before the code that uploads it could be fetched", () => {
  it("is named when the code can't be fetched online, and can be retried", async () => {
    const restore = cutCode();
    const { user, uploads } = show();
    await user.upload(choose(), pdf());
    const retry = await screen.findByRole("button", { name: "Retry plan.pdf" });
    expect(screen.getByText("Upload failed")).toBeTruthy();
    expect(screen.getByText("Retry or remove the file that failed to upload")).toBeTruthy();
    restore();
    await user.click(retry);
    await ready();
    expect(uploads.sent()).toHaveLength(1);
  });

  it("waits by its name, can be removed, and goes on by itself once the device is online", async () => {
    const restore = cutCode();
    const { user, uploads, connectivity$ } = show();
    act(() => connectivity$.next("offline"));
    await user.upload(choose(), [pdf(), pdf("other.pdf")]);
    expect(await screen.findAllByText("Waiting for a connection")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Remove other.pdf" }));
    expect(screen.getByRole("list", { name: "Attached files" }).textContent).toBe("plan.pdfWaiting for a connection");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove plan.pdf" }));
    expect(screen.getByText("You can send this once you’re back online and 1 file is uploaded")).toBeTruthy();
    restore();
    act(() => connectivity$.next("online"));
    await ready();
    expect(uploads.sent()).toHaveLength(1);
  });
});
