import { perShell } from "@atrium/shared-contracts";
import type { ChatSession } from "./chat-session.ts";

/** The session of a shell, once a view of the feature was shown in it. Apart from the session's own code, for who can do without. */
export const heldSession = perShell((): { session?: ChatSession } => ({}));
