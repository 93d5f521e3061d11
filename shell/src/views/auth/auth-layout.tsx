import { Box, Typography, rem } from "@atrium/shared-ui";
import { TextLink } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import type { ReactNode } from "react";
import { AuthPanel } from "./auth-panel.tsx";
import type { AuthMode } from "./form-rules.ts";

interface AuthLayoutProps {
  readonly mode: AuthMode;
  /** Kept when switching between signing in and signing up, so that the page asked for isn't lost. */
  readonly search: string;
  readonly children: ReactNode;
}

/** Makes a link in a line of text as tall as a thumb without moving the lines apart. */
const TALL = { py: 1.75 } as const;

/** Brand and what awaits on the left, the form on the right, the link to the other mode at the top right. */
export function AuthLayout({ mode, search, children }: AuthLayoutProps) {
  const { t } = useTranslation("shell");
  const other = mode === "login" ? `/auth/register${search}` : `/auth/login${search}`;
  return (
    <Box
      sx={{
        minHeight: "100dvh",
        display: "grid",
        gridTemplateColumns: { md: "1fr 1fr" },
        gridTemplateRows: { xs: "auto 1fr", md: "auto" },
      }}
    >
      <AuthPanel />
      <Box component="main" sx={{ display: "flex", flexDirection: "column", px: { xs: 2, md: 5 }, pb: 3 }}>
        <Box
          sx={{
            display: "flex",
            justifyContent: "flex-end",
            position: { xs: "absolute", md: "static" },
            top: rem(14),
            insetInlineEnd: rem(16),
            pt: { md: 4 },
          }}
        >
          <TextLink
            component={Link}
            to={other}
            underline="hover"
            sx={{ fontWeight: 600, minHeight: rem(44), display: "inline-flex", alignItems: "center" }}
          >
            {t(mode === "login" ? "auth.signUp" : "auth.login.link")}
          </TextLink>
        </Box>
        <Box sx={{ flexGrow: 1, display: "grid", placeItems: { xs: "start center", md: "center" }, py: 4 }}>
          <Box sx={{ width: "100%", maxWidth: rem(400) }}>{children}</Box>
        </Box>
        <Typography variant="caption" color="text.secondary" component="footer" sx={{ textAlign: "center" }}>
          {/* Sign-up already asks with its checkbox, so don't ask twice. */}
          {mode === "login" && `${t("auth.footer.before")} `}
          <TextLink component={Link} to="/terms" color="inherit" sx={TALL}>
            {t("terms.title")}
          </TextLink>
          {mode === "login" ? ` ${t("auth.footer.and")} ` : " · "}
          <TextLink component={Link} to="/privacy" color="inherit" sx={TALL}>
            {t("privacy.title")}
          </TextLink>
          {mode === "login" && t("auth.footer.after")}
        </Typography>
      </Box>
    </Box>
  );
}
