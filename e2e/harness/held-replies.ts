import { beginStream, finishChunk, startScriptedEndpoint, textChunk } from "@atrium/server/testing/scripted-model";
import { test as base } from "./test.ts";

/** What the model is asked for to continue a reply begins with this. */
const CONTINUE = "Your reply was cut off.";

/** Ends of the replies to messages, by the message. */
const ends = new Map<string, PromiseWithResolvers<void>>();

/** Resolved, it ends the reply to a message. Until then, that waits in the middle, however slow the machine. */
export const endOf = (question: string): PromiseWithResolvers<void> => {
  const known = ends.get(question) ?? Promise.withResolvers<void>();
  ends.set(question, known);
  return known;
};

/** A product whose assistant says `Begins to answer QUESTION.`, and after `endOf(QUESTION)` ` Answered QUESTION.` */
export const test = base.extend<{ forgotten: void }>({
  productEnv: [
    async ({}, provide) => {
      const model = await startScriptedEndpoint((response, { body }) => {
        const asked = (body.messages ?? []).map(({ content }) => String(content));
        const continues = asked.at(-1)?.startsWith(CONTINUE) ?? false;
        const question = asked.at(continues ? -3 : -1) ?? "";
        beginStream(response);
        if (!continues) response.write(textChunk(`Begins to answer ${question}.`));
        void endOf(question).promise.then(() => response.end(textChunk(` Answered ${question}.`) + finishChunk()));
      });
      await provide({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "test", ATRIUM_MODEL: "scripted" });
      await model.close();
    },
    { scope: "worker" },
  ],
  forgotten: [
    async ({}, provide) => {
      ends.clear();
      await provide();
    },
    { auto: true },
  ],
});
