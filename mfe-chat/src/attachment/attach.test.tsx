import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { STORAGE_KEYS, UPLOAD_MAX_BYTES } from "@atrium/shared-contracts/spec";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openDB } from "idb";
import { MEDIA, fakeUploads } from "../testing/fake-uploads.ts";
import { holdStore } from "../testing/hold-store.ts";
import { type ChatFixture, createFixture } from "../testing/render-chat.tsx";
import {
  AT,
  CONVERSATION,
  STORED,
  answerHistory,
  currentPath,
  detail,
  field,
  forgetBrowser,
  holdNavigation,
  showRoutes,
} from "../testing/show-routes.tsx";
import { filesDatabase } from "./kept-files.ts";

let made: string[] = [];

beforeEach(() => {
  forgetBrowser();
  made = [];
  URL.createObjectURL = () => {
    made.push(`blob:${made.length}`);
    return made.at(-1) ?? "";
  };
  URL.revokeObjectURL = (url) => {
    made = made.filter((one) => one !== url);
  };
});

function show(at = "/new", fixture: ChatFixture = createFixture()) {
  const uploads = fakeUploads(fixture.shell);
  answerHistory(fixture, () => detail());
  return { ...showRoutes(at, fixture), fixture, uploads };
}
const choose = () => screen.getByLabelText("Attach files", { selector: "input" });
const pdf = (name = "plan.pdf") => new File(["pdf"], name, { type: "application/pdf" });
const png = (name = "photo.png") => new File(["png"], name, { type: "image/png" });
const files = () => screen.findByRole("list", { name: "Attached files" });
const sendButton = () => screen.getByRole("button", { name: "Send message" });
const ready = () => waitFor(() => expect(sendButton().getAttribute("aria-disabled")).toBeNull());
const sentFiles = ({ shell }: ChatFixture) => shell.published.map(({ messageData }) => messageData.metadata?.media_ids);

/** Waits until the browser has this many files, of which all are known to be uploaded if it says so. */
const kept = (count: number, uploaded = false) =>
  waitFor(async () => {
    expect((await indexedDB.databases()).map(({ name }) => name)).toContain(filesDatabase(FAKE_USER.id));
    const database = await openDB(filesDatabase(FAKE_USER.id), 1);
    try {
      const stored = (await database.getAll("files")) as { readonly sent?: unknown }[];
      expect(stored).toHaveLength(count);
      if (uploaded) expect(stored.filter(({ sent }) => sent !== undefined)).toHaveLength(count);
    } finally {
      database.close();
    }
  });

describe("attaching a file", () => {
  it("uploads it and sends its id with the message", async () => {
    const { user, fixture } = show();
    await user.upload(choose(), pdf());
    expect(await screen.findByText("plan.pdf")).toBeTruthy();
    await user.type(field(), "See the plan");
    await ready();
    await user.type(field(), "{Enter}");
    await waitFor(() => expect(sentFiles(fixture)).toEqual([[MEDIA]]));
    await waitFor(() => expect(screen.queryByText("plan.pdf")).toBeNull());
  });

  it("is possible without a text", async () => {
    const { user, fixture } = show();
    expect((sendButton() as HTMLButtonElement).disabled).toBe(true);
    await user.upload(choose(), pdf());
    await files();
    await ready();
    await user.click(sendButton());
    await waitFor(() => expect(sentFiles(fixture)).toEqual([[MEDIA]]));
    expect(fixture.shell.published[0]?.messageData.content).toBe("");
    await waitFor(() => expect(screen.queryByRole("list", { name: "Attached files" })).toBeNull());
  });

  it("shows how much is uploaded, and Send says what it waits for", async () => {
    const { user, fixture, uploads } = show();
    uploads.hold();
    await user.upload(choose(), [new File(["x".repeat(200)], "a.txt"), pdf()]);
    const bar = await screen.findByRole("progressbar", { name: "Uploading a.txt" });
    await waitFor(() => expect(uploads.sent()).toHaveLength(2));
    act(() => uploads.sent()[0]?.progress(50));
    await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("25"));
    expect(screen.getByText("25% of 200 bytes")).toBeTruthy();
    const reason = () => document.getElementById(sendButton().getAttribute("aria-describedby") ?? "");
    expect(reason()?.textContent).toBe("Uploading 2 files…");
    expect(sendButton().getAttribute("aria-disabled")).toBe("true");
    await user.type(field(), "Now{Enter}");
    expect(reason()?.textContent).toBe("Uploading 2 files…");
    expect(reason()?.id).toBe(field().getAttribute("aria-describedby"));
    expect(getComputedStyle(reason() as HTMLElement).display).toBe("block");
    await user.click(sendButton());
    expect(fixture.shell.published).toHaveLength(0);
    act(() => uploads.sent()[0]?.respond(204));
    await waitFor(() => expect(reason()?.textContent).toBe("Uploading 1 file…"));
    act(() => uploads.sent()[1]?.respond(204));
    await ready();
    await user.click(sendButton());
    await waitFor(() => expect(sentFiles(fixture)).toHaveLength(1));
  });

  it("can be canceled, and then isn't sent", async () => {
    const { user, uploads } = show();
    uploads.hold();
    await user.upload(choose(), pdf());
    await waitFor(() => expect(uploads.sent()).toHaveLength(1));
    await user.click(await screen.findByRole("button", { name: "Cancel upload of plan.pdf" }));
    expect(screen.queryByText("plan.pdf")).toBeNull();
    expect(uploads.sent()[0]?.isAborted).toBe(true);
  });

  it("can be undone once it's uploaded, also on the server", async () => {
    const { user, uploads } = show();
    await user.upload(choose(), pdf());
    await user.click(await screen.findByRole("button", { name: "Remove plan.pdf" }));
    expect(screen.queryByText("plan.pdf")).toBeNull();
    await waitFor(() => expect(uploads.removed).toEqual([MEDIA]));
  });

  it("stays on the server while its discarded message can be put back", async () => {
    const { user, fixture, uploads } = show();
    await user.upload(choose(), pdf());
    await files();
    await ready();
    act(() => fixture.shell.subjects.connectivity$.next("offline"));
    await user.type(field(), "See the plan{Enter}");
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(fixture.shell.toasts).toHaveLength(1));
    expect(screen.queryByText("See the plan")).toBeNull();
    act(() => fixture.shell.toasts[0]?.action?.run());
    expect(await within(await screen.findByRole("log")).findByText("See the plan")).toBeTruthy();
    expect(within(screen.getByRole("log")).getByText("plan.pdf")).toBeTruthy();
    expect(uploads.removed).toEqual([]);
  });

  it("shows a picture before it's sent, and lets go of it afterward", async () => {
    const { user } = show();
    await user.upload(choose(), png());
    await waitFor(async () => expect(within(await files()).getByRole("presentation")).toBeTruthy());
    expect(
      within(await files())
        .getByRole("presentation")
        .getAttribute("src"),
    ).toBe(made[0]);
    expect(made).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Remove photo.png" }));
    expect(made).toEqual([]);
  });

  it("works by pasting, but leaves the text of a document to the field", async () => {
    show();
    const types = ["Files"];
    fireEvent.paste(field(), { clipboardData: { files: [png()], types, getData: () => "" } });
    expect(await screen.findByText("photo.png")).toBeTruthy();
    fireEvent.paste(document.body, { clipboardData: { files: [pdf()], types, getData: () => "" } });
    expect(await screen.findByText("plan.pdf")).toBeTruthy();
    const cells = { files: [png("cells.png")], types: ["text/plain", "text/html", "Files"], getData: () => "1\t2" };
    expect(fireEvent.paste(field(), { clipboardData: cells })).toBe(true);
    expect(screen.queryByText("cells.png")).toBeNull();
  });

  it("works by dropping files anywhere, with a target while they're dragged; text is left to the page", async () => {
    show();
    const text = { types: ["text/plain"], files: [] };
    expect(fireEvent.dragEnter(document.body, { dataTransfer: text })).toBe(true);
    expect(fireEvent.drop(document.body, { dataTransfer: text })).toBe(true);
    expect(screen.queryByText("Drop files to attach them")).toBeNull();
    const dragged = { types: ["Files"], files: [pdf()] };
    expect(fireEvent.dragEnter(document.body, { dataTransfer: dragged })).toBe(false);
    expect(await screen.findByText("Drop files to attach them")).toBeTruthy();
    fireEvent.dragLeave(document.body, { dataTransfer: dragged, relatedTarget: null });
    expect(screen.queryByText("Drop files to attach them")).toBeNull();
    fireEvent.dragOver(document.body, { dataTransfer: dragged });
    expect(await screen.findByText("Drop files to attach them")).toBeTruthy();
    fireEvent.drop(document.body, { dataTransfer: dragged });
    expect(await screen.findByText("plan.pdf")).toBeTruthy();
    expect(screen.queryByText("Drop files to attach them")).toBeNull();
  });

  it("offers pictures, the camera of a phone, and files", () => {
    show();
    expect(choose().getAttribute("accept")).toMatch(/image\/jpeg.*application\/pdf/);
    expect(choose().hasAttribute("capture")).toBe(false);
  });

  it("names each refused file and its reason, until it's dismissed or others are chosen", async () => {
    const { user, fixture } = show();
    const svg = new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" });
    const large = new File([new Uint8Array(UPLOAD_MAX_BYTES + 1)], "log.txt", { type: "text/plain" });
    const any = userEvent.setup({ applyAccept: false });
    await any.upload(choose(), [svg, large, pdf()]);
    const refused = await screen.findByRole("list", { name: "Files that couldn’t be attached" });
    expect(
      within(refused)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "logo.svg · Invalid file type. Please select a supported file.",
      "log.txt · File is too large. Maximum size allowed is 10MB.",
    ]);
    expect(await screen.findByText("plan.pdf")).toBeTruthy();
    expect(fixture.shell.toasts).toEqual([]);
    await user.click(within(refused).getByRole("button", { name: "Dismiss logo.svg" }));
    expect(screen.queryByText("logo.svg")).toBeNull();
    expect(screen.getByText("log.txt")).toBeTruthy();
    await any.upload(choose(), [pdf("other.pdf")]);
    expect(screen.queryByText("log.txt")).toBeNull();
  });

  it("names no refused file anymore once the message is sent that it was meant for", async () => {
    const { user, fixture } = show();
    const svg = new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" });
    await userEvent.setup({ applyAccept: false }).upload(choose(), [svg]);
    expect(await screen.findByText("logo.svg")).toBeTruthy();
    await user.type(field(), "Without it{Enter}");
    await waitFor(() => expect(fixture.shell.published.length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByText("logo.svg")).toBeNull());
  });

  it("lists a file that the server refuses once it has seen it", async () => {
    const { user, uploads } = show();
    uploads.answerWith(415, JSON.stringify({ message: "Invalid file type.", code: "invalid_file_type" }));
    await user.upload(choose(), png());
    const refused = await screen.findByRole("list", { name: "Files that couldn’t be attached" });
    expect(refused.textContent).toBe("photo.png · Invalid file type. Please select a supported file.");
    expect(screen.queryByRole("list", { name: "Attached files" })).toBeNull();
  });

  it("says when an upload failed, and tries again", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    const { user, uploads, fixture } = show();
    uploads.answerWith(400);
    await user.upload(choose(), pdf());
    expect(await screen.findByText("Upload failed")).toBeTruthy();
    await user.type(field(), "Without it{Enter}");
    expect(fixture.shell.published).toHaveLength(0);
    uploads.answerWith(204);
    await user.click(screen.getByRole("button", { name: "Retry plan.pdf" }));
    await ready();
    expect(screen.queryByText("Upload failed")).toBeNull();
    warned.mockRestore();
  });

  it("waits while the device is offline, says why below the field, once, and goes on by itself", async () => {
    const { user, fixture, uploads } = show();
    const { connectivity$ } = fixture.shell.subjects;
    act(() => connectivity$.next("offline"));
    await user.upload(choose(), pdf());
    expect(await screen.findByText("Waiting for a connection")).toBeTruthy();
    expect(uploads.sent()).toHaveLength(0);
    const reason = screen.getByText("You can send this once you’re back online and 1 file is uploaded");
    expect(getComputedStyle(reason).display).toBe("block");
    expect(sendButton().getAttribute("aria-describedby")).toBe(reason.id);
    act(() => connectivity$.next("online"));
    await ready();
    expect(uploads.sent()).toHaveLength(1);
  });

  it("is retried by itself when the connection is cut", async () => {
    const { user, fixture, uploads } = show();
    uploads.answerWith(0);
    await user.upload(choose(), pdf());
    expect(await screen.findByText("Waiting for a connection")).toBeTruthy();
    uploads.answerWith(204);
    act(() => fixture.shell.subjects.connectivity$.next("online"));
    await ready();
    expect(uploads.sent()).toHaveLength(2);
  });
});

describe("a file that's attached while a message is on its way", () => {
  it("stays for the next message", async () => {
    const release = await holdStore();
    const { user, fixture, tell } = show();
    await user.type(field(), "first{Enter}");
    await user.upload(choose(), pdf());
    await release();
    await waitFor(() => expect(currentPath()).toMatch(/^\/chat\/temp-/));
    await screen.findByText("plan.pdf");
    await user.type(field(), "second");
    await ready();
    await user.type(field(), "{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove plan.pdf" })).toBeNull());
    const messageId = fixture.shell.published[0]?.messageData.messageId ?? "";
    const ids = { conversationId: CONVERSATION, turnId: STORED, storedId: STORED };
    await tell({ name: "message_accepted", data: { ...ids, messageId, createdAt: AT, title: "first" } });
    await tell({ name: "error", data: { conversationId: CONVERSATION, metadata: { messageId, turnId: STORED } } });
    await waitFor(() => expect(fixture.shell.published).toHaveLength(2));
    expect(sentFiles(fixture)).toEqual([undefined, [MEDIA]]);
  });

  it("stays with the new conversation, even before its view shows", async () => {
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
    await user.upload(choose(), pdf("other.pdf"));
    expect(await screen.findByText("other.pdf")).toBeTruthy();
    await kept(2, true);
  });
});

describe("a file that isn't sent yet", () => {
  /** The page is gone, as by a crash, and the user opens another one. */
  function reload({ fixture, unmount }: ReturnType<typeof show>, at = "/new") {
    unmount();
    fixture.shell.subjects.auth$.complete();
    return show(at);
  }
  const noted = ({ fixture }: ReturnType<typeof show>) => fixture.shell.storage.read(STORAGE_KEYS.draftFiles);

  it("is there after a reload, with its conversation, and isn't uploaded again", async () => {
    const before = show(`/chat/${CONVERSATION}`);
    await before.user.upload(choose(), [png(), pdf()]);
    await files();
    await ready();
    await kept(2, true);
    const other = reload(before, "/new");
    expect(screen.queryByText("plan.pdf")).toBeNull();
    const { user, fixture, uploads } = reload(other, `/chat/${CONVERSATION}`);
    expect(
      within(await files())
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["photo.png3 bytes", "plan.pdf3 bytes"]);
    expect(
      within(await files())
        .getByRole("presentation")
        .getAttribute("src"),
    ).toMatch(/^blob:/);
    await user.click(sendButton());
    await waitFor(() => expect(sentFiles(fixture)).toHaveLength(1));
    expect(sentFiles(fixture)[0]).toHaveLength(2);
    expect(uploads.sent()).toHaveLength(0);
    await kept(0);
    expect(noted({ ...before, fixture })).toBeUndefined();
  });

  it("is uploaded after a reload if it wasn't before, as it was when it was chosen", async () => {
    const before = show();
    before.uploads.hold();
    await before.user.upload(choose(), pdf());
    await waitFor(() => expect(before.uploads.sent()).toHaveLength(1));
    await kept(1);
    const { uploads, fixture, user } = reload(before);
    expect(await screen.findByText("plan.pdf")).toBeTruthy();
    await ready();
    expect(uploads.sent().map(({ body }) => [body?.size, body?.type])).toEqual([[3, "application/pdf"]]);
    await user.click(sendButton());
    await waitFor(() => expect(sentFiles(fixture)).toEqual([[MEDIA]]));
  });

  it("is awaited before a message is sent", async () => {
    const before = show();
    await before.user.upload(choose(), pdf());
    await files();
    await ready();
    await kept(1, true);
    const { user, fixture } = reload(before);
    expect(document.getElementById(sendButton().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Loading your files…",
    );
    fireEvent.change(field(), { target: { value: "With the plan" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    expect((field() as HTMLTextAreaElement).value).toBe("With the plan");
    await files();
    await ready();
    await user.type(field(), "{Enter}");
    await waitFor(() => expect(sentFiles(fixture)).toEqual([[MEDIA]]));
  });

  it("is gone from this page once another one has sent it", async () => {
    const { user } = show();
    await user.upload(choose(), [pdf(), png()]);
    await files();
    await kept(2, true);
    const database = await openDB(filesDatabase(FAKE_USER.id), 1);
    const [first] = await database.getAllKeys("files");
    await database.delete("files", first ?? "");
    database.close();
    fireEvent(document, new Event("visibilitychange"));
    await waitFor(async () => expect(within(await files()).getAllByRole("listitem")).toHaveLength(1));
  });

  it("says that the browser has no room for it, but is sent all the same", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    const put = jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    const { user, fixture } = show();
    await user.upload(choose(), pdf());
    expect(await screen.findByText(/^Not enough space in this browser to keep your files/)).toBeTruthy();
    put.mockRestore();
    await ready();
    await user.click(sendButton());
    await waitFor(() => expect(sentFiles(fixture)).toEqual([[MEDIA]]));
    warned.mockRestore();
  });
});
