import type { ReplyRequest } from "../reply/reply.ts";
import { isRepetitive } from "../understanding/repetitive.ts";

/** A request as rules read it: without a text that only repeats itself, which says nothing to them. */
export const legible = (request: ReplyRequest): ReplyRequest =>
  isRepetitive(request.text) ? { ...request, text: "" } : request;
