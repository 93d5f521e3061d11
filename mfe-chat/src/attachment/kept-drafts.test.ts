import { expect, it } from "@jest/globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { createAttachmentStore } from "./attachment-store.ts";
import { noTabs } from "../outbox/tabs.ts";
import { keepDrafts } from "./kept-drafts.ts";

it("files that are still being kept stay when the page is shown again, also those that others are waited for with", async () => {
  const shell = createFakeShellApi();
  const store = createAttachmentStore(shell);
  const stored = new Set<string>();
  const waits: (() => void)[] = [];
  const drafts = keepDrafts(
    shell,
    store,
    {
      load: () => Promise.reject(new Error("Their content isn't needed")),
      keys: async () => [...stored],
      find: async () => undefined,
      put: ({ key }) =>
        new Promise((resolve) => {
          waits.push(() => {
            stored.add(key);
            resolve();
          });
        }),
      replace: async () => true,
      remove: async (key) => void stored.delete(key),
    },
    noTabs(),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const names = () => store.files$.value.all.map(({ name }) => name);
  await settled();
  store.add("c", [new File([""], "first")]);
  await settled();
  const refreshed = drafts.refresh();
  await settled();
  store.add("c", [new File([""], "second")]);
  waits.shift()?.();
  await refreshed;
  expect(names()).toEqual(["first", "second"]);
  // Another page sends the first.
  waits.shift()?.();
  stored.delete(store.files$.value.all[0]?.key ?? "");
  await drafts.refresh();
  expect(names()).toEqual(["second"]);
  drafts.close();
});

it("leaves no note of a file that's stored only after the sign-out", async () => {
  const shell = createFakeShellApi();
  const store = createAttachmentStore(shell);
  const storing = Promise.withResolvers<void>();
  const kept = {
    load: async () => [],
    keys: async () => [],
    find: async () => undefined,
    put: () => storing.promise,
    replace: async () => true,
    remove: async () => {},
  };
  const drafts = keepDrafts(shell, store, kept, noTabs());
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  store.add("c", [new File([""], "plan")]);
  await settled();
  drafts.close();
  storing.resolve();
  await drafts.stored();
  expect(shell.storage.read(STORAGE_KEYS.draftFiles)).toBeUndefined();
});
