import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface ChatMessage {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly content: string | null;
}

/** What the product asked of the model. */
export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly { readonly function: { readonly name: string } }[];
}

/** What the model answers: text in pieces, or one call of a tool. */
export type ModelAnswer =
  | { readonly text: readonly string[]; readonly pauseMs?: number }
  | { readonly tool: string; readonly arguments: Readonly<Record<string, unknown>> };

export interface ScriptedModel {
  /** For OPENAI_BASE_URL. */
  readonly baseUrl: string;
  readonly requests: readonly ModelRequest[];
  close(): Promise<void>;
}

/** An OpenAI-compatible endpoint on loopback that streams what the script says. */
export async function startScriptedModel(script: (request: ModelRequest) => ModelAnswer): Promise<ScriptedModel> {
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function serve(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== "POST" || !request.url?.endsWith("/chat/completions")) {
      response.writeHead(404).end();
      return;
    }
    const asked = JSON.parse(await readBody(request)) as ModelRequest;
    requests.push({ ...asked, tools: asked.tools ?? [] });
    response.writeHead(200, { "content-type": "text/event-stream" });
    for await (const choice of choices(script({ ...asked, tools: asked.tools ?? [] }))) {
      const chunk = {
        id: "chatcmpl-1",
        object: "chat.completion.chunk",
        created: 1,
        model: asked.model,
        choices: [{ index: 0, ...choice }],
      };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    }
    response.end("data: [DONE]\n\n");
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function* choices(answer: ModelAnswer) {
  if ("tool" in answer) {
    const text = JSON.stringify(answer.arguments);
    const half = Math.ceil(text.length / 2);
    const call = (part: object) => ({ delta: { tool_calls: [{ index: 0, ...part }] }, finish_reason: null });
    yield call({ id: "call_1", type: "function", function: { name: answer.tool, arguments: "" } });
    yield call({ function: { arguments: text.slice(0, half) } });
    yield call({ function: { arguments: text.slice(half) } });
    yield { delta: {}, finish_reason: "tool_calls" };
    return;
  }
  for (const content of answer.text) {
    if (answer.pauseMs) await new Promise((resolve) => setTimeout(resolve, answer.pauseMs));
    yield { delta: { content }, finish_reason: null };
  }
  yield { delta: {}, finish_reason: "stop" };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const piece of request.setEncoding("utf8")) body += piece as string;
  return body;
}
