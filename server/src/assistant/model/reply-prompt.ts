import type { Memory } from "@atrium/shared-contracts/wire";
import type { ModelMessage, ToolSet } from "ai";
import type { ReplyRequest } from "../reply/reply.ts";
import type { StepReport } from "../reply/with-steps.ts";
import type { AskedModel } from "./asked-model.ts";
import { contextOf } from "./conversation-context.ts";
import type { FileContents } from "./file-contents.ts";
import { reportedFiles } from "./file-steps.ts";
import { memoryInstructions, memoryWords } from "./memory-prompt.ts";
import { FILE_LIMITS, FILES_INSTRUCTIONS, type FileOutcome, holdsContents, readFiles } from "./model-files.ts";
import { modelInstructions, modelMessages } from "./model-prompt.ts";
import { promptTokens } from "./prompt-tokens.ts";
import type { Summarizer } from "./summarizer.ts";
import { begunWith, SUMMARY_INSTRUCTIONS, summaryWords } from "./summary-prompt.ts";

/** The part of the context that files' texts may take. */
const FILES_SHARE = 3 / 8;

/** What the model gets for a reply, within the budget of its context. */
export interface ReplyPrompt {
  readonly instructions: string;
  readonly messages: ModelMessage[];
  /** What became of the message's own files. */
  readonly ownFiles: readonly FileOutcome[];
  /** Whether the contents of a file are in it. */
  readonly holdsFiles: boolean;
}

export async function replyPrompt(
  asked: ReplyRequest,
  from: {
    readonly model: AskedModel;
    readonly contextTokens: number;
    readonly contents: FileContents;
    readonly summarizer: Summarizer;
    readonly memories: readonly Memory[];
    readonly tools: ToolSet;
    readonly report: StepReport;
    readonly signal: AbortSignal;
  },
): Promise<ReplyPrompt> {
  const { model, contextTokens, memories, signal } = from;
  const instructions = `${modelInstructions(asked)}\n${memoryInstructions(asked)}`;
  const { request, files, summary } = await contextOf(asked, {
    tokens: contextTokens,
    reserved: await promptTokens(
      [instructions, FILES_INSTRUCTIONS, SUMMARY_INSTRUCTIONS, memoryWords(memories)].join("\n"),
      from.tools,
    ),
    readFiles: (request) => {
      const read = readFiles(request, {
        contents: from.contents,
        takesImages: model.takesImages(model.nameOf(request.settings)),
        limits: { ...FILE_LIMITS, tokens: contextTokens * FILES_SHARE },
        signal,
      });
      return reportedFiles(request.attachments, read, from.report);
    },
    summarizer: from.summarizer,
    signal,
  });
  const holdsFiles = holdsContents(files);
  return {
    instructions: [
      instructions,
      ...(holdsFiles ? [FILES_INSTRUCTIONS] : []),
      ...(summary === null ? [] : [SUMMARY_INSTRUCTIONS]),
    ].join("\n"),
    messages: begunWith(modelMessages(request, files), [
      ...(memories.length === 0 ? [] : [memoryWords(memories)]),
      ...(summary === null ? [] : [summaryWords(summary, request.turnId)]),
    ]),
    ownFiles: files.own,
    holdsFiles,
  };
}
