import { Box, Checkbox, FormControlLabel, FormHelperText, TextLink } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";

interface TermsCheckboxProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  /** Text key of the error message. */
  readonly problem: string | undefined;
  onChange(accepted: boolean): void;
}

export function TermsCheckbox({ checked, disabled, problem, onChange }: TermsCheckboxProps) {
  const { t } = useTranslation("shell");
  const problemId = useId();
  return (
    <Box>
      <FormControlLabel
        label={<TermsText />}
        disabled={disabled}
        slotProps={{ typography: { variant: "body2" } }}
        control={
          <Checkbox
            name="acceptedTerms"
            checked={checked}
            sx={{ p: 1.25 }}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: {
                required: true,
                "aria-invalid": problem !== undefined,
                ...(problem ? { "aria-describedby": problemId } : {}),
              },
            }}
          />
        }
      />
      {problem !== undefined && (
        <FormHelperText error id={problemId}>
          {t(problem)}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Matches the parts of the text marked as document names. */
const DOCUMENT = /<(terms|privacy)>(.*?)<\/\1>/;

/** The sentence with its documents as links. They open in a new tab, so that typed text stays in the form. */
function TermsText() {
  const { t } = useTranslation("shell");
  const parts = t("auth.terms").split(DOCUMENT);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    if (index % 3 === 0) return <span key={index}>{part}</span>;
    return (
      <TextLink key={index} href={`/${parts[index - 1]}`} target="_blank" rel="noopener">
        {part}
      </TextLink>
    );
  });
}
