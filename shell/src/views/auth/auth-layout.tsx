import { Box, TextLink, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import type { ReactNode } from "react";
import { BrandMark } from "../brand/brand-mark.tsx";
import type { AuthMode } from "./form-rules.ts";

interface AuthLayoutProps {
  readonly mode: AuthMode;
  /** Kept when switching between signing in and signing up, so that the page asked for isn't lost. */
  readonly search: string;
  readonly children: ReactNode;
}

/** Brand and a quote on the left, the form on the right, the link to the other mode at the top right. */
export function AuthLayout({ mode, search, children }: AuthLayoutProps) {
  const { t } = useTranslation("shell");
  const other = mode === "login" ? `/auth/register${search}` : `/auth/login${search}`;
  return (
    <Box sx={{ minHeight: "100dvh", display: "grid", gridTemplateColumns: { md: "minmax(320px, 5fr) 7fr" } }}>
      <Box
        component="header"
        sx={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          px: { xs: 2, md: 5 },
          py: { xs: 2, md: 4 },
          bgcolor: { md: "background.surface" },
          borderRight: { md: 1 },
          borderColor: { md: "divider" },
        }}
      >
        <Box
          component={Link}
          to="/"
          sx={{
            display: "inline-flex",
            alignSelf: "flex-start",
            alignItems: "center",
            gap: 1,
            minHeight: 40,
            color: "text.primary",
            textDecoration: "none",
          }}
        >
          <BrandMark size={26} />
          <Typography variant="h3" component="span">
            Atrium
          </Typography>
        </Box>
        <Typography
          component="blockquote"
          variant="h2"
          sx={{ m: 0, maxWidth: 460, display: { xs: "none", md: "block" }, fontWeight: 500, lineHeight: 1.45 }}
        >
          {t("auth.quote")}
        </Typography>
      </Box>
      <Box component="main" sx={{ display: "flex", flexDirection: "column", px: { xs: 2, md: 5 }, pb: 3 }}>
        <Box
          sx={{
            display: "flex",
            justifyContent: "flex-end",
            position: { xs: "absolute", md: "static" },
            top: 16,
            right: 16,
            pt: { md: 4 },
          }}
        >
          <TextLink
            component={Link}
            to={other}
            underline="hover"
            sx={{ fontWeight: 600, minHeight: 40, display: "inline-flex", alignItems: "center" }}
          >
            {t(mode === "login" ? "auth.signUp" : "auth.login.link")}
          </TextLink>
        </Box>
        <Box sx={{ flexGrow: 1, display: "grid", placeItems: "center", py: 4 }}>
          <Box sx={{ width: "100%", maxWidth: 400 }}>{children}</Box>
        </Box>
        <Typography variant="caption" color="text.secondary" component="footer" sx={{ textAlign: "center" }}>
          {/* Sign-up already asks with its checkbox, so don't ask twice. */}
          {mode === "login" && `${t("auth.footer.before")} `}
          <TextLink component={Link} to="/terms" color="inherit">
            {t("terms.title")}
          </TextLink>
          {mode === "login" ? ` ${t("auth.footer.and")} ` : " · "}
          <TextLink component={Link} to="/privacy" color="inherit">
            {t("privacy.title")}
          </TextLink>
          {mode === "login" && t("auth.footer.after")}
        </Typography>
      </Box>
    </Box>
  );
}
