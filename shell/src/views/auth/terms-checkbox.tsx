import { Box, rem } from "@atrium/shared-ui";
import { FormHelperText, TextLink } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ChangeEvent, useId } from "react";

interface TermsCheckboxProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  /** Text key of the error message. */
  readonly problem: string | undefined;
  onChange(accepted: boolean): void;
}

/** The browser's own checkbox in the product's color: MUI's, with its label, would be 3 kB of every visit to the sign-in page. */
export function TermsCheckbox({ checked, disabled, problem, onChange }: TermsCheckboxProps) {
  const { t } = useTranslation("shell");
  const problemId = useId();
  return (
    <Box>
      <Box
        component="label"
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1.25,
          minHeight: rem(44),
          typography: "body2",
          ...(disabled ? { color: "text.disabled" } : { cursor: "pointer" }),
        }}
      >
        <Box
          component="input"
          type="checkbox"
          name="acceptedTerms"
          checked={checked}
          disabled={disabled}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
          sx={{ flexShrink: 0, width: rem(18), height: rem(18), m: 0, accentColor: "var(--mui-palette-primary-main)" }}
        />
        <span>
          <TermsText />
        </span>
      </Box>
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
