import { Alert, Box, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import type { ImportFailure, ImportReport } from "./import-file.ts";

/** How many problems are listed. */
const LISTED = 100;

interface ImportSummaryProps {
  readonly of: { readonly file: File; readonly report: ImportReport; readonly failure: ImportFailure | undefined };
  /** Whether the file's name is shown. */
  readonly named: boolean;
}

/** What became of a file's conversations, with the reason for each that has a problem. */
export function ImportSummary({ of: { file, report, failure }, named }: ImportSummaryProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const format = new Intl.NumberFormat(i18n.language);
  const isEmpty = report.added + report.here + report.skipped.length === 0;
  const counts = [
    [t("import.added"), report.added],
    [t("import.here"), report.here],
    [t("import.skipped"), report.skipped.length],
  ] as const;
  return (
    <Box component="section" aria-label={file.name} sx={{ display: "grid", gap: 1 }}>
      {named && (
        <Typography noWrap dir="auto" sx={{ fontWeight: 550 }}>
          {file.name}
        </Typography>
      )}
      {failure && <Alert severity="error">{t(`import.failure.${failure}`)}</Alert>}
      {!(failure && isEmpty) && (
        <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1 }}>
          {counts.map(([label, count]) => (
            <Box key={label} sx={{ display: "flex", flexDirection: "column-reverse" }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
                {format.format(count)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {report.skipped.length > 0 && (
        <Box
          component="ul"
          tabIndex={0}
          aria-label={t("import.skipped")}
          sx={{ m: 0, p: 0, listStyle: "none", maxHeight: 240, overflowY: "auto" }}
        >
          {report.skipped.slice(0, LISTED).map(({ title, why }, index) => (
            <Box component="li" key={index} sx={{ py: 0.5, borderTop: 1, borderColor: "divider" }}>
              <Typography noWrap dir="auto">
                {title.trim() || t("import.untitled")}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {t(`import.why.${why}`)}
              </Typography>
            </Box>
          ))}
          {report.skipped.length > LISTED && (
            <Typography component="li" variant="body2" sx={{ py: 0.5 }}>
              {t("import.more", { n: report.skipped.length - LISTED })}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
