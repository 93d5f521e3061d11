import type { ReplyRequest } from "../reply/reply.ts";
import type { GuideTopic } from "../understanding/intent.ts";
import { eitherOf, examplesOf } from "../wording/examples.ts";
import type { Wording } from "../wording/wording.ts";

type Said = Pick<Wording, "t" | "language">;

const exampleList = ({ t }: Said) => t("guide.examples", examplesOf(t));

/** What the assistant says about itself and the product. */
export function guide(topic: GuideTopic, wording: Said): string {
  const { t } = wording;
  return t(`guide.${topic}`, {
    ...examplesOf(t),
    examples: exampleList(wording),
    events: eitherOf(t("examples.events"), wording),
    products: eitherOf(t("examples.products"), wording),
  });
}

/** The reply when a language model would be needed. It's short once the conversation has shown what can be asked. */
export function noModel(wording: Said, { history }: Pick<ReplyRequest, "history">): string {
  const examples = exampleList(wording);
  const isShown = history.some(({ role, text }) => role === "assistant" && text.includes(examples));
  return isShown ? wording.t("guide.noModelAgain") : wording.t("guide.noModel", { examples });
}
