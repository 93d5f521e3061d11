import { defineView } from "@atrium/shared-contracts";
import { ShellProvider } from "@atrium/shared-ui";
import { ChatRoutes } from "./chat-routes.tsx";
import { WithTexts } from "./translations.ts";

export default defineView(({ shell }) => (
  <ShellProvider shell={shell}>
    <WithTexts>
      <ChatRoutes />
    </WithTexts>
  </ShellProvider>
));
