import type { ShellApi } from "@atrium/shared-contracts/contract";
import { type ReactNode, createContext, useContext } from "react";

const ShellContext = createContext<ShellApi | null>(null);

/** Goes at the top of a feature's view, so its components can use the shell without passing it down as a prop. */
export function ShellProvider({ shell, children }: { readonly shell: ShellApi; readonly children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The shell that mounted this view. Throws outside a ShellProvider. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell needs a ShellProvider above it");
  return shell;
}
