import type { GraphNode, ReplyEvent, ReplyRequest } from "./reply.ts";
import { type StepReport, withSteps } from "./with-steps.ts";

/** A node that answers: it takes the request, yields text, reasoning, cards or a failure, and reports its steps. */
export type AnswerNode = (request: ReplyRequest, signal: AbortSignal, report: StepReport) => AsyncIterable<ReplyEvent>;

export interface Graph {
  /** Picks the node that answers. */
  readonly route: (request: ReplyRequest) => Exclude<GraphNode, "router">;
  readonly nodes: Record<Exclude<GraphNode, "router">, AnswerNode>;
}

const STARTED: Record<Exclude<GraphNode, "router">, string> = {
  calendar: "Looking at your calendar",
  weather: "Checking the weather",
  general: "Thinking",
};

/** Runs the router, then the node it picks; each reports when it starts and completes. A failing node never completes. */
export async function* runGraph(graph: Graph, request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
  yield { type: "progress", node: "router", status: "started", content: "Reading your message" };
  const node = graph.route(request);
  yield { type: "progress", node: "router", status: "completed", content: node };
  yield { type: "progress", node, status: "started", content: STARTED[node] };
  for await (const event of withSteps((report) => graph.nodes[node](request, signal, report))) {
    yield event;
    if (event.type === "failed") return;
  }
  if (!signal.aborted) yield { type: "progress", node, status: "completed", content: "" };
}
