import type { ThemeMode } from "@atrium/shared-contracts/contract";
import { type Language, SUPPORTED_LANGUAGES } from "@atrium/shared-contracts/spec";
import type { TFunction } from "@atrium/shared-ui/i18n";
import { localized } from "../../core/language/language-choice.ts";
import { collapsedStore } from "../../core/sidebar/collapsed.ts";
import { isAtOrBelow } from "../../federation/routes/route-feature.ts";
import type { Host } from "../host/host.ts";
import type { Session } from "../host/session.ts";
import { SEARCH_KEYS } from "../keys/search-keys.ts";
import { navigationEntries } from "../navigation/navigation-entries.ts";
import type { Command } from "./command.ts";

/** What the frame can do apart from its stores. */
export interface FrameVerbs {
  readonly isMobile: boolean;
  onOpenNotifications(): void;
  onOpenFeedback(): void;
}

/** The context that the commands depend on. */
export interface CommandScene extends FrameVerbs {
  /** The sidebar. */
  readonly collapsed: boolean;
  readonly language: Language;
  /** Texts of the shell in that language. */
  readonly t: TFunction<"shell">;
}

const THEMES: readonly (readonly [ThemeMode, string])[] = [
  ["light", "sun"],
  ["dark", "moon"],
  ["system", "laptop"],
];

/** The shell's own commands, in the language of the interface. */
export function shellCommands(host: Host, session: Session, scene: CommandScene): Command[] {
  const { features, navigate, theme } = host;
  const { t, language, collapsed } = scene;
  const inEnglish = host.language.i18n.getFixedT("en", "shell");
  const own = (
    id: string,
    group: string,
    icon: string,
    run: Command["run"],
    keys: readonly string[] = [],
  ): Command => ({
    id: `shell/${id}`,
    group: t(`commands.group.${group}`),
    label: t(`commands.${id}`),
    english: inEnglish(`commands.${id}`),
    icon,
    keys,
    run,
  });
  const serves = (path: string) =>
    features.manifests.some(({ routes }) => routes.some((route) => isAtOrBelow(path, route)));
  return [
    own("home", "go", "home", () => navigate("/"), ["g h"]),
    ...navigationEntries(features.manifests).map((entry): Command => ({
      id: `shell/go${entry.path}`,
      group: t("commands.group.go"),
      label: localized(entry.label, language),
      english: entry.label.en,
      icon: entry.icon,
      keys: entry.keys === undefined ? [] : [entry.keys],
      run: () => navigate(entry.path),
    })),
    ...(serves("/settings") ? [own("settings", "go", "settings", () => navigate("/settings"), ["g s"])] : []),
    own("search", "actions", "search", () => session.overlays.open({ kind: "search", query: "" }), SEARCH_KEYS),
    own("notifications", "actions", "bell", scene.onOpenNotifications),
    own("feedback", "actions", "message", scene.onOpenFeedback),
    ...(scene.isMobile
      ? []
      : [
          own(
            collapsed ? "expand" : "collapse",
            "actions",
            collapsed ? "panel-open" : "panel-close",
            collapsedStore(host.storage).toggle,
          ),
        ]),
    own("shortcuts", "actions", "keyboard", () => session.overlays.open({ kind: "shortcuts" }), ["?"]),
    own("signOut", "actions", "sign-out", () => session.signOut()),
    ...THEMES.map(([mode, icon]) => own(`theme.${mode}`, "theme", icon, () => theme.choose(mode))),
    ...SUPPORTED_LANGUAGES.map((code): Command => {
      const name = nameOf(code, code);
      return {
        id: `shell/language/${code}`,
        group: t("commands.group.language"),
        label: t("commands.language", { name }),
        english: inEnglish("commands.language", { name: nameOf(code, "en") }),
        icon: "languages",
        run: () => host.language.choose(code),
      };
    }),
  ];
}

function nameOf(code: string, language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
