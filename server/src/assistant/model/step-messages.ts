import { type AssistantContent, type ModelMessage, pruneMessages, type ToolContent } from "ai";

/** No call of a tool needs more. */
const INPUT_CHARACTERS = 16_000;
/** What the SDK says of a call that's no good has the whole input in it. */
const ERROR_CHARACTERS = 1_000;

const TOO_LONG = { tooLong: "This input was left out." };

type Part = Exclude<AssistantContent, string>[number] | ToolContent[number];

function shortened<P extends Part>(part: P): P {
  if (part.type === "tool-call" && (JSON.stringify(part.input) ?? "").length > INPUT_CHARACTERS)
    return { ...part, input: TOO_LONG };
  if (part.type === "tool-result" && part.output.type === "error-text")
    return { ...part, output: { ...part.output, value: part.output.value.slice(0, ERROR_CHARACTERS).toWellFormed() } };
  return part;
}

/** What the model gets back of a reply's steps: neither what it thought, nor an input that would crowd out the conversation. */
export const stepMessages = (messages: ModelMessage[]): ModelMessage[] =>
  pruneMessages({ messages, reasoning: "all" }).map((message) => {
    if (message.role === "tool") return { ...message, content: message.content.map(shortened) };
    if (message.role !== "assistant" || typeof message.content === "string") return message;
    return { ...message, content: message.content.map(shortened) };
  });
