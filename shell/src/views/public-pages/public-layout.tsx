import { Box, Button, rem } from "@atrium/shared-ui";
import { TextLink } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import type { ReactNode } from "react";
import { BrandLink } from "../brand/brand-link.tsx";
import { MAIN_ID, SkipLink } from "../main-content/skip-link.tsx";
import { OfflineBar } from "../offline/offline-bar.tsx";
import { ThemeToggle } from "../theme/theme-toggle.tsx";

interface PublicLayoutProps {
  /** Where Sign in leads. Undefined shows neither it nor Sign up. */
  readonly signIn: string | undefined;
  readonly children: ReactNode;
}

/** Header and footer of the pages that don't require sign-in. */
export function PublicLayout({ signIn, children }: PublicLayoutProps) {
  const { t } = useTranslation("shell");
  const width = { width: "100%", maxWidth: rem(1184), mx: "auto", px: { xs: 2, md: 4 } };
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <SkipLink />
      <Box component="header" sx={{ ...width, display: "flex", alignItems: "center", gap: 1, py: 1.5 }}>
        <BrandLink />
        <Box sx={{ flexGrow: 1 }} />
        <ThemeToggle />
        {signIn !== undefined && (
          <>
            <Button component={Link} to={signIn} color="inherit" sx={{ minHeight: { xs: rem(44), md: 0 } }}>
              {t("landing.signIn")}
            </Button>
            <Button
              component={Link}
              to={signIn.replace("/login", "/signup")}
              variant="contained"
              sx={{ display: { xs: "none", sm: "inline-flex" } }}
            >
              {t("auth.signUp")}
            </Button>
          </>
        )}
      </Box>
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ ...width, flexGrow: 1, outline: "none !important" }}>
        {children}
      </Box>
      <Box sx={{ position: "sticky", bottom: 0 }}>
        <OfflineBar keepsMessages={false} />
      </Box>
      <Box
        component="footer"
        sx={{
          ...width,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 3,
          py: 1.5,
          mt: { xs: 6, md: 10 },
          borderTop: 1,
          borderColor: "divider",
          typography: "body2",
          color: "text.secondary",
        }}
      >
        <span>{t("landing.footer")}</span>
        <Box sx={{ flexGrow: 1 }} />
        {(["terms", "privacy", "changelog"] as const).map((page) => (
          <TextLink key={page} component={Link} to={`/${page}`} color="inherit" underline="hover" sx={{ py: 1.5 }}>
            {t(`${page}.title`)}
          </TextLink>
        ))}
      </Box>
    </Box>
  );
}
