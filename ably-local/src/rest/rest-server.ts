import type { IncomingMessage, ServerResponse } from "node:http";
import { describe } from "../protocol/error-info.ts";
import { allowOrigin, sendAnswer, sendError, sendPreflight } from "./rest-answer.ts";
import { restRequest } from "./rest-request.ts";
import type { RestContext } from "./rest-context.ts";
import { route } from "./routes.ts";

/** Answers one REST request; never throws. */
export async function serveRest(
  request: IncomingMessage,
  response: ServerResponse,
  context: RestContext,
): Promise<void> {
  allowOrigin(request, response, context.origins);
  if (request.method === "OPTIONS") {
    sendPreflight(request, response);
    return;
  }
  try {
    const read = await restRequest(request);
    sendAnswer(response, route(read, context), read.format);
  } catch (error) {
    const abandoned = request.destroyed && !request.complete;
    if (!abandoned) sendError(response, describe(error, context.report));
  }
}
