import type { ConversationSettings } from "@atrium/shared-contracts/wire/chat";
import { Box, Button, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { useDraft } from "../composer/use-draft.ts";
import { readSettings } from "../conversation/kept-settings.ts";
import { NEW_CONVERSATION_SETTINGS } from "../draft/drafts.ts";
import settingsTexts from "../locales/en/conversation-settings.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { SettingsDialog } from "./settings-dialog.tsx";

texts.addEnglish(settingsTexts);

interface SettingsChipProps {
  readonly conversationId: string | undefined;
  readonly settings: ConversationSettings | undefined;
}

/** Says what differs from the user's settings, and opens the dialog that changes it. */
export function SettingsChip({ conversationId, settings: stored }: SettingsChipProps) {
  const { t } = useTranslation(TEXTS);
  const kept = useDraft(NEW_CONVERSATION_SETTINGS).text;
  const settings = conversationId === undefined ? readSettings(kept) : (stored ?? {});
  const [open, setOpen] = useState(false);
  const { model, temperature, instructions } = settings;
  const changes = [
    model,
    temperature === undefined ? undefined : t("ownSettings.temperature", { temperature }),
    instructions === undefined ? undefined : t("ownSettings.instructions"),
  ].filter(Boolean);
  const differs = changes.join(" · ");
  const label = t("ownSettings.title");
  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant={differs ? "outlined" : "text"}
        aria-label={differs ? `${label}: ${differs}` : label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          ml: "auto",
          flexShrink: 0,
          minWidth: 40,
          minHeight: { xs: 40, md: 32 },
          maxWidth: { sm: 280 },
          gap: 1,
          borderColor: "divider",
          color: "text.secondary",
        }}
      >
        <Icon name="settings" size={16} />
        {differs && (
          <>
            {/* Phones have no room for the words beside the title. */}
            <Box component="span" sx={{ display: { sm: "none" } }}>
              {changes.length}
            </Box>
            <Box
              component="span"
              sx={{
                display: { xs: "none", sm: "inline" },
                overflow: "hidden",
                textOverflow: "ellipsis",
                whiteSpace: "nowrap",
              }}
            >
              {differs}
            </Box>
          </>
        )}
      </Button>
      {open && <SettingsDialog conversationId={conversationId} settings={settings} onClose={() => setOpen(false)} />}
    </>
  );
}
