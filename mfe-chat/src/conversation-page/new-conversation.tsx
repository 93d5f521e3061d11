import { Box, Typography, shortName } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Suggestions } from "../beginning/suggestions.tsx";
import { TEXTS } from "../locales/translations.ts";
import { useUser } from "../session/use-user.ts";
import { THREAD_COLUMN } from "../thread/message-frame.tsx";

/** The start of a conversation: a greeting and suggestions for the assistant. */
export function NewConversation({ onPick }: { onPick(text: string): void }) {
  const { t } = useTranslation(TEXTS);
  const user = useUser();
  const name = shortName(user.preferredName ?? user.name);
  return (
    <Box sx={{ flexGrow: 1, minHeight: 0, overflowY: "auto", display: "flex", flexDirection: "column" }}>
      <Box sx={{ ...THREAD_COLUMN, my: "auto", py: 3 }}>
        <Typography variant="h1" component="h2" sx={{ mb: 1, textWrap: "balance" }}>
          {name ? t("new.greeting", { name }) : t("new.greetingAnonymous")}
        </Typography>
        <Typography sx={{ color: "text.secondary", mb: 3 }}>{t("new.hint")}</Typography>
        <Suggestions onPick={onPick} />
      </Box>
    </Box>
  );
}
