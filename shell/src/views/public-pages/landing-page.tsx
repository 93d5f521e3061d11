import { Alert, Box, Button, Icon, Typography, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { ExampleConversation } from "../auth/example-conversation.tsx";
import { signedOutText } from "../auth/signed-out-text.ts";
import { useHost } from "../host/host-context.tsx";

const PARTS = [
  ["chat", "messages"],
  ["calendar", "calendar"],
  ["marketplace", "store"],
  ["yours", "security"],
] as const;

/** What the product does, for visitors without an account. */
export function LandingPage() {
  const { t } = useTranslation("shell");
  const { auth } = useHost();
  const { status, error } = useObservable(auth.state$, auth.snapshot);
  return (
    <Box sx={{ py: { xs: 4, md: 9 }, display: "grid", gap: { xs: 7, md: 12 } }}>
      {status === "unauthenticated" && error !== null && <Alert severity="error">{signedOutText(error, t)}</Alert>}
      <Box
        sx={{ display: "grid", gap: { xs: 5, md: 8 }, gridTemplateColumns: { md: "6fr 5fr" }, alignItems: "center" }}
      >
        <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
          <Typography
            variant="h1"
            sx={{
              fontSize: { xs: "2.25rem", md: "3.25rem" },
              lineHeight: 1.08,
              letterSpacing: "-0.035em",
              textWrap: "balance",
            }}
          >
            {t("landing.headline")}
          </Typography>
          <Typography color="text.secondary" sx={{ fontSize: "1.125rem", maxWidth: "34em", textWrap: "pretty" }}>
            {t("landing.lead")}
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            <Button component={Link} to="/signup" variant="contained" size="large">
              {t("landing.start")}
            </Button>
            <Button
              component={Link}
              to="/login"
              variant="outlined"
              color="inherit"
              size="large"
              sx={{ borderColor: "divider" }}
            >
              {t("landing.signIn")}
            </Button>
          </Box>
        </Box>
        <ExampleConversation />
      </Box>
      <Box sx={{ display: "grid", columnGap: 6, rowGap: 5, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        {PARTS.map(([part, icon]) => (
          <Box
            key={part}
            component="section"
            sx={{ display: "grid", gap: 1, alignContent: "start", borderTop: 1, borderColor: "divider", pt: 3 }}
          >
            <Box sx={{ color: "primary.main", display: "flex" }}>
              <Icon name={icon} size={22} />
            </Box>
            <Typography variant="h2">{t(`landing.${part}.title`)}</Typography>
            <Typography color="text.secondary" sx={{ maxWidth: "36em", textWrap: "pretty" }}>
              {t(`landing.${part}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
