import { Box, Button, Icon, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { TEMPORARY_PATH, isTemporary } from "./temporary-path.ts";
import { useTemporaryChat } from "./use-temporary-chat.ts";

/** Switches between new conversations that are kept and those that aren't. What's typed moves along. */
export function TemporarySwitch() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { drafts } = useChatSession();
  const { field$ } = useTemporaryChat();
  const isOn = isTemporary(useLocation());
  const turn = () => {
    const kept = drafts.written(NEW_CONVERSATION_DRAFT) ?? drafts.read(NEW_CONVERSATION_DRAFT);
    const typed = [kept, field$.value].filter((text) => text.trim() !== "").join("\n\n");
    if (isOn) drafts.lend(NEW_CONVERSATION_DRAFT, typed);
    else {
      drafts.write(NEW_CONVERSATION_DRAFT, "");
      drafts.rest();
    }
    field$.next(isOn ? "" : typed);
    shell.navigate(isOn ? "/new" : TEMPORARY_PATH, { replace: true });
  };
  return (
    <Button
      role="switch"
      aria-checked={isOn}
      aria-label={t("temporary.title")}
      size="small"
      color={isOn ? "primary" : "inherit"}
      variant={isOn ? "outlined" : "text"}
      onClick={turn}
      sx={{ ml: "auto", flexShrink: 0, minWidth: 40, minHeight: { xs: 40, md: 32 }, gap: 1, borderStyle: "dashed" }}
    >
      <Icon name="message-dashed" size={16} />
      <Box component="span" sx={{ display: { xs: isOn ? "inline" : "none", sm: "inline" } }}>
        {t("temporary.short")}
      </Box>
    </Button>
  );
}
