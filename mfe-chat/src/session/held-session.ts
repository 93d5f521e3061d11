import { perShell } from "@atrium/shared-contracts/contract";
import type { ChatSession } from "./chat-session.ts";

/** A shell's chat session, once a view has created it. Separate from the session's code, so modules can check for it without loading that. */
export const heldSession = perShell((): { session?: ChatSession } => ({}));
