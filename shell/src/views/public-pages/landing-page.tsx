import { Box, Button, Icon, Typography, rem, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import type { ReactNode } from "react";
import { AuthAlert } from "../auth/auth-alert.tsx";
import { signedOutText } from "../auth/signed-out-text.ts";
import { useHost } from "../host/host-context.tsx";
import { ProductPicture } from "./product-picture/product-picture.tsx";

const AUDIENCES = ["shops", "office", "alone"] as const;

const PARTS = [
  ["chat", "messages"],
  ["calendar", "calendar"],
  ["marketplace", "store"],
  ["yours", "security"],
] as const;

const TALL = { minHeight: rem(48) } as const;

/** For visitors without an account: what the product is, how it looks, for whom it is, and what it does. */
export function LandingPage() {
  const { t } = useTranslation("shell");
  const { auth } = useHost();
  const { status, error } = useObservable(auth.state$, auth.snapshot);
  return (
    <Box sx={{ pt: { xs: 3, md: 7 }, display: "grid", gap: { xs: 7, md: 11 } }}>
      {status === "unauthenticated" && error !== null && <AuthAlert>{signedOutText(error, t)}</AuthAlert>}
      <Box sx={{ display: "grid", gap: { xs: 5, md: 7 } }}>
        <Box sx={{ display: "grid", gap: 3, justifyItems: { md: "center" }, textAlign: { md: "center" } }}>
          <Typography
            variant="h1"
            sx={{
              fontSize: { xs: "2.25rem", md: "3.5rem" },
              lineHeight: 1.08,
              letterSpacing: "-0.035em",
              textWrap: "balance",
            }}
          >
            {t("landing.headline")}
          </Typography>
          <Typography color="text.secondary" sx={{ fontSize: "1.125rem", maxWidth: "38em", textWrap: "balance" }}>
            {t("landing.lead")}
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            <Button component={Link} to="/signup" variant="contained" size="large" sx={TALL}>
              {t("landing.start")}
            </Button>
            <Button
              component={Link}
              to="/login"
              variant="outlined"
              color="inherit"
              size="large"
              sx={{ ...TALL, borderColor: "divider" }}
            >
              {t("landing.signIn")}
            </Button>
          </Box>
        </Box>
        <ProductPicture />
      </Box>
      <Box component="section" sx={{ display: "grid", gap: 4 }}>
        <Typography variant="h2" sx={{ fontSize: { xs: "1.5rem", md: "2rem" }, maxWidth: "22em", textWrap: "balance" }}>
          {t("landing.for.title")}
        </Typography>
        <Columns min={260}>
          {AUDIENCES.map((who) => (
            <Box
              key={who}
              sx={{ p: 3, border: 1, borderColor: "divider", borderRadius: 2, bgcolor: "background.surface" }}
            >
              <Typography variant="h3">{t(`landing.for.${who}.title`)}</Typography>
              <Typography color="text.secondary" sx={{ mt: 1, textWrap: "pretty" }}>
                {t(`landing.for.${who}.text`)}
              </Typography>
            </Box>
          ))}
        </Columns>
      </Box>
      <Columns min={220}>
        {PARTS.map(([part, icon]) => (
          <Box
            key={part}
            component="section"
            sx={{ display: "grid", gap: 1, alignContent: "start", borderTop: 1, borderColor: "divider", pt: 3 }}
          >
            <Box sx={{ color: "primary.main", display: "flex" }}>
              <Icon name={icon} size={22} />
            </Box>
            <Typography variant="h3" component="h2">
              {t(`landing.${part}.title`)}
            </Typography>
            <Typography color="text.secondary" sx={{ textWrap: "pretty" }}>
              {t(`landing.${part}.text`)}
            </Typography>
          </Box>
        ))}
      </Columns>
    </Box>
  );
}

interface ColumnsProps {
  /** Narrowest column, in pixels at the default text size. */
  readonly min: number;
  readonly children: ReactNode;
}

/** As many equal columns as fit. */
function Columns({ min, children }: ColumnsProps) {
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(min)}), 1fr))` }}>
      {children}
    </Box>
  );
}
