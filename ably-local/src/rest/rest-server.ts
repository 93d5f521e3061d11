import type { IncomingMessage, ServerResponse } from "node:http";
import { describe } from "../protocol/error-info.ts";
import { allowOrigin, sendAnswer, sendError, sendPreflight } from "./rest-answer.ts";
import { restRequest } from "./rest-request.ts";
import { route, type Surroundings } from "./routes.ts";

/** Answers one REST request; never throws. */
export async function serveRest(
  request: IncomingMessage,
  response: ServerResponse,
  surroundings: Surroundings,
): Promise<void> {
  allowOrigin(request, response, surroundings.origins);
  if (request.method === "OPTIONS") {
    sendPreflight(request, response);
    return;
  }
  try {
    const read = await restRequest(request);
    sendAnswer(response, route(read, surroundings), read.format);
  } catch (error) {
    const abandoned = request.destroyed && !request.complete;
    if (!abandoned) sendError(response, describe(error, surroundings.report));
  }
}
