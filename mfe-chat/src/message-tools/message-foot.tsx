import { BY_TOUCH, Box, TOUCH, useLazyCode } from "@atrium/shared-ui";
import type { KnownMessage } from "../conversation/thread-data.ts";
import { messageTools } from "./lazy-tools.ts";

export interface MessageFootProps {
  readonly message: KnownMessage;
  readonly text: string;
  readonly editing?: boolean;
  onEdit?(editing: boolean): void;
}

/** The place below a message for what can be done about it. Empty until that's there, and already of its height. */
export function MessageFoot(props: MessageFootProps) {
  const { code } = useLazyCode(messageTools, props.message.versions !== undefined);
  return (
    <Box sx={{ minHeight: 28, [BY_TOUCH]: { minHeight: TOUCH } }}>{code && <code.MessageActions {...props} />}</Box>
  );
}
