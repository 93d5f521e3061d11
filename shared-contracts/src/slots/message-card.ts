import type { FeatureView, FeatureViewProps } from "../shell-api/feature.ts";
import type { MessageCard as MessageCardData } from "../wire/message.ts";

/** Props of a feature's view of a result inside a chat message. The filling's `kinds` list the cards it draws. */
export interface MessageCardProps extends FeatureViewProps {
  readonly card: MessageCardData;
}
export type MessageCardView = FeatureView<MessageCardProps>;
