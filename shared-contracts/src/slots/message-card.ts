import type { FeatureView, FeatureViewProps } from "../shell-api/feature.ts";
import type { MessageCard as MessageCardData } from "../wire/message.ts";

/** A feature's own drawing of a result inside a chat message; the filling's `kinds` say which it draws. */
export interface MessageCardProps extends FeatureViewProps {
  readonly card: MessageCardData;
}
export type MessageCardView = FeatureView<MessageCardProps>;
