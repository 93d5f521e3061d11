import { lazyCode, useOverlayCode } from "@atrium/shared-ui";
import { useState } from "react";
import toolTexts from "../locales/en/thread-tools.json" with { type: "json" };
import { texts } from "../locales/translations.ts";
import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import type { MissingCode } from "./missing-code.ts";
import { OwnMessageJumps } from "./own-message-jumps.tsx";
import type { ThreadCommand } from "./thread-commands.ts";
import { useThreadCommands } from "./use-thread-commands.ts";

texts.addEnglish(toolTexts);

const finding = lazyCode(() => import("../find/find-bar.tsx"), "There's no finding in the conversation:");

interface ThreadToolsProps extends ThreadReach {
  readonly conversationId: string;
  /** A command that was given before this was here. */
  readonly first: ThreadCommand | undefined;
  readonly missing: MissingCode;
}

/** What helps to find one's way in a thread, over its messages. */
export function ThreadTools({ conversationId, first, missing, ...reach }: ThreadToolsProps) {
  const [asked, setAsked] = useState(0);
  const close = () => setAsked(0);
  useThreadCommands(first, (command) => {
    if (command === "find") setAsked((times) => times + 1);
  });
  const find = useOverlayCode(finding, asked > 0, () => {
    close();
    missing.note(finding);
  });
  return (
    <>
      <OwnMessageJumps {...reach} first={first} />
      {asked > 0 && find && <find.FindBar {...reach} conversationId={conversationId} asked={asked} onClose={close} />}
    </>
  );
}
