import { lazyCode, useLazyCode } from "@atrium/shared-ui";
import type { ConversationSettings } from "@atrium/shared-contracts/wire/chat";

/** Lazy because most conversations use the user's own settings. */
const chip = lazyCode(() => import("./settings-chip.tsx"), "A conversation's settings aren't shown:");

interface LazySettingsChipProps {
  /** Undefined for a new conversation. */
  readonly conversationId: string | undefined;
  readonly settings: ConversationSettings | undefined;
}

/** Shows that a conversation has settings of its own, once that code is here. In a new one, they can always be chosen. */
export function LazySettingsChip(props: LazySettingsChipProps) {
  const isShown = props.conversationId === undefined || props.settings !== undefined;
  const { code } = useLazyCode(chip, isShown);
  return isShown && code ? <code.SettingsChip {...props} /> : null;
}
