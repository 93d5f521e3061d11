import type { ReplyChoice } from "@atrium/shared-contracts/wire/chat";
import { useContext } from "react";
import { focusComposer } from "../focus/focus-composer.ts";
import { AroundMessages } from "../message-tools/around-messages.ts";
import { useStoreFailure } from "../outbox/use-store-failure.ts";
import { useChatSession } from "../session/chat-session.ts";
import { ChosenOfReply } from "./chosen.tsx";
import { type Offering, OwnChoosingContext } from "./offering.ts";

interface Choose {
  /** Whether something of the reply was chosen that isn't answered yet. */
  readonly isPending: boolean;
  /** Sends a message that says what's chosen in the words of its button. */
  choose(choice: ReplyChoice, said: string, item?: number): void;
}

/** Chooses of what a reply offers. Undefined for one that nobody can answer. */
export function useChoose(message: Offering | undefined): Choose | undefined {
  const session = useChatSession();
  const tellFailure = useStoreFailure();
  const { conversationId, rows } = useContext(AroundMessages);
  const chosen = useContext(ChosenOfReply);
  const own = useContext(OwnChoosingContext);
  const turn = message?.replyTo;
  if (message === undefined || turn === undefined) return undefined;
  if (own !== undefined)
    return {
      isPending: own.isPending,
      choose(choice, said, item) {
        focusComposer(document.activeElement);
        own.choose(message, choice, said, item);
      },
    };
  const last = rows.findLast((row) => row.kind === "reply");
  const newest = last?.kind === "reply" ? last.message.id : "";
  return {
    isPending: chosen.after === newest,
    choose(choice, said, item) {
      chosen.choose(newest);
      focusComposer(document.activeElement);
      const act = { choice, turn, ...(item !== undefined && { item }) };
      session.send(conversationId, said, [], { act }).catch((error: unknown) => {
        chosen.choose(undefined);
        tellFailure(error);
      });
    },
  };
}
