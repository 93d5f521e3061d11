import { Box, Typography, hourIn, shortName, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import homeTexts from "../../core/language/locales/en/home.json" with { type: "json" };
import { addEnglish } from "../../core/language/texts.ts";
import { Slot } from "../../slots/slot.tsx";
import { useHost } from "../host/host-context.tsx";
import { useZone } from "../host/use-zone.ts";
import { displayName } from "../user-menu/user-labels.ts";
import { FirstSteps } from "./first-steps.tsx";
import { HomeCards } from "./home-cards.tsx";
import { HOME_COLUMN } from "./home-column.ts";
import { HomeStartSkeleton } from "./home-start-skeleton.tsx";

addEnglish(homeTexts);

/** The signed-in home page: a greeting, a place to start something, first steps for new users, and features' cards. */
export function HomePage() {
  const { t } = useTranslation("shell");
  const { auth } = useHost();
  const { user } = useObservable(auth.state$, auth.snapshot);
  const zone = useZone();
  const [now] = useState(() => partOfDay(hourIn(zone, Date.now())));
  const name = shortName(user?.preferredName ?? displayName(user) ?? "");
  return (
    <Box sx={{ height: "100%", overflow: "auto" }}>
      <Box sx={HOME_COLUMN}>
        <Typography variant="h1" sx={{ textWrap: "balance" }}>
          {t(`home.greeting.${now}`, { name })}
        </Typography>
        <Slot name="home.start" props={{}} renderLoading={() => <HomeStartSkeleton />} />
        <FirstSteps />
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
