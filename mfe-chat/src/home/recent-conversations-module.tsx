import { defineView } from "@atrium/shared-contracts/contract";
import { FeatureFrame } from "@atrium/shared-ui";
import { texts } from "../locales/translations.ts";
import { RecentConversations } from "./recent-conversations.tsx";

export default defineView(({ shell }) => (
  <FeatureFrame shell={shell} texts={texts}>
    <RecentConversations />
  </FeatureFrame>
));
