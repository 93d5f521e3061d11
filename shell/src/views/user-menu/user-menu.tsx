import { Box, ButtonBase, Icon, Typography, VisuallyHidden, useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useNavigate } from "@atrium/shared-ui/router";
import { useId, useState } from "react";
import { useHost, useSession } from "../host/host-context.tsx";
import { lazyOverlay } from "../lazy-code/lazy-overlay.tsx";
import { AuthErrorNote } from "./auth-error-note.tsx";
import { avatarLetter, displayName } from "./user-labels.ts";

export const userMenuItems = lazyOverlay(() =>
  import(/* webpackChunkName: "overlays" */ "./user-menu-items.tsx").then(({ UserMenuItems }) => UserMenuItems),
);

interface UserMenuProps {
  readonly collapsed: boolean;
  onOpenFeedback(): void;
  onNavigate(): void;
}

/** The signed-in person and their account menu. */
export function UserMenu({ collapsed, onOpenFeedback, onNavigate }: UserMenuProps) {
  const { t } = useTranslation("shell");
  const { auth } = useHost();
  const session = useSession();
  const { user, error, status } = useObservable(auth.state$, auth.snapshot);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const loading = status === "loading";
  const name = loading ? t("userMenu.loadingName") : (displayName(user) ?? t("userMenu.user"));
  const email = loading ? t("userMenu.loadingEmail") : user?.email || t("userMenu.noEmail");

  return (
    <Box sx={{ px: collapsed ? 1 : 1.5, py: 1, borderTop: 1, borderColor: "divider" }}>
      {error !== null && <AuthErrorNote text={t("userMenu.authError", { error })} compact={collapsed} />}
      <ButtonBase
        ref={setAnchor}
        {...(collapsed ? { "aria-label": `${t("userMenu.open")}: ${name}` } : {})}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open ? { "aria-controls": menuId } : {})}
        onClick={() => setOpen(true)}
        sx={{
          width: "100%",
          gap: 1.5,
          p: collapsed ? 0.75 : 1,
          borderRadius: 1,
          justifyContent: collapsed ? "center" : "flex-start",
          textAlign: "start",
          "&:hover": { bgcolor: "action.hover" },
        }}
      >
        {!collapsed && <VisuallyHidden>{t("userMenu.open")}</VisuallyHidden>}
        <Box aria-hidden sx={AVATAR}>
          {avatarLetter(user)}
        </Box>
        {!collapsed && (
          <>
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography variant="caption" color="text.secondary" noWrap component="p">
                {email}
              </Typography>
            </Box>
            <Icon name="chevron-up" size={16} />
          </>
        )}
      </ButtonBase>
      <userMenuItems.Overlay
        id={menuId}
        open={open}
        anchor={anchor}
        floating={collapsed}
        header={collapsed ? { name, email } : undefined}
        onClose={() => setOpen(false)}
        onSettings={() => {
          onNavigate();
          void navigate("/settings");
        }}
        onFeedback={onOpenFeedback}
        onSignOut={() => void session.signOut()}
      />
    </Box>
  );
}

const AVATAR = {
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  borderRadius: "50%",
  bgcolor: "primary.main",
  color: "primary.contrastText",
  fontSize: "0.875rem",
  lineHeight: 1,
} as const;
