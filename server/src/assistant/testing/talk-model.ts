import type { AssistantPorts } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import { quietModel } from "./quiet-model.ts";
import { beginStream, finishChunk, manyCallsChunks, startScriptedEndpoint, textChunk } from "./scripted-endpoint.ts";
import { talk } from "./talk.ts";

/** A tool and its arguments. */
export type Call = readonly [name: string, args: object];

/**
 * A conversation with the model's assistant, whose model calls the tools that are told with each message, each list in a step of its own, and then says
 * `last`. The results of the tools are in `results`, in the order of the calls.
 */
export async function talkModel(ports: AssistantPorts, always: Partial<ReplyRequest> = {}, last = "Ok.") {
  let steps: (readonly Call[])[] = [];
  const results: string[] = [];
  const endpoint = await startScriptedEndpoint((response, { body }) => {
    const { messages = [] } = body;
    const before = messages.findLastIndex(({ role }) => role !== "tool");
    results.push(...messages.slice(before + 1).map(({ content }) => String(content)));
    beginStream(response);
    const calls = steps.shift();
    response.end(calls === undefined ? textChunk(last) + finishChunk() : manyCallsChunks(calls));
  });
  const assistant = quietModel(ports, endpoint.baseUrl);
  const say = talk(ports, always, assistant);
  return {
    results,
    calls: endpoint.calls,
    close: endpoint.close,
    say(
      text: string,
      called: readonly (readonly Call[])[] = [],
      once: Partial<ReplyRequest> = {},
      signal?: AbortSignal,
    ) {
      steps = [...called];
      results.length = 0;
      return say(text, once, signal);
    },
  };
}
