import { HttpError } from "@atrium/shared-contracts/contract";
import { chatCalls, ORGANIZE_MAX_CONVERSATIONS } from "@atrium/shared-contracts/wire/chat";
import { firstValueFrom } from "@atrium/shared-contracts/rx";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import type { Organization } from "../conversation/conversation-cache.ts";
import { LIST_KEY, type ListData } from "../conversation/conversation-api.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { findIn } from "../conversation/conversation-pages.ts";
import { useChatSession } from "../session/chat-session.ts";

/** How long a deletion can be undone: somebody may have to look twice at what's missing. Milliseconds. */
const UNDO_MS = 10_000;

/** Runs `call` for as many ids at a time as a call takes. Returns the ids that are done, and why the others aren't. */
async function inParts(ids: readonly string[], call: (ids: string[]) => Promise<unknown>) {
  const done: string[] = [];
  try {
    while (done.length < ids.length) {
      const part = ids.slice(done.length, done.length + ORGANIZE_MAX_CONVERSATIONS);
      await call(part);
      done.push(...part);
    }
    return { done, error: undefined };
  } catch (error) {
    return { done, error };
  }
}

/** What can be done with one or many conversations. Failures are put back and shown. It goes on if the view that asked is gone. */
export function useOrganizing() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { cache, client, live, outbox } = useChatSession();

  const fail = (title: string, error: unknown) => {
    const full = error instanceof HttpError && error.code === "pins_full";
    const description = full ? { description: t("organize.pinsFull") } : {};
    shell.toast({ title, ...description, variant: "destructive" });
  };

  const failureOf = (change: Organization, count: number) => {
    if (change.pinned !== undefined) return t(change.pinned ? "organize.pinFailed" : "organize.unpinFailed");
    if (change.archived !== undefined)
      return t(change.archived ? "organize.archiveFailed" : "organize.unarchiveFailed", { count });
    return t("organize.moveFailed", { count });
  };

  async function change(ids: readonly string[], wanted: Organization): Promise<boolean> {
    // What a fetch under way brings is from before the change.
    const wasFetching = client.isFetching({ queryKey: LIST_KEY }) > 0;
    await client.cancelQueries({ queryKey: LIST_KEY });
    const lists = client.getQueriesData<ListData>({ queryKey: LIST_KEY }).filter(([, data]) => data !== undefined);
    const before = ids.map((id) => ({ id, item: lists.map(([, data]) => findIn(data, id)).find(Boolean) }));
    const isWhole = cache.organize(ids, wanted);
    const { done, error } = await inParts(ids, (part) =>
      shell.http.call(chatCalls.organize, { body: { ids: part, ...wanted } }),
    );
    for (const { id, item } of before) {
      if (done.includes(id) || !item) continue;
      const { pinned = false, archived = false, folderId = null } = item;
      cache.organize([id], { pinned, archived, folderId });
    }
    if (error !== undefined) fail(failureOf(wanted, ids.length - done.length), error);
    void client.invalidateQueries({ queryKey: ["mfe-chat", "listed"] });
    if (!isWhole || lists.length > 1 || wasFetching || client.isFetching({ queryKey: LIST_KEY }) > 0)
      cache.refreshList();
    return error === undefined;
  }

  return {
    /** Pins, archives or files conversations, or the opposite. Archiving can be undone. */
    async organize(ids: readonly string[], wanted: Organization): Promise<boolean> {
      const worked = await change(ids, wanted);
      if (worked && wanted.archived === true)
        shell.toast({
          title: t("organize.archived", { count: ids.length }),
          action: { label: t("organize.undo"), run: () => void change(ids, { archived: false }) },
        });
      return worked;
    },

    /** Deletes conversations. Until the toast that says so is gone, that can be undone. */
    async remove(ids: readonly string[], onDeleted: () => void): Promise<void> {
      // The server knows those that have reached it by their ids.
      const unsent = (await firstValueFrom(outbox.entries$)).filter(({ conversationId }) =>
        ids.includes(conversationId),
      );
      const settled = ids.filter((id) => !isUnsettled(id));
      const { done, error } = await inParts(settled, (part) =>
        shell.http.call(chatCalls.removeMany, { body: { ids: part } }),
      );
      const gone = [...done, ...ids.filter(isUnsettled)];
      for (const id of gone) {
        outbox.run(({ discardConversation }) => discardConversation(id));
        live.dispatch({ type: "conversation-deleted", conversationId: id });
        cache.remove(id);
      }
      const undo = async () => {
        const restored = await inParts(done, (part) => shell.http.call(chatCalls.restore, { body: { ids: part } }));
        const lost = unsent.filter(({ conversationId }) => gone.includes(conversationId));
        if (lost.length > 0) outbox.run(({ restore }) => restore(lost));
        cache.refreshAll();
        if (restored.error !== undefined)
          fail(t("organize.restoreFailed", { count: done.length - restored.done.length }), restored.error);
      };
      const deleted = t("organize.deleted", { count: gone.length });
      const action = { action: { label: t("organize.undo"), run: () => void undo() }, durationMs: UNDO_MS };
      if (error !== undefined)
        shell.toast({
          title: t("conversation.deleteFailed"),
          variant: "destructive",
          ...(gone.length === 0 ? {} : { description: deleted, ...action }),
        });
      else shell.toast({ title: deleted, ...action });
      if (gone.length > 0) onDeleted();
    },
  };
}
