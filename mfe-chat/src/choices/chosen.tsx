import { createContext, type ReactNode, useMemo, useState } from "react";

interface Chosen {
  /** The newest reply when something of this one was chosen. Undefined if nothing was. */
  readonly after: string | undefined;
  readonly choose: (after: string | undefined) => void;
}

/** Whether something of a reply was chosen, for all that it offers. */
export const ChosenOfReply = createContext<Chosen>({ after: undefined, choose() {} });

/** Around a reply. */
export function ChosenPlace({ children }: { readonly children: ReactNode }) {
  const [after, choose] = useState<string>();
  const chosen = useMemo(() => ({ after, choose }), [after]);
  return <ChosenOfReply value={chosen}>{children}</ChosenOfReply>;
}
