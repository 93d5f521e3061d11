import type { ToolSet } from "ai";
import type { Memory, MessageCard } from "@atrium/shared-contracts/wire";
import type { AssistantPorts } from "../../reply/ports.ts";
import type { ReplyRequest } from "../../reply/reply.ts";
import { wordingOf } from "../../request/wording-of.ts";
import type { ReplyActs } from "../reply-acts.ts";
import { calendarReading } from "./calendar-reading.ts";
import { calendarWriting } from "./calendar-writing.ts";
import { marketplaceTools } from "./marketplace-tools.ts";
import { memoryTools } from "./memory-tools.ts";
import type { Toolbox } from "./toolbox.ts";
import { weatherTool } from "./weather-tool.ts";

/** How many results of one reply are shown as cards. */
const MOST_SHOWN = 20;

/**
 * The tools of one reply. They act only on the user's own rows, write through `acts`, and pass what they found to `onCard`. They throw when a domain
 * refuses, and must be called one at a time.
 */
export function modelTools(
  ports: AssistantPorts,
  request: ReplyRequest,
  {
    acts,
    memories,
    signal,
    onCard,
  }: {
    acts: ReplyActs;
    /** What the assistant remembers of the user. */
    memories: readonly Memory[];
    signal: AbortSignal;
    onCard: (card: MessageCard) => void;
  },
): ToolSet {
  const wording = wordingOf(request);
  const shown = new Set<string>();
  const tools: Toolbox = {
    ports,
    request,
    acts,
    wording,
    zone: wording.now.timeZoneId,
    signal,
    show(card, key) {
      if (!shown.has(key) && shown.size < MOST_SHOWN) onCard(card);
      shown.add(key);
    },
  };
  return {
    ...calendarReading(tools),
    ...calendarWriting(tools),
    ...marketplaceTools(tools),
    ...weatherTool(tools),
    ...memoryTools(tools, memories),
  };
}
