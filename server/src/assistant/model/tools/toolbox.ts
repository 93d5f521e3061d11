import type { MessageCard } from "@atrium/shared-contracts/wire";
import type { AssistantPorts } from "../../reply/ports.ts";
import type { ReplyRequest } from "../../reply/reply.ts";
import type { Wording } from "../../wording/wording.ts";
import type { ReplyActs } from "../reply-acts.ts";

/** What the tools of one reply work with. */
export interface Toolbox {
  readonly ports: AssistantPorts;
  readonly request: ReplyRequest;
  readonly acts: ReplyActs;
  readonly wording: Wording;
  /** The person's time zone: tools take and give local times of it. */
  readonly zone: string;
  readonly signal: AbortSignal;
  /** Shows a card once, however often it's found. */
  readonly show: (card: MessageCard, key: string) => void;
}
