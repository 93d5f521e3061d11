import { Box, ButtonBase, Icon, Typography, hourIn, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { useState } from "react";
import { localized } from "../../core/language/language-choice.ts";
import { useHost } from "../host/host-context.tsx";
import { useZone } from "../host/use-zone.ts";
import { navigationEntries } from "../navigation/navigation-entries.ts";
import { displayName } from "../user-menu/user-labels.ts";
import { columns } from "./columns.ts";
import { HomeCards } from "./home-cards.tsx";

/** Fits an icon and the longest of the usual names. */
const SHORTCUT_WIDTH = "9.75rem";

/** The signed-in home page: a greeting, shortcuts, and features' cards. */
export function HomePage() {
  const { t } = useTranslation("shell");
  const { auth, features, language } = useHost();
  const { user } = useObservable(auth.state$, auth.snapshot);
  const current = useObservable(language.language$, language.language);
  const zone = useZone();
  const [now] = useState(() => partOfDay(hourIn(zone, Date.now())));
  const name = user?.preferredName ?? displayName(user) ?? "";
  return (
    <Box sx={{ height: "100%", overflow: "auto" }}>
      <Box
        sx={{
          maxWidth: 1040,
          mx: "auto",
          px: { xs: 2, md: 5 },
          py: { xs: 3, md: 6 },
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 4,
        }}
      >
        <Box>
          <Typography variant="h1">{t(`home.greeting.${now}`, { name })}</Typography>
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {t("home.subtitle")}
          </Typography>
        </Box>
        <Box
          component="nav"
          aria-label={t("home.shortcuts")}
          sx={{
            display: "grid",
            gap: 1.5,
            gridTemplateColumns: { xs: columns(2, SHORTCUT_WIDTH), md: columns(4, SHORTCUT_WIDTH) },
          }}
        >
          {navigationEntries(features.manifests).map((entry) => (
            <ButtonBase
              key={entry.path}
              component={Link}
              to={entry.path}
              onPointerEnter={() => features.preload(entry.featureId, entry.expose)}
              sx={{
                justifyContent: "flex-start",
                gap: 1.5,
                p: 2,
                border: 1,
                borderColor: "divider",
                borderRadius: 1,
                "&:hover": { bgcolor: "action.hover" },
              }}
            >
              <Box sx={{ color: "primary.main", display: "flex" }}>
                <Icon name={entry.icon} size={20} />
              </Box>
              <Typography sx={{ minWidth: 0, fontWeight: 600, overflowWrap: "anywhere" }}>
                {localized(entry.label, current)}
              </Typography>
            </ButtonBase>
          ))}
        </Box>
        <HomeCards />
      </Box>
    </Box>
  );
}

/** The part of the day for an hour (0 to 23). */
function partOfDay(hour: number): "morning" | "afternoon" | "evening" {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
