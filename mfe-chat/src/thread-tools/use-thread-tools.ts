import { lazyCode, useOverlayCode, useShell } from "@atrium/shared-ui";
import { useEffect, useState } from "react";
import { commandOfKey } from "./command-of-key.ts";
import { createMissingCode } from "./missing-code.ts";
import { type ThreadCommand, createThreadCommands } from "./thread-commands.ts";

/** Lazy because reading a conversation needs none of it. */
const tools = lazyCode(() => import("./thread-tools.tsx"), "There's no finding in the conversation or jumping in it:");

const STIRS = ["keydown", "pointerdown", "pointermove"];

/**
 * What helps to find one's way in a thread, from the first movement on, or once the page is idle. `first` is the command that was given
 * before it was there. If it can't be fetched then, the user is told.
 */
export function useThreadTools() {
  const commands = useShell().once(createThreadCommands);
  const [first, setFirst] = useState<ThreadCommand>();
  const [missing] = useState(createMissingCode);
  const code = useOverlayCode(tools, first !== undefined, () => {
    setFirst(undefined);
    missing.note(tools);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOfKey(event);
      if (!command) return;
      // The browser's own search is better than none.
      if (command === "find" && missing.isMissing()) return;
      event.preventDefault();
      commands.next(command);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [commands, missing]);
  useEffect(() => {
    if (code) return;
    const asking = commands.subscribe(setFirst);
    const prepare = () => void tools.load();
    for (const name of STIRS) addEventListener(name, prepare, { once: true });
    globalThis.requestIdleCallback?.(prepare);
    return () => {
      asking.unsubscribe();
      for (const name of STIRS) removeEventListener(name, prepare);
    };
  }, [code, commands]);
  return { Tools: code?.ThreadTools, first, missing };
}
