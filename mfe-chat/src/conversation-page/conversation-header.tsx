import type { ConversationSettings } from "@atrium/shared-contracts/wire/chat";
import { Box, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { ConversationMenu } from "../conversation-menu/conversation-menu.tsx";
import { ChatHeader } from "../chat-header/chat-header.tsx";
import { LazySettingsChip } from "../conversation-settings/lazy-settings-chip.tsx";
import { titleOfEntry } from "../session/entry-title.ts";
import { LazyTemporarySwitch } from "../temporary/lazy-temporary.tsx";
import type { ThreadRow } from "../thread-rows/thread-row.ts";

export interface ConversationHeaderProps {
  readonly conversationId: string | undefined;
  /** True if the conversation no longer exists. It then has no title and no actions. */
  readonly isMissing: boolean;
  /** The server's title. */
  readonly title: string | undefined;
  readonly rows: readonly ThreadRow[];
  /** What differs from the user's settings. */
  readonly settings: ConversationSettings | undefined;
  /** Called with the place for the thread's own tools. */
  onPlace(place: HTMLElement | null): void;
}

/** The conversation's title and actions. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { conversationId, isMissing, title, rows, settings, onPlace } = props;
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const first = rows.find((row) => row.kind === "unsent");
  const shown = isMissing
    ? undefined
    : conversationId === undefined
      ? t("new.title")
      : (title ?? (first ? titleOfEntry(first.entry) : t("conversation.new")));
  return (
    <ChatHeader title={shown} line={conversationId === undefined || isMissing ? "none" : "solid"}>
      {shown !== undefined && <LazySettingsChip conversationId={conversationId} settings={settings} />}
      <Box ref={onPlace} sx={{ display: "contents" }} />
      {conversationId === undefined && <LazyTemporarySwitch />}
      {conversationId !== undefined && shown !== undefined && (
        <ConversationMenu
          id={conversationId}
          title={shown}
          onDeleted={() => shell.navigate("/new", { replace: true })}
        />
      )}
    </ChatHeader>
  );
}
