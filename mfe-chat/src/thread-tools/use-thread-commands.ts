import { useShell } from "@atrium/shared-ui";
import { useEffect, useEffectEvent } from "react";
import { type ThreadCommand, createThreadCommands } from "./thread-commands.ts";

/** Runs the commands for the open conversation. `first` came before there was anything to run it. */
export function useThreadCommands(first: ThreadCommand | undefined, run: (command: ThreadCommand) => void) {
  const commands = useShell().once(createThreadCommands);
  const onCommand = useEffectEvent(run);
  useEffect(() => {
    if (first) onCommand(first);
    const subscription = commands.subscribe((command) => onCommand(command));
    return () => subscription.unsubscribe();
  }, [commands, first]);
}
