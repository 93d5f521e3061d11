import {
  Button,
  Icon,
  ListItemButton,
  ListItemIcon,
  Tooltip,
  rem,
  useObservable,
  Box,
  Typography,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link, useLocation } from "@atrium/shared-ui/router";
import { localized } from "../../core/language/language-choice.ts";
import { useHost } from "../host/host-context.tsx";
import { type SidebarEntry, START_PATH, activeEntry, navigationEntries } from "./navigation-entries.ts";

interface NavigationProps {
  readonly collapsed: boolean;
  onNavigate(): void;
}

/**
 * New chat as the main action, Home, and all features' entries, from the registry's metadata; needs none of their code. Hovering or focusing an entry
 * preloads its page.
 */
export function Navigation({ collapsed, onNavigate }: NavigationProps) {
  const { t } = useTranslation("shell");
  const { features, language } = useHost();
  const current = useObservable(language.language$, language.language);
  const { pathname } = useLocation();
  const entries = navigationEntries(features.manifests);
  const active = activeEntry(entries, pathname);
  const propsOf = (entry: SidebarEntry) => ({
    path: entry.path,
    icon: entry.icon,
    label: localized(entry.label, current),
    selected: entry === active,
    warm: () => features.preload(entry.featureId, entry.expose),
    collapsed,
    onNavigate,
  });
  const start = entries.find(({ path }) => path === START_PATH);

  return (
    <nav aria-label={t("sidebar.navigation")}>
      {start && <MainAction {...propsOf(start)} />}
      <Box component="ul" sx={{ m: 0, p: 0, px: collapsed ? 1 : 1.5, display: "grid", gap: 0.25, listStyle: "none" }}>
        <Entry
          path="/"
          icon="home"
          label={t("home.title")}
          selected={pathname === "/"}
          collapsed={collapsed}
          onNavigate={onNavigate}
        />
        {entries
          .filter((entry) => entry !== start)
          .map((entry) => (
            <Entry key={entry.path} {...propsOf(entry)} />
          ))}
      </Box>
    </nav>
  );
}

interface EntryProps extends NavigationProps {
  readonly path: string;
  readonly icon: string;
  readonly label: string;
  readonly selected: boolean;
  /** Preloads what the entry leads to. */
  warm?(): void;
}

/** The link that an entry is. It says that it's the current page, and its name when the sidebar has no room for it. */
const linkProps = ({ path, label, selected, warm, collapsed, onNavigate }: EntryProps) => ({
  component: Link,
  to: path,
  ...(selected ? { "aria-current": "page" as const } : {}),
  ...(collapsed ? { "aria-label": label } : {}),
  onClick: onNavigate,
  onPointerEnter: warm,
  onFocus: warm,
});

function MainAction(entry: EntryProps) {
  const { icon, label, selected, collapsed } = entry;
  return (
    <Tooltip title={collapsed ? label : ""} placement="right">
      <Button
        {...linkProps(entry)}
        variant="contained"
        sx={{
          display: "flex",
          minWidth: 0,
          minHeight: { xs: rem(44), md: rem(40) },
          mx: 1.5,
          mb: 1,
          px: collapsed ? 0 : 1.5,
          gap: 1.5,
          borderRadius: 1,
          // At its own page, it's marked like the other entries: by what's around it.
          ...(selected && {
            boxShadow: "0 0 0 3px color-mix(in srgb, var(--mui-palette-primary-main) 28%, transparent)",
          }),
        }}
      >
        <Icon name={icon} />
        {!collapsed && label}
      </Button>
    </Tooltip>
  );
}

function Entry(entry: EntryProps) {
  const { icon, label, selected, collapsed } = entry;
  return (
    <li>
      <Tooltip title={collapsed ? label : ""} placement="right">
        <ListItemButton
          {...linkProps(entry)}
          dense
          selected={selected}
          sx={{
            minHeight: { xs: rem(44), md: rem(40) },
            borderRadius: 1,
            px: 1.5,
            justifyContent: collapsed ? "center" : "flex-start",
          }}
        >
          <ListItemIcon sx={{ minWidth: 0, marginInlineEnd: collapsed ? 0 : 1.5, color: "inherit" }}>
            <Icon name={icon} />
          </ListItemIcon>
          {!collapsed && (
            <Typography variant="body2" component="span" noWrap>
              {label}
            </Typography>
          )}
        </ListItemButton>
      </Tooltip>
    </li>
  );
}
