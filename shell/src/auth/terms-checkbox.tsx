import { Box, Checkbox, FormControlLabel, FormHelperText } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";

interface TermsCheckboxProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  /** Key of the message that says what is wrong. */
  readonly problem: string | undefined;
  onChange(accepted: boolean): void;
}

export function TermsCheckbox({ checked, disabled, problem, onChange }: TermsCheckboxProps) {
  const { t } = useTranslation("shell");
  const problemId = useId();
  return (
    <Box>
      <FormControlLabel
        label={t("auth.terms")}
        disabled={disabled}
        slotProps={{ typography: { variant: "body2" } }}
        control={
          <Checkbox
            name="acceptedTerms"
            checked={checked}
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
