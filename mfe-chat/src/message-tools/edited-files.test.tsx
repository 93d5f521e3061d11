import { beforeEach, describe, expect, it } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { MEDIA, fakeUploads } from "../testing/fake-uploads.ts";
import { holdStore } from "../testing/hold-store.ts";
import { createFixture } from "../testing/render-chat.tsx";
import {
  AT,
  CONVERSATION,
  STORED,
  answerHistory,
  currentPath,
  detail,
  forgetBrowser,
  showRoutes,
} from "../testing/show-routes.tsx";

const [question, reply] = detail().messages as [ServerMessage, ServerMessage];
const PLAN = "0f0e0d0c-0b0a-4908-8706-05040302d001";
const PHOTO = "0f0e0d0c-0b0a-4908-8706-05040302d002";
const FILES = [
  { type: "file", fileUrl: `/api/media/${PLAN}`, name: "plan.bin" },
  { type: "image", imageUrl: `/api/media/${PHOTO}?signed`, name: "photo.png" },
] as const;

beforeEach(() => {
  forgetBrowser();
  URL.createObjectURL = () => "blob:1";
  URL.revokeObjectURL = () => {};
});

/** A conversation whose question has two files, with the question being edited. */
async function edit(text: string, fixture = createFixture()) {
  const uploads = fakeUploads(fixture.shell);
  for (const id of [PLAN, PHOTO])
    fixture.shell.answer(`GET /media/${id}/download-url`, () => ({ url: `/${id}`, expiresAt: "2099-01-01T00:00:00Z" }));
  const content: ServerMessage["content"] = [{ type: "text", text }, ...FILES];
  const asked = { ...question, content };
  answerHistory(fixture, () => detail({ messages: [asked, { ...reply, replyTo: STORED }] }));
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  const own = within(await screen.findByRole("article", { name: "You" }));
  const begin = async () => view.user.click(await own.findByRole("button", { name: "Edit message" }));
  const names = async () =>
    within(await own.findByRole("list", { name: "Attached files" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  const send = () => own.getByRole<HTMLButtonElement>("button", { name: "Send" });
  const choose = () => own.getByLabelText("Attach files", { selector: "input" });
  const sent = () => fixture.shell.published.map(({ messageData }) => messageData);
  return { ...view, fixture, uploads, own, begin, names, send, choose, sent };
}
const transfer = (name: string) => ({ types: ["Files"], files: [csv(name)], getData: () => "" });
const csv = (name = "prices.csv") => new File(["a,b"], name, { type: "text/csv" });

describe("an edited message's files", () => {
  it("are kept, taken out and added, and all of that is sent as another version", async () => {
    const { user, own, begin, names, send, choose, sent } = await edit("Look at these");
    await begin();
    expect(await names()).toEqual(["plan.bin", "photo.png"]);
    await user.click(own.getByRole("button", { name: "Remove plan.bin" }));
    expect(await names()).toEqual(["photo.png"]);
    await user.upload(choose(), csv());
    await waitFor(() => expect(send().disabled).toBe(false));
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      content: "Look at these",
      metadata: { edits: STORED, keeps: [PHOTO], media_ids: [MEDIA] },
    });
    // Until the server has it, it's shown with the files that it will have.
    expect(await screen.findByText("prices.csv")).toBeTruthy();
    expect(await screen.findByRole("img", { name: "photo.png" })).toBeTruthy();
    expect(screen.queryByText("plan.bin")).toBeNull();
  });

  it("are enough without a text, but a message isn't sent with neither", async () => {
    const { user, own, begin, send, sent } = await edit("");
    await begin();
    await user.click(await own.findByRole("button", { name: "Remove plan.bin" }));
    expect(send().disabled).toBe(false);
    await user.click(own.getByRole("button", { name: "Remove photo.png" }));
    expect(send().disabled).toBe(true);
    await user.type(own.getByRole("textbox", { name: "Edit message" }), "Never mind{Control>}{Enter}{/Control}");
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ content: "Never mind", metadata: { edits: STORED, keeps: [] } });
  });

  it("are named without the socket, too; when one was deleted, the message is edited again without it, and sent", async () => {
    const fixture = createFixture();
    fixture.shell.subjects.connection$.next({ status: "failed", httpOnly: true, continuityLosses: 0 });
    const posted: unknown[] = [];
    fixture.shell.answer("POST /chat", ({ body }) => {
      posted.push(body);
      throw new HttpError("This file was deleted", 410, { code: "media_deleted" });
    });
    fixture.shell.answer(`GET /media/${PHOTO}`, () => {
      throw new HttpError("File not found", 404, { code: "media_not_found" });
    });
    fixture.shell.answer(`GET /media/${PLAN}`, () => ({
      media: { id: PLAN, name: "plan.bin", type: "text/plain", size: 1, createdAt: AT },
    }));
    const { user, own, begin, send, sent } = await edit("Look at these", fixture);
    await begin();
    await user.type(own.getByRole("textbox", { name: "Edit message" }), ", please");
    await user.click(send());
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(/A file in this message was deleted/)).toBeTruthy();
    expect(screen.getByText("Look at these, please")).toBeTruthy();
    expect(posted).toMatchObject([{ message: "Look at these, please", edits: STORED, keeps: [PLAN, PHOTO] }]);

    await user.click(await alert.findByRole("button", { name: "Edit" }));
    expect(alert.queryByRole("button", { name: "Retry" })).toBeNull();
    const again = await screen.findByRole("textbox", { name: "Edit message" });
    expect((again as HTMLTextAreaElement).value).toBe("Look at these, please");
    expect(await screen.findByText("Deleted files aren’t included: photo.png")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Remove photo.png" })).toBeNull();
    expect(screen.getByRole("button", { name: "Remove plan.bin" })).toBeTruthy();
    fixture.shell.answer("POST /chat", ({ body }) => {
      posted.push(body);
      return { status: "processing", conversationId: CONVERSATION, turnId: STORED };
    });
    await user.type(again, "!");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(posted).toHaveLength(2));
    expect(posted[1]).toMatchObject({ message: "Look at these, please!", edits: STORED, keeps: [PLAN] });
    expect(sent()).toEqual([]);
  });

  it("are pasted into the field, and uploaded before the message is sent", async () => {
    const { own, begin, send, uploads } = await edit("Look at these");
    await begin();
    uploads.hold();
    fireEvent.paste(own.getByRole("textbox", { name: "Edit message" }), { clipboardData: transfer("pasted.csv") });
    expect(await own.findByText("Uploading 1 file…")).toBeTruthy();
    expect(send().disabled).toBe(true);
    expect(within(screen.getByRole("article", { name: "You" })).getByText("pasted.csv")).toBeTruthy();
  });

  it("are as many as a message may have, and the others are refused", async () => {
    const { user, begin, choose, names } = await edit("Look at these");
    await begin();
    await user.upload(
      choose(),
      Array.from({ length: 9 }, (_, at) => csv(`${at}.csv`)),
    );
    await waitFor(async () => expect(await names()).toHaveLength(10));
    expect(screen.getByRole("list", { name: "Files that couldn’t be attached" }).textContent).toContain("8.csv");
  });

  it("pass the focus on when they're taken out, the last one to the text", async () => {
    const { user, own, begin, choose, send } = await edit("Look at these");
    await begin();
    const remove = (name: string) => own.findByRole("button", { name: `Remove ${name}` });
    await user.upload(choose(), csv());
    await waitFor(() => expect(send().disabled).toBe(false));
    await user.click(await remove("photo.png"));
    expect(document.activeElement).toBe(await remove("prices.csv"));
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(await remove("plan.bin"));
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(own.getByRole("textbox", { name: "Edit message" }));
  });

  it("are all counted when screen readers are told that they're attached", async () => {
    const { own, user, begin, choose } = await edit("Look at these");
    await begin();
    await user.upload(choose(), csv());
    const said = () => own.getAllByRole("status").map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain("3 files attached"));
  });

  it("are as they were when the edit is canceled, and new ones go from the server", async () => {
    const { user, own, begin, names, send, choose, uploads, sent } = await edit("Look at these");
    await begin();
    await user.click(await own.findByRole("button", { name: "Remove plan.bin" }));
    await user.upload(choose(), csv());
    await waitFor(() => expect(send().disabled).toBe(false));
    await user.click(own.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(uploads.removed).toEqual([MEDIA]));
    await begin();
    expect(await names()).toEqual(["plan.bin", "photo.png"]);
    // Nothing has changed, so there's no other version.
    await user.click(send());
    await waitFor(() => expect(own.queryByRole("textbox")).toBeNull());
    expect(sent()).toEqual([]);
  });

  it("stay as they are while the message is being sent, whatever is clicked, pasted or dropped", async () => {
    const { user, own, begin, names, send, choose, uploads, sent } = await edit("Look at these");
    await begin();
    await user.upload(choose(), csv());
    await waitFor(() => expect(send().disabled).toBe(false));
    const release = await holdStore();
    fireEvent.click(send());
    fireEvent.click(own.getByRole("button", { name: "Cancel" }));
    fireEvent.click(own.getByRole("button", { name: "Remove plan.bin" }));
    fireEvent.click(own.getByRole("button", { name: "Remove prices.csv" }));
    const field = own.getByRole("textbox", { name: "Edit message" });
    fireEvent.keyDown(field, { key: "Escape" });
    fireEvent.paste(field, { clipboardData: transfer("pasted.csv") });
    fireEvent.drop(field, { dataTransfer: transfer("dropped.csv") });
    await user.upload(choose(), csv("late.csv"));
    const shown = await names();
    await release();
    expect(shown).toEqual(["plan.bin", "photo.png", "prices.csv3 bytes"].map((name) => expect.stringContaining(name)));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.metadata).toMatchObject({ keeps: [PLAN, PHOTO], media_ids: [MEDIA] });
    expect(uploads.removed).toEqual([]);
    for (const name of ["pasted.csv", "dropped.csv", "late.csv"]) expect(screen.queryByText(name)).toBeNull();
  });

  it("are what's pasted or dropped anywhere on the edit, and the next message hasn't got them", async () => {
    const { own, begin } = await edit("Look at these");
    await begin();
    fireEvent.paste(own.getByRole("button", { name: "Cancel" }), { clipboardData: transfer("pasted.csv") });
    const field = own.getByRole("textbox", { name: "Edit message" });
    fireEvent.dragOver(field, { dataTransfer: transfer("dropped.csv") });
    expect(await screen.findByText("Drop files to attach them")).toBeTruthy();
    fireEvent.drop(field, { dataTransfer: transfer("dropped.csv") });
    for (const name of ["pasted.csv", "dropped.csv"]) {
      expect(await own.findByText(name)).toBeTruthy();
      expect(screen.getAllByText(name)).toHaveLength(1);
    }
    await waitFor(() => expect(screen.queryByText("Drop files to attach them")).toBeNull());
  });

  it("are kept beside a text that was cleared, which stays so when the edit is shown again", async () => {
    const { user, fixture, own, begin, unmount } = await edit("Look at these");
    await begin();
    await user.clear(own.getByRole("textbox", { name: "Edit message" }));
    unmount();
    const again = await edit("Look at these", fixture);
    const field = await again.own.findByRole<HTMLTextAreaElement>("textbox", { name: "Edit message" });
    expect(field.value).toBe("");
    await again.user.click(again.own.getByRole("button", { name: "Cancel" }));
    again.unmount();
    const { own: unedited } = await edit("Look at these", fixture);
    expect(unedited.queryByRole("textbox")).toBeNull();
  });

  it("are still changed when the edit is shown again", async () => {
    const { user, fixture, own, begin, unmount } = await edit("Look at these");
    await begin();
    await user.click(await own.findByRole("button", { name: "Remove photo.png" }));
    unmount();
    const again = await edit("Look at these", fixture);
    expect(currentPath()).toBe(`/chat/${CONVERSATION}`);
    expect(await again.names()).toEqual(["plan.bin"]);
  });
});
