import type { GraphNode, ReplyEvent, ReplyRequest } from "./reply.ts";

/** A node that answers: it gets the request and yields text, cards or a failure. */
export type AnswerNode = (request: ReplyRequest, signal: AbortSignal) => AsyncIterable<ReplyEvent>;

export interface Graph {
  /** Which node answers. */
  readonly route: (request: ReplyRequest) => Exclude<GraphNode, "router">;
  readonly nodes: Record<Exclude<GraphNode, "router">, AnswerNode>;
}

const STARTED: Record<Exclude<GraphNode, "router">, string> = {
  calendar: "Looking at your calendar",
  weather: "Checking the weather",
  general: "Thinking",
};

/** Runs router, then the node it names; each tells when it starts and completes. A node that fails does not complete. */
export async function* runGraph(graph: Graph, request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
  yield { type: "progress", node: "router", status: "started", content: "Reading your message" };
  const node = graph.route(request);
  yield { type: "progress", node: "router", status: "completed", content: node };
  yield { type: "progress", node, status: "started", content: STARTED[node] };
  for await (const event of graph.nodes[node](request, signal)) {
    yield event;
    if (event.type === "failed") return;
  }
  if (!signal.aborted) yield { type: "progress", node, status: "completed", content: "" };
}
