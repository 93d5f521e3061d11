import type { Language } from "@atrium/shared-contracts/spec";
import { Box, Button, EmptyState, Typography, rem } from "@atrium/shared-ui";
import { Chip } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Fragment, useState } from "react";
import { useZone } from "../host/use-zone.ts";
import { type ReleaseDay, type ReleaseEntry, byDay, firstRows, rowCount } from "./release-timeline.ts";

/** Rows shown at first and with each "show more". */
const PAGE_SIZE = 20;

interface TimelineProps {
  /** Newest first. */
  readonly entries: readonly ReleaseEntry[];
  readonly language: Language;
}

/** Releases by day, of all apps or one, a page at a time. */
export function Timeline({ entries, language }: TimelineProps) {
  const { t } = useTranslation("shell");
  const zone = useZone();
  const [app, setApp] = useState<string | null>(null);
  const [shown, setShown] = useState(PAGE_SIZE);
  if (entries.length === 0) return <EmptyState icon="history" title={t("changelog.empty")} />;
  const titles = new Map(entries.map(({ appId, title }) => [appId, title]));
  const parts: [id: string | null, title: string][] = [
    [null, t("changelog.all")],
    ...[...titles].toSorted(([, a], [, b]) => a.localeCompare(b, language)),
  ];
  const wanted = entries.filter(({ appId }) => app === null || appId === app);
  const days = byDay(wanted, zone);
  return (
    <>
      <Box
        role="group"
        aria-label={t("changelog.app")}
        sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}
      >
        {parts.map(([id, title]) => (
          <Chip
            key={id ?? ""}
            label={title}
            color={id === app ? "primary" : "default"}
            variant={id === app ? "filled" : "outlined"}
            aria-pressed={id === app}
            onClick={() => {
              setApp(id);
              setShown(PAGE_SIZE);
            }}
            sx={{ height: { xs: rem(44), md: rem(32) }, borderRadius: rem(22) }}
          />
        ))}
        <Typography role="status" variant="body2" color="text.secondary" sx={{ marginInlineStart: "auto" }}>
          {t("changelog.count", { count: wanted.length })}
        </Typography>
      </Box>
      {firstRows(days, shown).map((day) => (
        <Day key={day.day} {...day} language={language} />
      ))}
      {rowCount(days) > shown && (
        <Button
          variant="outlined"
          sx={{ justifySelf: "center", minHeight: rem(44) }}
          onClick={() => setShown(shown + PAGE_SIZE)}
        >
          {t("changelog.more")}
        </Button>
      )}
    </>
  );
}

/** The date beside the day's releases, or above them on phones. */
function Day({ day, rows, gathered, language }: ReleaseDay & { readonly language: Language }) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return (
    <Box
      component="section"
      sx={{ display: "grid", columnGap: 4, rowGap: 1.5, gridTemplateColumns: { md: `${rem(176)} minmax(0, 1fr)` } }}
    >
      <Typography variant="h4" component="h2" color="text.secondary" sx={{ pt: { md: 2 } }}>
        <time dateTime={day}>{date.format(new Date(`${day}T12:00:00Z`))}</time>
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", border: 1, borderColor: "divider", borderRadius: 1 }}>
        {rows.map((entry) => (
          <Release key={`${entry.appId} ${entry.version}`} {...entry} language={language} />
        ))}
        {gathered.length > 0 && <Improvements entries={gathered} />}
      </Box>
    </Box>
  );
}

const ROW = { px: { xs: 2, md: 2.5 }, py: 2, "& + &": { borderTop: 1, borderColor: "divider" } } as const;

/** The day's releases that nobody described: which apps they're of, with their versions. */
function Improvements({ entries }: { readonly entries: readonly ReleaseEntry[] }) {
  const { t } = useTranslation("shell");
  return (
    <Box component="li" sx={ROW}>
      <Typography>{t("changelog.noNotes")}</Typography>
      {[...Map.groupBy(entries, ({ appId }) => appId)].map(([id, ofApp]) => (
        <Box key={id} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, mt: 0.5 }}>
          <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
            {ofApp[0]?.title}
          </Typography>
          {ofApp.map(({ version, isActive }) => (
            <Fragment key={version}>
              <Typography variant="caption" color="text.secondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
                {version}
              </Typography>
              {isActive && <Chip size="small" label={t("changelog.active")} />}
            </Fragment>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** One line about what's new, under the app's name; the version is for whoever looks for it. */
function Release({ title, version, releasedAt, notes, isActive, language }: ReleaseEntry & { language: Language }) {
  const { t } = useTranslation("shell");
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: useZone() });
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ display: "flex", alignItems: "center", columnGap: 1, flexWrap: "wrap", minHeight: rem(24) }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        {isActive && <Chip size="small" label={t("changelog.active")} />}
        <Typography
          component="time"
          dateTime={releasedAt}
          variant="caption"
          color="text.secondary"
          sx={{ marginInlineStart: "auto" }}
        >
          {time.format(new Date(releasedAt))}
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.5, textWrap: "pretty" }}>{notes ?? t("changelog.noNotes")}</Typography>
      <Typography
        variant="caption"
        component="p"
        color="text.secondary"
        sx={{ mt: 0.5, fontVariantNumeric: "tabular-nums" }}
      >
        {version}
      </Typography>
    </Box>
  );
}
