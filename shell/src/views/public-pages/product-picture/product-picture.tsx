import { Box, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useHost } from "../../host/host-context.tsx";
import desktopDark from "./desktop-dark.webp";
import desktopLight from "./desktop-light.webp";
import phoneDark from "./phone-dark.webp";
import phoneLight from "./phone-light.webp";
import sizes from "./sizes.json";

const FILES = {
  light: { desktop: desktopLight, phone: phoneLight },
  dark: { desktop: desktopDark, phone: phoneDark },
} as const;

/** Screenshots of the running product in the visitor's theme, taken by `npm run picture`. Fetched once they come near the window; nothing moves when they arrive. */
export function ProductPicture() {
  const { t } = useTranslation("shell");
  const { theme } = useHost();
  const { resolved } = useObservable(theme.state$, theme.state);
  const { desktop, phone } = FILES[resolved];
  return (
    <picture>
      <source media="(max-width: 599.95px)" srcSet={phone} width={sizes.phone.width} height={sizes.phone.height} />
      <Box
        component="img"
        src={desktop}
        width={sizes.desktop.width}
        height={sizes.desktop.height}
        alt={t("landing.picture")}
        loading="lazy"
        decoding="async"
        sx={{
          display: "block",
          width: "100%",
          height: "auto",
          border: 1,
          borderColor: "divider",
          borderRadius: 2,
          bgcolor: "background.surface",
          boxShadow: "0 24px 64px rgb(0 0 0 / 0.14)",
        }}
      />
    </picture>
  );
}
