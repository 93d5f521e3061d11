import { useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { useMemo } from "react";
import { collapsedStore } from "../../core/sidebar/collapsed.ts";
import { useHost, useSession } from "../host/host-context.tsx";
import type { Command } from "./command.ts";
import { featureCommands } from "./feature-commands.ts";
import { type FrameVerbs, shellCommands } from "./shell-commands.ts";

/** All commands, the shell's first, in the language of the interface and up to date with the sidebar's state and the path. */
export function useCommands(verbs: FrameVerbs): readonly Command[] {
  const host = useHost();
  const session = useSession();
  // A language's texts may load after the language changes; `t` changes again then.
  const { t } = useTranslation("shell");
  const language = useObservable(host.language.language$, host.language.language);
  const sidebar = collapsedStore(host.storage);
  const collapsed = useObservable(sidebar.collapsed$, sidebar.collapsed);
  const { pathname } = useLocation();
  return useMemo(
    () =>
      uniqueKeys([
        ...shellCommands(host, session, { ...verbs, collapsed, t, language }),
        ...featureCommands(host, session, language, pathname),
      ]),
    [host, session, verbs, t, language, collapsed, pathname],
  );
}

/** When two commands claim the same keys, the first gets them. */
export function uniqueKeys(commands: readonly Command[]): Command[] {
  const taken = new Set<string>();
  return commands.map((command) => {
    const keys = (command.keys ?? []).filter((each) => !taken.has(each));
    for (const each of keys) taken.add(each);
    return { ...command, keys };
  });
}
