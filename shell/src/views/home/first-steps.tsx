import { Box, Icon, IconButton, Tooltip, Typography, rem, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { useEffect, useId, useState } from "react";
import { Link } from "@atrium/shared-ui/router";
import { type FirstStep, doneSteps, keepDoneSteps, openSteps } from "../../core/first-steps/first-steps.ts";
import { featureOfPath } from "../../federation/routes/route-feature.ts";
import { useHost, useSession } from "../host/host-context.tsx";
import { MAIN_ID } from "../main-content/skip-link.tsx";
import { columns } from "./columns.ts";
import { hasEventQuery } from "./first-event.ts";

const LOOK = {
  profile: { icon: "user", path: "/settings", query: "" },
  calendar: { icon: "calendar-plus", path: "/calendar", query: "?new=event" },
  search: { icon: "search", path: undefined, query: "" },
} as const satisfies Record<FirstStep, { icon: string; path: string | undefined; query: string }>;

const DISMISSES = "data-dismisses";

/** What a new user may do first. A step disappears once it's done or dismissed, and all of them with time. */
export function FirstSteps() {
  const { t } = useTranslation("shell");
  const { auth, features, http, storage } = useHost();
  const { userId } = useSession();
  const { user } = useObservable(auth.state$, auth.snapshot);
  const headingId = useId();
  const [now] = useState(Date.now);
  const [done, setDone] = useState(() => doneSteps(storage, userId));
  const open = (user ? openSteps(user, done, now) : []).filter((step) => {
    const { path } = LOOK[step];
    return path === undefined || featureOfPath(features.manifests, path) !== undefined;
  });
  const { data: hasEvent } = useQuery({ ...hasEventQuery(http, now), enabled: open.includes("calendar") });
  const steps = open.filter((step) => !(step === "calendar" && hasEvent));
  useEffect(() => {
    if (hasEvent) keepDoneSteps(storage, userId, new Set([...doneSteps(storage, userId), "calendar"]));
  }, [hasEvent, storage, userId]);
  if (steps.length === 0) return null;

  const finish = (step: FirstStep) => {
    const next = new Set([...done, ...doneSteps(storage, userId), step]);
    keepDoneSteps(storage, userId, next);
    setDone(next);
  };
  const dismiss = (step: FirstStep, item: Element | null) => {
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
    const target = neighbor?.querySelector<HTMLElement>(`[${DISMISSES}]`) ?? document.getElementById(MAIN_ID);
    target?.focus();
    finish(step);
  };
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h4" component="h2" sx={{ mb: 1 }}>
        {t("home.steps.title")}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: "none",
          display: "grid",
          gap: { xs: 1, md: 2 },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: columns(3, "15rem") },
        }}
      >
        {steps.map((step) => (
          <Step key={step} step={step} onSearch={() => finish(step)} onDismiss={(item) => dismiss(step, item)} />
        ))}
      </Box>
    </Box>
  );
}

interface StepProps {
  readonly step: FirstStep;
  onSearch(): void;
  onDismiss(item: Element | null): void;
}

function Step({ step, onSearch, onDismiss }: StepProps) {
  const { t } = useTranslation("shell");
  const { overlays } = useSession();
  const { icon, path, query } = LOOK[step];
  const label = t(`home.steps.${step}`);
  const dismiss = t("home.steps.dismiss", { step: label });
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        minWidth: 0,
        minHeight: rem(60),
        py: 1,
        paddingInlineStart: 1.5,
        paddingInlineEnd: 0.75,
        borderRadius: 1,
        bgcolor: "background.surface",
        "&:hover": { bgcolor: "action.selected" },
      }}
    >
      <Box sx={{ color: "primary.main", display: "flex" }}>
        <Icon name={icon} size={20} />
      </Box>
      <Box
        {...(path === undefined
          ? {
              component: "button" as const,
              type: "button" as const,
              "aria-haspopup": "dialog" as const,
              onClick: () => {
                overlays.open({ kind: "search", query: "" });
                onSearch();
              },
            }
          : { component: Link, to: path + query })}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          p: 0,
          border: 0,
          bgcolor: "transparent",
          font: "inherit",
          typography: "body2",
          fontWeight: 550,
          textAlign: "start",
          textDecoration: "none",
          color: "text.primary",
          cursor: "pointer",
          overflowWrap: "anywhere",
          "&::after": { content: '""', position: "absolute", inset: 0 },
        }}
      >
        {label}
      </Box>
      <Tooltip title={dismiss}>
        <IconButton
          {...{ [DISMISSES]: "" }}
          size="small"
          aria-label={dismiss}
          onClick={(event) => onDismiss(event.currentTarget.closest("li"))}
          sx={{ zIndex: 1, width: { xs: rem(44), md: rem(32) }, height: { xs: rem(44), md: rem(32) } }}
        >
          <Icon name="close" size={16} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
