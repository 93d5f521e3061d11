import { Box } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { useHost, useSession } from "../host/host-context.tsx";
import { KeyCaps } from "../keys/key-caps.tsx";
import { PickerDialog } from "../picker/picker-dialog.tsx";
import type { PickerGroup } from "../picker/picker-option.ts";
import { filterCommands } from "./command-filter.ts";
import type { Command } from "./command.ts";
import { runCommand } from "./run-command.ts";

interface CommandPaletteProps {
  readonly commands: readonly Command[];
  onClose(): void;
}

/** On most screens, the first group, and enough of the second to see what it's about. */
const LIST_HEIGHT = "min(26rem, 45vh)";

/** Lists every command: recently run ones on top, then by group; sorted by match once something is typed. */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const { t } = useTranslation("shell");
  const host = useHost();
  const { overlays, recentCommands } = useSession();
  const [query, setQuery] = useState("");
  const [recent] = useState(() => recentCommands.of(commands));
  const found = filterCommands(commands, query);
  const groups =
    query.trim() === "" ? browse(recent, commands, t("commands.group.recent")) : [plain("found", undefined, found)];

  const pick = (id: string) => {
    const command = commands.find((each) => each.id === id);
    if (!command) return;
    recentCommands.note(id);
    // Close first, so that a command that opens something else isn't closed by this, and the focus is back before it runs.
    overlays.close();
    void runCommand(command, host);
  };
  return (
    <PickerDialog
      title={t("commands.title")}
      placeholder={t("commands.placeholder")}
      query={query}
      onQuery={setQuery}
      groups={groups}
      message={found.length === 0 ? t("commands.none", { query: query.trim() }) : undefined}
      announcement={query.trim() === "" ? "" : t("commands.results", { count: found.length })}
      height={LIST_HEIGHT}
      onPick={pick}
      onClose={onClose}
    />
  );
}

const keysOf = ({ keys = [], ownKeys = [] }: Command) => keys[0] ?? ownKeys[0];

const plain = (id: string, heading: string | undefined, commands: readonly Command[]): PickerGroup => ({
  id,
  heading,
  options: commands.map((command) => ({
    id: command.id,
    icon: command.icon,
    title: command.label,
    aside: keysOf(command) && (
      <Box component="span" sx={{ display: { xs: "none", sm: "inline-flex" } }}>
        <KeyCaps keys={keysOf(command) ?? ""} />
      </Box>
    ),
  })),
});

function browse(recent: readonly Command[], commands: readonly Command[], heading: string): PickerGroup[] {
  const rest = commands.filter((command) => !recent.includes(command));
  const headings = [...new Set(rest.map(({ group }) => group))];
  return [
    ...(recent.length > 0 ? [plain("recent", heading, recent)] : []),
    ...headings.map((each, index) =>
      plain(
        `group-${index}`,
        each,
        rest.filter(({ group }) => group === each),
      ),
    ),
  ];
}
