import { STORAGE_KEYS } from "@atrium/shared-contracts";
import { useState } from "react";
import { useHost } from "../host/host-context.tsx";
import type { BrowserStorage } from "../storage/browser-storage.ts";

export const readCollapsed = (storage: BrowserStorage): boolean =>
  storage.read(STORAGE_KEYS.sidebarCollapsed) === "true";

/** Whether the sidebar is collapsed, remembered on this device. */
export function useCollapsed(): readonly [boolean, () => void] {
  const { storage } = useHost();
  const [collapsed, setCollapsed] = useState(() => readCollapsed(storage));
  const toggle = () => {
    storage.write(STORAGE_KEYS.sidebarCollapsed, String(!collapsed));
    setCollapsed(!collapsed);
  };
  return [collapsed, toggle];
}
