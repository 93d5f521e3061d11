import type { Log } from "../../log/log.ts";
import { withEarlierRuns } from "../acts/earlier-runs.ts";
import type { TokenUsage } from "../../usage/token-usage.ts";
import { answerByRules, routeByRules } from "../built-in/built-in-assistant.ts";
import { isForRules } from "../built-in/is-for-rules.ts";
import { recallDone } from "../built-in/recall-done.ts";
import { type AnswerNode, type Graph, runGraph } from "../reply/graph.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import type { Assistant, ReplyRequest } from "../reply/reply.ts";
import { createAskedModel } from "./asked-model.ts";
import { createFileContents } from "./file-contents.ts";
import { inRun } from "./in-run.ts";
import type { ModelConfig } from "../../config/config.ts";
import { FILE_LIMITS } from "./model-files.ts";
import { MODEL_LIMITS, type ModelLimits, TITLE_LIMITS } from "./model-limits.ts";
import { createModelReplies } from "./model-reply.ts";
import { createModelRuns } from "./model-runs.ts";
import { createShortTexts } from "./short-text.ts";
import { createSummarizer } from "./summarizer.ts";
import { titleInstructions, titleMaterial } from "./title-prompt.ts";

/** The assistant that uses a language model behind an OpenAI-compatible endpoint, which isn't trusted to behave. */
export function createModelAssistant(
  ports: AssistantPorts,
  deps: { config: Omit<ModelConfig, "models">; usage: TokenUsage; log: Log; limits?: ModelLimits },
): Assistant {
  const { config, log } = deps;
  const { contextTokens } = config;
  const { limits = { ...MODEL_LIMITS, firstTokenMs: config.firstTokenMs ?? MODEL_LIMITS.firstTokenMs } } = deps;
  const model = createAskedModel(config);
  const begin = createModelRuns({
    endpoints: [config, ...(config.fallbacks ?? [])],
    firstTokenMs: limits.firstTokenMs,
    takesImages: model.takesImages,
    usage: deps.usage,
    log,
  });
  const shortText = createShortTexts({ begin, limits, log });
  const write = createModelReplies(ports, {
    model,
    contextTokens,
    contents: createFileContents(ports.files, { characters: FILE_LIMITS.characters, log }),
    summarizer: createSummarizer({ write: shortText, modelOf: model.nameOf, tokens: contextTokens, log }),
    limits,
    log,
  });
  const most = (settings: ReplyRequest["settings"]) => ({ input: contextTokens, output: model.longest(settings) });
  const recall = (request: ReplyRequest) => recallDone(ports.calendar, request);
  const byModel = inRun(begin, { modelOf: model.nameOf, most, recall }, write);
  const byRules = answerByRules(ports);
  // What was proposed is answered by rules, whatever the words around it are about.
  const node: AnswerNode = (request, ...rest) => (isForRules(request) ? byRules : byModel)(request, ...rest);
  const graph: Graph = {
    // A model says by its steps what it looks at. Reading the words for it first would only keep it waiting.
    route: (request) => (isForRules(request) ? routeByRules(request) : "general"),
    nodes: { calendar: node, weather: node, general: node },
  };
  return {
    async *reply(request, signal) {
      yield* runGraph(graph, await withEarlierRuns(ports.calendar, request), signal);
    },
    recall,
    title: (request, signal) =>
      shortText(
        { userId: request.userId, turnId: null, kind: "title", model: model.nameOf(request.settings) },
        {
          ...TITLE_LIMITS,
          tokens: Math.min(model.longest(request.settings), TITLE_LIMITS.tokens),
          instructions: titleInstructions(request),
          material: titleMaterial(request),
        },
        signal,
      ),
  };
}
