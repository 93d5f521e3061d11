import { type FeedbackStats, FeedbackType } from "@atrium/shared-contracts/wire";
import { Box } from "@atrium/shared-ui";
import { Chip } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";

interface FeedbackFilterProps {
  /** Undefined: all types. */
  readonly value: FeedbackType | undefined;
  /** Undefined until they're loaded; the filter works without them. */
  readonly stats: FeedbackStats | undefined;
  onChange(type: FeedbackType | undefined): void;
}

/** All, Idea, Bug Report, General; each with its number of entries. */
export function FeedbackFilter({ value, stats, onChange }: FeedbackFilterProps) {
  const { t, i18n } = useTranslation("shell");
  const number = new Intl.NumberFormat(i18n.language);
  const count = (type: FeedbackType | undefined) => (type ? stats?.byType[type] : stats?.total);
  return (
    <Box
      role="group"
      aria-label={t("feedback.type")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 1, pt: 0.5 }}
    >
      {[undefined, ...FeedbackType.options].map((type) => {
        const label = t(type ? `feedback.types.${type}` : "feedback.history.all");
        const sent = count(type);
        return (
          <Chip
            key={type ?? "all"}
            clickable
            aria-pressed={type === value}
            color={type === value ? "primary" : "default"}
            variant={type === value ? "filled" : "outlined"}
            label={sent === undefined ? label : `${label} ${number.format(sent)}`}
            onClick={() => onChange(type)}
            sx={{ minHeight: { xs: 40, sm: 32 } }}
          />
        );
      })}
    </Box>
  );
}
