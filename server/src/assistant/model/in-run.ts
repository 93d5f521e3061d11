import type { MessageCard } from "@atrium/shared-contracts/wire";
import type { AnswerNode } from "../reply/graph.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { BeginRun, ModelRun } from "./model-runs.ts";

/** About how many characters of texts have a token. It's enough to reserve some. */
const CHARACTERS_PER_TOKEN = 3;

/** A node each of whose replies is a run of the model. A reply fails if the person has no tokens left today. */
export const inRun = (
  begin: BeginRun,
  from: {
    readonly modelOf: (settings: ReplyRequest["settings"]) => string;
    /** The maximum tokens of what the model gets and writes. */
    readonly most: (settings: ReplyRequest["settings"]) => { readonly input: number; readonly output: number };
    /** The cards of what earlier attempts have done. */
    readonly recall: (request: ReplyRequest) => Promise<readonly MessageCard[]>;
  },
  write: (run: ModelRun) => AnswerNode,
): AnswerNode =>
  async function* reply(request, signal, report) {
    const { turnId, userId, settings } = request;
    const { input, output } = from.most(settings);
    const expected = Math.min(input, lengthOf(request) / CHARACTERS_PER_TOKEN) + output;
    const run = await begin({ userId, turnId, kind: "reply", model: from.modelOf(settings) }, Math.ceil(expected));
    if (run === null) {
      for (const card of await from.recall(request)) yield { type: "card", card };
      yield { type: "failed", failure: "tokens_used_up" };
      return;
    }
    try {
      yield* write(run)(request, signal, report);
    } finally {
      await run.end();
    }
  };

const lengthOf = ({ text, history, continues }: ReplyRequest): number =>
  [text, continues ?? "", ...history.map((said) => said.text)].reduce((sum, { length }) => sum + length, 0);
