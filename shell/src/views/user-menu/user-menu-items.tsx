import { Box, Icon, ListItemIcon, Menu, MenuItem, Typography, rem } from "@atrium/shared-ui";
import { Divider } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useThemeToggle } from "../theme/use-theme-toggle.ts";

interface UserMenuItemsProps {
  readonly id: string;
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  /** Shows beside the avatar when the sidebar is collapsed, else above it and as wide. */
  readonly floating: boolean;
  readonly header: { readonly name: string; readonly email: string } | undefined;
  onClose(): void;
  onSettings(): void;
  onFeedback(): void;
  onSignOut(): void;
}

/** Settings, Changelog, Feedback, theme, Sign out. Closes on an outside click and on Escape; stays open while the theme is chosen. */
export function UserMenuItems(props: UserMenuItemsProps) {
  const { t } = useTranslation("shell");
  const theme = useThemeToggle();
  const choose = (act: () => void) => () => {
    props.onClose();
    act();
  };
  const icon = (name: string) => (
    <ListItemIcon>
      <Icon name={name} />
    </ListItemIcon>
  );
  return (
    <Menu
      id={props.id}
      open={props.open}
      anchorEl={props.anchor}
      onClose={props.onClose}
      anchorOrigin={{ vertical: props.floating ? "bottom" : "top", horizontal: props.floating ? "right" : "left" }}
      transformOrigin={{ vertical: "bottom", horizontal: "left" }}
      // Less than the anchor's own distance from the window, which MUI would otherwise move the menu away from.
      marginThreshold={8}
      slotProps={{
        list: { "aria-label": t("userMenu.label") },
        paper: {
          sx: {
            width: props.floating ? rem(240) : props.anchor?.offsetWidth,
            marginInlineStart: props.floating ? 1.5 : 0,
            mt: props.floating ? 0 : -1.5,
          },
        },
      }}
    >
      {props.header && (
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {props.header.name}
          </Typography>
          <Typography variant="caption" color="text.secondary" noWrap component="p">
            {props.header.email}
          </Typography>
        </Box>
      )}
      {props.header && <Divider sx={{ my: 0.5 }} />}
      <MenuItem onClick={choose(props.onSettings)}>
        {icon("settings")}
        {t("userMenu.settings")}
      </MenuItem>
      <MenuItem component="a" href="/changelog" target="_blank" rel="noopener" onClick={props.onClose}>
        {icon("history")}
        {t("userMenu.changelog")}
      </MenuItem>
      <MenuItem onClick={choose(props.onFeedback)}>
        {icon("message")}
        {t("userMenu.feedback")}
      </MenuItem>
      <Divider />
      <MenuItem onClick={theme.toggle}>
        {icon(theme.icon)}
        {theme.label}
      </MenuItem>
      <Divider />
      <MenuItem onClick={choose(props.onSignOut)}>
        {icon("sign-out")}
        {t("userMenu.signOut")}
      </MenuItem>
    </Menu>
  );
}
