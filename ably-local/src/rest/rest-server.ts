import type { IncomingMessage, ServerResponse } from "node:http";
import { describe } from "../protocol/error-info.ts";
import { sendAnswer, sendError, sendPreflight } from "./rest-answer.ts";
import { restRequest } from "./rest-request.ts";
import { route, type Surroundings } from "./routes.ts";

/** Answers one REST request; never throws. */
export async function serveRest(
  request: IncomingMessage,
  response: ServerResponse,
  surroundings: Surroundings,
): Promise<void> {
  if (request.method === "OPTIONS") {
    sendPreflight(response);
    return;
  }
  try {
    const read = await restRequest(request);
    sendAnswer(response, route(read, surroundings), read.format);
  } catch (error) {
    const refusal = describe(error, surroundings.report);
    if (!response.headersSent && !response.destroyed) sendError(response, refusal);
  }
}
