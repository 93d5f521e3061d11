import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { FAKE_USER, createFakeShellApi } from "@atrium/shared-contracts/testing";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { waitFor } from "@testing-library/react";
import { openDB } from "idb";
import { createFakeChannels, createFakeLocks } from "../testing/fake-tabs.ts";
import { MEDIA, fakeUploads } from "../testing/fake-uploads.ts";
import { forgetBrowser } from "../testing/show-routes.tsx";
import { createAttachmentStore, ofConversation } from "./attachment-store.ts";
import { filesDatabase } from "./kept-files.ts";
import { createUploads } from "./uploads.ts";

/** The message that's being edited. */
const MESSAGE = "0f0e0d0c-0b0a-4908-8706-05040302b001";

beforeEach(() => {
  forgetBrowser();
  Object.defineProperty(navigator, "locks", { configurable: true, value: createFakeLocks() });
  globalThis.BroadcastChannel = createFakeChannels() as unknown as typeof BroadcastChannel;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "locks");
});

function openTab() {
  const shell = createFakeShellApi("mfe-chat");
  const server = fakeUploads(shell);
  const store = shell.once(createAttachmentStore);
  const uploads = createUploads(shell);
  const files = () => {
    const state = store.files$.value;
    return ofConversation(state, state.all, [MESSAGE]);
  };
  return {
    server,
    store,
    uploads,
    files,
    states: () => files().map(({ name, state }) => `${name} ${state.status}`),
    add: (name: string) => store.add(MESSAGE, [new File(["bytes"], name, { type: "image/png" })]),
    deleted: () => shell.calls.filter(({ method }) => method === "DELETE").map(({ path }) => path),
    /** As by a crash: nothing more is done here. */
    close: () => shell.subjects.auth$.complete(),
    isNoted: () => shell.storage.read(STORAGE_KEYS.draftFiles) !== undefined,
  };
}
const keptKeys = async () => {
  const database = await openDB(filesDatabase(FAKE_USER.id), 1);
  try {
    return await database.getAllKeys("files");
  } finally {
    database.close();
  }
};

describe("the files of a message that's edited in two tabs", () => {
  it("show in both with their names, contents and how much is uploaded, and are uploaded once", async () => {
    const [one, other] = [openTab(), openTab()];
    one.server.hold();
    one.add("photo.png");
    await waitFor(() => expect(other.states()).toEqual(["photo.png waiting"]));
    expect(other.files()[0]?.content?.size).toBe(5);
    await waitFor(() => expect(one.server.sent()).toHaveLength(1));
    one.server.sent()[0]?.progress(3);
    await waitFor(() => expect(other.files()[0]?.state).toEqual({ status: "uploading", sentBytes: 3 }));
    one.server.sent()[0]?.respond(204);
    for (const tab of [one, other]) await waitFor(() => expect(tab.states()).toEqual(["photo.png ready"]));
    expect(one.server.sent()).toHaveLength(1);
    expect(other.isNoted()).toBe(true);
    one.close();
    other.close();
  });

  it("outlive the tab they were added in, in the middle of the upload", async () => {
    const [one, other] = [openTab(), openTab()];
    one.server.hold();
    one.add("photo.png");
    await waitFor(() => expect(other.states()).toEqual(["photo.png waiting"]));
    await waitFor(() => expect(one.server.sent()).toHaveLength(1));
    one.close();
    await waitFor(() => expect(other.server.sent()).toHaveLength(2));
    other.server.sent()[1]?.respond(204);
    await waitFor(() => expect(other.states()).toEqual(["photo.png ready"]));
    await waitFor(async () => expect(await keptKeys()).toHaveLength(1));
    other.close();
    const later = openTab();
    later.store.noted();
    await waitFor(() => expect(later.states()).toEqual(["photo.png ready"]));
    later.close();
  });

  it("leave both when one takes them out, and the server", async () => {
    const [one, other] = [openTab(), openTab()];
    one.add("photo.png");
    await waitFor(() => expect(other.states()).toEqual(["photo.png ready"]));
    other.uploads.remove(other.files()[0]?.key ?? "");
    await waitFor(() => expect(one.states()).toEqual([]));
    expect(other.deleted()).toEqual([`/media/${MEDIA}`]);
    await waitFor(async () => expect(await keptKeys()).toEqual([]));
    expect(one.isNoted()).toBe(false);
    one.close();
    other.close();
  });

  it("are read by a tab that hasn't had any, once another one notes that there are some", async () => {
    const one = openTab();
    one.add("photo.png");
    await waitFor(() => expect(one.isNoted()).toBe(true));
    const shell = createFakeShellApi("mfe-chat");
    localStorage.clear();
    const store = shell.once(createAttachmentStore);
    expect(store.files$.value.isRestoring).toBe(false);
    store.noted();
    expect(store.files$.value.isRestoring).toBe(true);
    createUploads(shell);
    await waitFor(() => expect(store.files$.value.all.map(({ name }) => name)).toEqual(["photo.png"]));
    expect(store.files$.value.isRestoring).toBe(false);
    store.noted();
    expect(store.files$.value.isRestoring).toBe(false);
    // What's kept is told to the other tab.
    await waitFor(() => expect(one.states()).toEqual(["photo.png ready"]));
    shell.subjects.auth$.complete();
    one.close();
  });
});
