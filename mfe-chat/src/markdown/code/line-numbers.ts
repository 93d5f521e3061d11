import { useShell } from "@atrium/shared-ui";
import { useSyncExternalStore } from "react";

const KEY = "atrium_code_lines";
const listeners = new Set<() => void>();

/** Whether code shows line numbers on this device. All code blocks follow. */
export function useLineNumbers(): { readonly shown: boolean; toggle(): void } {
  const { storage } = useShell();
  const read = () => storage.read(KEY)?.["shown"] === true;
  const shown = useSyncExternalStore(subscribe, read);
  return {
    shown,
    toggle() {
      storage.write(KEY, { shown: !read() });
      for (const listener of listeners) listener();
    },
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
