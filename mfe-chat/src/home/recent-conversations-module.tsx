import { defineView } from "@atrium/shared-contracts";
import { ShellProvider } from "@atrium/shared-ui";
import { WithTexts } from "../locales/translations.ts";
import { RecentConversations } from "./recent-conversations.tsx";

export default defineView(({ shell }) => (
  <ShellProvider shell={shell}>
    <WithTexts>
      <RecentConversations />
    </WithTexts>
  </ShellProvider>
));
