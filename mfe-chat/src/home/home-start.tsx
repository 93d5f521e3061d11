import { Box } from "@atrium/shared-ui";
import { Suggestions } from "../beginning/suggestions.tsx";
import { useBeginning } from "../beginning/use-beginning.ts";
import { Composer } from "../composer/composer.tsx";
import { useStoreFailure } from "../outbox/use-store-failure.ts";
import { NEW_CONVERSATION_DRAFT } from "../draft/drafts.ts";
import { useChatSession } from "../session/chat-session.ts";

/** What the home page begins with: the message field and suggestions of a new conversation, which opens once its first message is stored. */
export function HomeStart() {
  const session = useChatSession();
  const beginning = useBeginning(NEW_CONVERSATION_DRAFT);
  const tellFailure = useStoreFailure();
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: { xs: 1.5, md: 2 } }}>
      <Composer
        place="home"
        conversationId={undefined}
        viewKey={NEW_CONVERSATION_DRAFT}
        onSend={(text, attachments) => session.send(beginning.id(), text, attachments)}
        onBegun={beginning.open}
      />
      <Suggestions
        compact
        onPick={(text, act) =>
          void session.send(beginning.id(), text, [], { act }).then(beginning.open).catch(tellFailure)
        }
      />
    </Box>
  );
}
