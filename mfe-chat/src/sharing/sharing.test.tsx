import { HttpError } from "@atrium/shared-contracts/contract";
import type { Share } from "@atrium/shared-contracts/wire";
import { describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { LazyShareDialog, LazySharedLinks } from "./lazy-sharing.tsx";

const ID = "0f0e0d0c-0b0a-4908-8706-05040302b001";
const PATH = `/chat/history/${ID}/share`;
const share = (more: Partial<Share> = {}): Share => ({
  conversationId: ID,
  title: "Lunch",
  path: `/share/${"a".repeat(32)}`,
  attachments: false,
  messageCount: 4,
  sharedAt: "2026-11-20T12:00:00.000Z",
  takenAt: "2026-11-21T13:30:00.000Z",
  outdated: false,
  ...more,
});

async function open(known: Share | null) {
  const fixture = createFixture();
  fixture.shell.answer(`GET ${PATH}`, () => ({ share: known }));
  const onClose = jest.fn();
  const user = userEvent.setup();
  renderChat(<LazyShareDialog conversationId={ID} onClose={onClose} />, fixture);
  const dialog = within(await screen.findByRole("dialog", { name: "Share conversation" }));
  await dialog.findByRole("checkbox");
  const bodies = () => fixture.shell.calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { ...fixture, user, dialog, onClose, bodies };
}
const attachments = (name = /^Include attachments/) => screen.getByRole<HTMLInputElement>("checkbox", { name });

describe("the dialog about a conversation's link", () => {
  it("says what's shared, creates a link without attachments, and copies it", async () => {
    const { shell, user, dialog, bodies } = await open(null);
    expect(dialog.getByText(/Anyone with the link can read/)).toBeTruthy();
    expect(attachments().checked).toBe(false);
    shell.answer(`PUT ${PATH}`, () => ({ share: share() }));
    await user.dblClick(dialog.getByRole("button", { name: "Create link" }));
    expect(bodies()).toEqual([{ attachments: false, latest: true }]);
    const link = await dialog.findByRole<HTMLInputElement>("textbox", { name: "Link" });
    expect(link.value).toBe(`${window.location.origin}/share/${"a".repeat(32)}`);
    await user.click(dialog.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe(link.value);
    expect(await dialog.findByRole("button", { name: "Copied" })).toBeTruthy();
  });

  it("doesn't ask about attachments if there are none", async () => {
    const fixture = createFixture();
    fixture.shell.answer(`GET ${PATH}`, () => ({ share: null, hasAttachments: false }));
    fixture.shell.answer(`PUT ${PATH}`, () => ({ share: share() }));
    renderChat(<LazyShareDialog conversationId={ID} onClose={() => {}} />, fixture);
    await userEvent.setup().click(await screen.findByRole("button", { name: "Create link" }));
    await screen.findByRole("textbox", { name: "Link" });
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("says since when it's shared and what the link shows, and updates it", async () => {
    const { shell, user, dialog, bodies } = await open(share({ outdated: true, attachments: true }));
    expect(dialog.getByText(/Shared since Nov 20, 2026, 1:00\sPM\. .* as of Nov 21, 2026, 2:30\sPM/)).toBeTruthy();
    expect(dialog.getByText(/has changed since then/)).toBeTruthy();
    shell.answer(`PUT ${PATH}`, () => ({ share: share({ attachments: true }) }));
    await user.click(dialog.getByRole("button", { name: "Update to the latest messages" }));
    expect(bodies()).toEqual([{ attachments: true, latest: true }]);
    expect(await dialog.findByText("The link shows the latest messages.")).toBeTruthy();
    expect(dialog.queryByText(/has changed since then/)).toBeNull();
  });

  it("shares attachments, or not any more, at once and without newer messages", async () => {
    const { shell, user, bodies } = await open(share());
    shell.answer(`PUT ${PATH}`, ({ body }) => ({ share: share({ ...(body as Partial<Share>) }) }));
    await user.click(attachments());
    await waitFor(() => expect(attachments().disabled).toBe(false));
    expect(attachments().checked).toBe(true);
    await user.click(attachments());
    await waitFor(() => expect(attachments().checked).toBe(false));
    expect(bodies()).toEqual([
      { attachments: true, latest: false },
      { attachments: false, latest: false },
    ]);
  });

  it("asks once before sharing ends, and then says that the link is dead", async () => {
    const { shell, user, dialog } = await open(share());
    const revoked = jest.fn(() => ({ status: "success" }));
    shell.answer(`DELETE ${PATH}`, revoked);
    await user.click(dialog.getByRole("button", { name: "Stop sharing" }));
    const question = within(await screen.findByRole("dialog", { name: "Stop sharing this conversation?" }));
    expect(revoked).not.toHaveBeenCalled();
    await user.click(question.getByRole("button", { name: "Stop sharing" }));
    expect(await screen.findByText("Sharing stopped. The link no longer works.")).toBeTruthy();
    expect(revoked).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole("button", { name: "Create link" })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Link" })).toBeNull();
  });

  it("says what didn't work, and keeps what was chosen", async () => {
    const { shell, user, dialog } = await open(null);
    await user.click(attachments());
    shell.answer(`PUT ${PATH}`, () => {
      throw new HttpError("Network connection failed", 0);
    });
    await user.click(dialog.getByRole("button", { name: "Create link" }));
    expect(await dialog.findByText(/Couldn't create the link/)).toBeTruthy();
    expect(attachments().checked).toBe(true);
    shell.answer(`PUT ${PATH}`, ({ body }) => ({ share: share({ ...(body as Partial<Share>) }) }));
    await user.click(dialog.getByRole("button", { name: "Create link" }));
    await dialog.findByRole("textbox", { name: "Link" });
    expect(attachments().checked).toBe(true);
    shell.answer(`DELETE ${PATH}`, () => {
      throw new HttpError("HTTP 500", 500);
    });
    await user.click(dialog.getByRole("button", { name: "Stop sharing" }));
    await user.click(
      within(await screen.findByRole("dialog", { name: "Stop sharing this conversation?" })).getByRole("button", {
        name: "Stop sharing",
      }),
    );
    expect(await screen.findByText(/Couldn't stop sharing\. The link may still work/)).toBeTruthy();
    expect(await screen.findByRole("textbox", { name: "Link" })).toBeTruthy();
  });

  it("can be tried again when it can't be loaded", async () => {
    const fixture = createFixture();
    fixture.shell.answer(`GET ${PATH}`, () => {
      throw new HttpError("HTTP 500", 500);
    });
    const user = userEvent.setup();
    renderChat(<LazyShareDialog conversationId={ID} onClose={() => {}} />, fixture);
    expect(await screen.findByText("Couldn't check whether this conversation is shared.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Create link" })).toBeNull();
    fixture.shell.answer(`GET ${PATH}`, () => ({ share: null }));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Create link" })).toBeTruthy();
  });
});

describe("the list of all shared links", () => {
  it("has every link, page by page, copies one and stops sharing another", async () => {
    const fixture = createFixture();
    const user = userEvent.setup();
    const other = "0f0e0d0c-0b0a-4908-8706-05040302b002";
    let left = [share(), share({ conversationId: other, title: "Dinner" })];
    fixture.shell.answer("GET /chat/shares", ({ query }) =>
      query?.["cursor"] === "next" ? { shares: left.slice(1) } : { shares: left.slice(0, 1), nextCursor: "next" },
    );
    fixture.shell.answer(`DELETE ${PATH}`, () => {
      left = left.slice(1);
      return { status: "success" };
    });
    renderChat(<LazySharedLinks onClose={() => {}} />, fixture);
    expect(await screen.findByText(/4 messages · Nov 20, 2026/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("link", { name: /Dinner/ })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Copy link to Lunch" }));
    expect(await navigator.clipboard.readText()).toContain("/share/aaaa");
    await user.click(screen.getByRole("button", { name: "Stop sharing Lunch" }));
    await user.click(await screen.findByRole("button", { name: "Stop sharing" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: /Lunch/ })).toBeNull());
  });

  it("says how to share a conversation when there's none, and what couldn't be loaded", async () => {
    const fixture = createFixture();
    const user = userEvent.setup();
    renderChat(<LazySharedLinks onClose={() => {}} />, fixture);
    expect(await screen.findByText("Couldn't load your shared links.")).toBeTruthy();
    fixture.shell.answer("GET /chat/shares", () => ({ shares: [] }));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("You haven't shared any conversations")).toBeTruthy();
  });
});
