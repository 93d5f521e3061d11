import { Box, ButtonBase, Icon, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { styled } from "@atrium/shared-ui/styles";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { THREAD_WIDTH_PX } from "../thread/message-frame.tsx";

const PROMPTS = [
  { name: "calendar", icon: "calendar" },
  { name: "event", icon: "calendar-plus" },
  { name: "weather", icon: "sun" },
  { name: "product", icon: "store" },
] as const;

const Prompt = styled(ButtonBase)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    justifyContent: "flex-start",
    gap: 12,
    textAlign: "start",
    "& svg": { flexShrink: 0 },
    padding: "12px 14px",
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    color: palette.text.secondary,
    transition: "border-color 150ms, background-color 150ms",
    "&:hover": { borderColor: palette.primary.main, backgroundColor: palette.action.hover },
  };
});

/** The start of a conversation: a greeting and suggestions for the assistant. */
export function NewConversation({ onPick }: { onPick(text: string): void }) {
  const { t } = useTranslation(TEXTS);
  const { user } = useChatSession();
  const name = (user.preferredName ?? user.name).trim().split(/\s+/)[0];
  const city = user.location?.split(",")[0]?.trim() || cityOf(user.timezone);
  return (
    <Box sx={{ flexGrow: 1, minHeight: 0, overflowY: "auto", display: "flex", flexDirection: "column" }}>
      <Box sx={{ width: "100%", maxWidth: THREAD_WIDTH_PX, m: "auto", px: { xs: 2, md: 3 }, py: 3 }}>
        <Typography variant="h1" component="h2" sx={{ mb: 1, textWrap: "balance" }}>
          {name ? t("new.greeting", { name }) : t("new.greetingAnonymous")}
        </Typography>
        <Typography sx={{ color: "text.secondary", mb: 3 }}>{t("new.hint")}</Typography>
        <Box
          role="group"
          aria-label={t("new.prompts")}
          sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
        >
          {PROMPTS.map((prompt) => {
            const text = t(`prompt.${prompt.name}.text`, { city });
            return (
              <Prompt key={prompt.name} onClick={() => onPick(text)}>
                <Icon name={prompt.icon} size={20} />
                <Box component="span" sx={{ minWidth: 0 }}>
                  <Typography
                    component="span"
                    variant="body2"
                    sx={{ color: "text.primary", display: "block", fontWeight: 550 }}
                  >
                    {t(`prompt.${prompt.name}.label`)}
                  </Typography>
                  <Typography component="span" variant="body2" sx={{ display: "block" }}>
                    {text}
                  </Typography>
                </Box>
              </Prompt>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

/** The city in a time zone's name: "America/New_York" is New York. */
function cityOf(timezone: string | null): string {
  const zone = timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone.includes("/") ? (zone.split("/").at(-1) ?? "").replaceAll("_", " ") : "London";
}
