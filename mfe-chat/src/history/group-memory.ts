import { useShell } from "@atrium/shared-ui";
import { useState } from "react";

const KEY = "atrium_conversation_folders";

/** The folders that are open in the history, by id; remembered on this device. */
export function useOpenFolders() {
  const { storage } = useShell();
  const [open, setOpen] = useState<readonly string[]>(() => {
    const kept = storage.read(KEY)?.["open"];
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  });
  const toggle = (id: string) => {
    const next = open.includes(id) ? open.filter((other) => other !== id) : [...open, id];
    setOpen(next);
    storage.write(KEY, { open: next });
  };
  return { open, toggle };
}
