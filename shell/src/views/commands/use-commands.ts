import { useObservable } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useMemo } from "react";
import { collapsedStore } from "../../core/sidebar/collapsed.ts";
import { useHost, useSession } from "../host/host-context.tsx";
import type { Command } from "./command.ts";
import { featureCommands } from "./feature-commands.ts";
import { type FrameVerbs, shellCommands } from "./shell-commands.ts";

/** All commands, the shell's own first; in the language of the interface, and in step with the sidebar. */
export function useCommands(verbs: FrameVerbs): readonly Command[] {
  const host = useHost();
  const session = useSession();
  // Texts of a language may come after the language itself: `t` is another one then.
  const { t } = useTranslation("shell");
  const language = useObservable(host.language.language$, host.language.language);
  const sidebar = collapsedStore(host.storage);
  const collapsed = useObservable(sidebar.collapsed$, sidebar.collapsed);
  return useMemo(
    () =>
      uniqueKeys([
        ...shellCommands(host, session, { ...verbs, collapsed, t, language }),
        ...featureCommands(host, session, language),
      ]),
    [host, session, verbs, t, language, collapsed],
  );
}

/** Keys that two commands claim belong to the first. */
export function uniqueKeys(commands: readonly Command[]): Command[] {
  const taken = new Set<string>();
  return commands.map((command) => {
    const keys = (command.keys ?? []).filter((each) => !taken.has(each));
    for (const each of keys) taken.add(each);
    return { ...command, keys };
  });
}
