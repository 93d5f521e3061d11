import { FeedbackType } from "@atrium/shared-contracts/wire";
import { Box, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";

interface FeedbackTypesProps {
  readonly value: FeedbackType;
  readonly disabled: boolean;
  onChange(type: FeedbackType): void;
}

/** Idea, Bug Report or General: radio buttons styled as one segmented control. */
export function FeedbackTypes({ value, disabled, onChange }: FeedbackTypesProps) {
  const { t } = useTranslation("shell");
  const group = useId();
  return (
    <Box
      component="fieldset"
      disabled={disabled}
      sx={{ m: 0, p: 0.5, border: 1, borderColor: "divider", borderRadius: 1, display: "flex", gap: 0.5, minWidth: 0 }}
    >
      <VisuallyHidden as="legend">{t("feedback.type")}</VisuallyHidden>
      {FeedbackType.options.map((type) => (
        <Box
          key={type}
          component="label"
          sx={{
            position: "relative",
            flex: 1,
            display: "grid",
            alignItems: "center",
            minHeight: { xs: 44, sm: 34 },
            px: 1,
            py: 0.5,
            borderRadius: 0.75,
            textAlign: "center",
            typography: "body2",
            cursor: disabled ? "default" : "pointer",
            "&:has(:checked)": { bgcolor: "primary.main", color: "primary.contrastText" },
            "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={group}
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
            sx={{ position: "absolute", inset: 0, m: 0, opacity: 0, cursor: "inherit" }}
          />
          {t(`feedback.types.${type}`)}
        </Box>
      ))}
    </Box>
  );
}
