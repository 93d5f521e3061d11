import {
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Icon,
  Tooltip,
  useObservable,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link, useLocation } from "@atrium/shared-ui/router";
import { localized } from "../../core/language/language-choice.ts";
import { useHost } from "../host/host-context.tsx";
import { activeEntry, navigationEntries } from "./navigation-entries.ts";

interface NavigationProps {
  readonly collapsed: boolean;
  onNavigate(): void;
}

/** Home and all features' entries, from the registry's metadata; needs none of their code. Hovering or focusing an entry preloads its page. */
export function Navigation({ collapsed, onNavigate }: NavigationProps) {
  const { t } = useTranslation("shell");
  const { features, language } = useHost();
  const current = useObservable(language.language$, language.language);
  const { pathname } = useLocation();
  const entries = navigationEntries(features.manifests);
  const active = activeEntry(entries, pathname);
  const shared = { collapsed, onNavigate };

  return (
    <nav aria-label={t("sidebar.navigation")}>
      <List dense disablePadding sx={{ px: 1, display: "grid", gap: 0.25 }}>
        <Entry path="/" icon="home" label={t("home.title")} selected={pathname === "/"} {...shared} />
        {entries.map((entry) => (
          <Entry
            key={entry.path}
            path={entry.path}
            icon={entry.icon}
            label={localized(entry.label, current)}
            selected={entry === active}
            warm={() => features.preload(entry.featureId, entry.expose)}
            {...shared}
          />
        ))}
      </List>
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

function Entry({ path, icon, label, selected, warm, collapsed, onNavigate }: EntryProps) {
  return (
    <ListItem disablePadding>
      <Tooltip title={collapsed ? label : ""} placement="right">
        <ListItemButton
          component={Link}
          to={path}
          selected={selected}
          {...(selected ? { "aria-current": "page" as const } : {})}
          {...(collapsed ? { "aria-label": label } : {})}
          onClick={onNavigate}
          onPointerEnter={warm}
          onFocus={warm}
          sx={{ minHeight: 40, borderRadius: 1, px: 1.5, justifyContent: collapsed ? "center" : "flex-start" }}
        >
          <ListItemIcon sx={{ minWidth: 0, mr: collapsed ? 0 : 1.5, color: "inherit" }}>
            <Icon name={icon} />
          </ListItemIcon>
          {!collapsed && <ListItemText primary={label} slotProps={{ primary: { noWrap: true } }} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
