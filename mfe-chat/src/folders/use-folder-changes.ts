import { HttpError } from "@atrium/shared-contracts/contract";
import { chatCalls } from "@atrium/shared-contracts/wire/chat";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";

/** Creates, renames and deletes folders. A failure is shown. */
export function useFolderChanges() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { cache } = useChatSession();
  const fail = (title: string, error: unknown) => {
    const code = error instanceof HttpError ? error.code : undefined;
    const why = code === "folder_exists" ? t("folder.exists") : code === "folders_full" ? t("folder.full") : undefined;
    shell.toast({ title, variant: "destructive", ...(why === undefined ? {} : { description: why }) });
  };
  const attempt = async <T>(title: string, call: Promise<T>): Promise<{ readonly answer: T } | undefined> => {
    try {
      const answer = await call;
      cache.refreshList();
      return { answer };
    } catch (error) {
      fail(title, error);
      return undefined;
    }
  };
  return {
    /** Returns the new folder's id; undefined if there's none. */
    create: async (name: string) =>
      (await attempt(t("folder.createFailed"), shell.http.call(chatCalls.createFolder, { body: { name } })))?.answer
        .folder.id,
    /** Returns whether it worked. */
    rename: async (id: string, name: string) =>
      (await attempt(
        t("folder.renameFailed"),
        shell.http.call(chatCalls.renameFolder, { params: { id }, body: { name } }),
      )) !== undefined,
    remove: (id: string) =>
      attempt(t("folder.deleteFailed"), shell.http.call(chatCalls.removeFolder, { params: { id } })),
  };
}
