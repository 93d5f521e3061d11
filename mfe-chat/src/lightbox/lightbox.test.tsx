import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AroundMessages } from "../message-tools/around-messages.ts";
import { FileViews } from "../sent-file/file-views.tsx";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import type { ThreadRow } from "../thread-rows/thread-row.ts";

const PICTURES = ["first.png", "second.png"].map((name, index) => ({
  type: "image" as const,
  imageUrl: `/api/media/0f0e0d0c-0b0a-4908-8706-05040302c00${index}`,
  name,
}));

/** Opens the first of two pictures, beside another file. `isAway` says whether links can be had. */
async function open(isAway = () => false) {
  const fixture = createFixture();
  for (const { imageUrl } of PICTURES)
    fixture.shell.answer(`GET ${imageUrl.replace("/api", "")}/download-url`, () => {
      if (isAway()) throw new Error("away");
      return { url: `${imageUrl}?signed`, expiresAt: "2099-01-01T00:00:00.000Z" };
    });
  const [first, second] = PICTURES as [(typeof PICTURES)[number], (typeof PICTURES)[number]];
  renderChat(<FileViews files={[first, { type: "file", fileUrl: "/elsewhere", name: "plan.pdf" }, second]} />, fixture);
  const user = userEvent.setup();
  const small = await screen.findByRole("link", { name: "first.png" });
  await waitFor(() => expect(small.getAttribute("aria-haspopup")).toBe("dialog"));
  return { user, small };
}
const picture = (name: string) => screen.findByRole("img", { name });
const zoomOf = (image: HTMLElement) => image.style.getPropertyValue("--zoom");

it("opens over the window, goes through the message's pictures by keys, and gives the focus back", async () => {
  const { user, small } = await open();
  small.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "first.png" })).toBeTruthy();
  expect(await screen.findByText("1 of 2")).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  expect(await screen.findByRole("dialog", { name: "second.png" })).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByText("2 of 2")).toBeTruthy();
  await user.keyboard("{ArrowLeft}");
  expect(await screen.findByRole("dialog", { name: "first.png" })).toBeTruthy();
  const download = screen.getByRole("link", { name: "Download image" });
  expect(download.getAttribute("download")).toBe("first.png");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(small));
});

it("is zoomed by keys, buttons and a double click, and fits again with 0", async () => {
  const { user, small } = await open();
  await user.click(small);
  const image = await picture("first.png");
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
  fireEvent.load(image);
  await waitFor(() => expect(zoomOf(image)).toBe("1"));
  await user.keyboard("+");
  expect(zoomOf(image)).toBe("1.5");
  await user.click(screen.getByRole("button", { name: "Zoom in" }));
  expect(zoomOf(image)).toBe("2");
  await user.keyboard("-");
  expect(zoomOf(image)).toBe("1.5");
  await user.keyboard("0");
  expect(zoomOf(image)).toBe("1");
  fireEvent.doubleClick(image);
  expect(zoomOf(image)).toBe("2");
  fireEvent.doubleClick(image);
  expect(zoomOf(image)).toBe("1");
});

it("says when the picture can't be loaded, and can be retried", async () => {
  const { user, small } = await open();
  await user.click(small);
  fireEvent.error(await picture("first.png"));
  expect(await screen.findByText("Couldn’t open the file.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await picture("first.png")).toBeTruthy();
});

it("is moved by the arrow keys while it's zoomed; other keys still go to another picture", async () => {
  const { user, small } = await open();
  const moved: unknown[] = [];
  Element.prototype.scrollBy = (by?: unknown) => void moved.push(by);
  await user.click(small);
  const image = await picture("first.png");
  fireEvent.load(image);
  await user.keyboard("+{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}");
  expect(moved).toEqual([
    { left: 80, top: 0 },
    { left: 0, top: 80 },
    { left: -80, top: 0 },
    { left: 0, top: -80 },
  ]);
  expect(screen.getByRole("dialog", { name: "first.png" })).toBeTruthy();
  await user.keyboard("{PageDown}");
  expect(await screen.findByRole("dialog", { name: "second.png" })).toBeTruthy();
  await user.keyboard("{ArrowLeft}");
  expect(await screen.findByRole("dialog", { name: "first.png" })).toBeTruthy();
});

it("goes through the pictures of the whole thread, from the one that was opened", async () => {
  const message = (id: string, content: ServerMessage["content"]): ThreadRow => ({
    kind: "user",
    key: id,
    message: { id, role: "user", status: "complete", createdAt: "2026-01-01T00:00:00.000Z", content },
  });
  const [first, second] = PICTURES as [(typeof PICTURES)[number], (typeof PICTURES)[number]];
  const rows = [message("1", [second]), message("2", [{ type: "text", text: "Look" }, first])];
  const fixture = createFixture();
  for (const { imageUrl } of PICTURES)
    fixture.shell.answer(`GET ${imageUrl.replace("/api", "")}/download-url`, () => ({
      url: `${imageUrl}?signed`,
      expiresAt: "2099-01-01T00:00:00.000Z",
    }));
  renderChat(
    <AroundMessages value={{ conversationId: "c", rows, hold() {} }}>
      <FileViews files={[first]} />
    </AroundMessages>,
    fixture,
  );
  const user = userEvent.setup();
  const small = await screen.findByRole("link", { name: "first.png" });
  await waitFor(() => expect(small.getAttribute("aria-haspopup")).toBe("dialog"));
  await user.click(small);
  expect(await screen.findByText("2 of 2")).toBeTruthy();
  await user.keyboard("{ArrowLeft}");
  expect(await screen.findByRole("dialog", { name: "second.png" })).toBeTruthy();
});
