import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that the endpoint got. */
export interface ModelCall {
  readonly body: {
    readonly model?: string;
    readonly temperature?: number;
    readonly max_tokens?: number;
    readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
    readonly tool_choice?: string;
    readonly stream_options?: { readonly include_usage?: boolean };
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
  };
  /** The API key that the call was made with. */
  readonly key: string | undefined;
  /** Resolves when the caller has closed the connection. */
  readonly closed: Promise<void>;
}

export type Script = (response: ServerResponse, call: ModelCall, number: number) => void;

const event = (parts: { readonly choices: readonly unknown[]; readonly usage?: object }) =>
  `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", created: 1, model: "m", ...parts })}\n\n`;
const chunk = (choice: unknown) => event({ choices: [choice] });

/** A stream chunk with a piece of text. */
export const textChunk = (content: string) => chunk({ index: 0, delta: { role: "assistant", content } });
/** A stream chunk with a piece of what the model thinks. */
export const reasoningChunk = (text: string) =>
  chunk({ index: 0, delta: { role: "assistant", reasoning_content: text } });
/** @param usage what the endpoint says that the call took, in its format. It doesn't say anything if it's undefined. */
export const finishChunk = (reason = "stop", usage?: object) =>
  `${chunk({ index: 0, delta: {}, finish_reason: reason })}${usage === undefined ? "" : event({ choices: [], usage })}data: [DONE]\n\n`;
/** A tool call with its arguments split over two chunks. */
export const toolChunks = (name: string, args: unknown, id = "call-1") => {
  const json = JSON.stringify(args);
  const call = (part: object) => chunk({ index: 0, delta: { tool_calls: [{ index: 0, ...part }] } });
  const half = Math.floor(json.length / 2);
  return (
    call({ id, type: "function", function: { name, arguments: json.slice(0, half) } }) +
    call({ function: { arguments: json.slice(half) } }) +
    finishChunk("tool_calls")
  );
};

/** Calls of several tools in a single step. */
export const manyCallsChunks = (calls: readonly (readonly [name: string, args: unknown])[]) =>
  chunk({
    index: 0,
    delta: {
      tool_calls: calls.map(([name, args], index) => {
        const call = { name, arguments: JSON.stringify(args) };
        return { index, id: `call-${index}`, type: "function", function: call };
      }),
    },
  }) + finishChunk("tool_calls");

/** Many calls of one tool in a single step. */
export const manyToolChunks = (name: string, argsOfEach: readonly unknown[]) =>
  manyCallsChunks(argsOfEach.map((args) => [name, args] as const));

export const beginStream = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "text/event-stream" });

async function read(request: IncomingMessage): Promise<ModelCall["body"]> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString("utf8")) as ModelCall["body"];
}

/** For tests: an OpenAI-compatible endpoint that does what `script` says. */
export async function startScriptedEndpoint(script: Script) {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const closed = new Promise<void>((resolve) => response.once("close", resolve));
      const key = request.headers.authorization?.replace(/^Bearer /, "");
      const call = { body, key, closed };
      calls.push(call);
      script(response, call, calls.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
