import type { SuggestedAct } from "@atrium/shared-contracts/wire/chat";
import { Box, ButtonBase, Icon, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { styled } from "@atrium/shared-ui/styles";
import { TEXTS } from "../locales/translations.ts";
import { useUser } from "../session/use-user.ts";

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

interface SuggestionsProps {
  /** Shows only the questions, in as little room as they need. Default false: each with a label, in a grid. */
  readonly compact?: boolean;
  onPick(text: string, act: SuggestedAct): void;
}

/** Questions that the assistant answers well, to start a conversation with. */
export function Suggestions({ compact = false, onPick }: SuggestionsProps) {
  const { t } = useTranslation(TEXTS);
  const user = useUser();
  const city = user.location?.split(",")[0]?.trim() || cityOf(user.timezone);
  const acts: Readonly<Record<(typeof PROMPTS)[number]["name"], SuggestedAct>> = {
    calendar: { suggests: "week" },
    event: { suggests: "event", title: t("prompt.event.title"), days: 1, time: "12:00" },
    weather: { suggests: "weather", place: city },
    product: { suggests: "products", q: "coffee" },
  };
  return (
    <Box
      role="group"
      aria-label={t("new.prompts")}
      sx={
        compact
          ? { display: "flex", flexWrap: "wrap", gap: 1 }
          : { display: "grid", gap: 1.5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }
      }
    >
      {PROMPTS.map((prompt) => {
        const text = t(`prompt.${prompt.name}.text`, { city });
        const pick = () => onPick(text, acts[prompt.name]);
        return compact ? (
          <Prompt
            key={prompt.name}
            onClick={pick}
            sx={{
              gap: 1,
              px: 1.75,
              py: 0.75,
              minHeight: { xs: rem(44), md: rem(40) },
              maxWidth: "100%",
              borderRadius: rem(22),
              typography: "body2",
            }}
          >
            <Icon name={prompt.icon} size={16} />
            <Box component="span" sx={{ minWidth: 0, color: "text.primary" }}>
              {text}
            </Box>
          </Prompt>
        ) : (
          <Prompt key={prompt.name} onClick={pick}>
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
  );
}

/** The city in a time zone's name: "America/New_York" is New York. */
function cityOf(timezone: string | null): string {
  const zone = timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone.includes("/") ? (zone.split("/").at(-1) ?? "").replaceAll("_", " ") : "London";
}
