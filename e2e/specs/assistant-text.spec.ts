import { beginStream, finishChunk, startScriptedEndpoint, textChunk } from "@atrium/server/testing/scripted-model";
import { composer, replies, replyIsComplete, send } from "../harness/chat.ts";
import { nastyMarkdown } from "../harness/nasty-markdown.ts";
import { signUp } from "../harness/person.ts";
import { expect, test as base } from "../harness/test.ts";

const SEED = 7;
const CHUNK_CHARACTERS = 37;

const documents = nastyMarkdown(6, SEED);
/** The last paragraph of each reply. It only appears once everything before it has rendered. */
const ending = (index: number) => `the end of reply ${index}`;

const test = base.extend({
  productEnv: [
    async ({}, provide) => {
      const model = await startScriptedEndpoint((response, { body }) => {
        const asked = JSON.stringify(body.messages?.at(-1)?.content);
        const index = Number(/document (\d+)/.exec(asked)?.[1]);
        const text = `${documents[index]}\n\n${ending(index)}`;
        beginStream(response);
        const characters = Array.from(text);
        for (let from = 0; from < characters.length; from += CHUNK_CHARACTERS)
          response.write(textChunk(characters.slice(from, from + CHUNK_CHARACTERS).join("")));
        response.end(finishChunk());
      });
      await provide({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "test", ATRIUM_MODEL: "scripted" });
      await model.close();
    },
    { scope: "worker" },
  ],
});

test("the page renders every reply a model can write, while it streams and after a reload", async ({ page }) => {
  await signUp(page);
  await page.goto("/new");
  for (const index of documents.keys()) {
    await send(page, `document ${index}`);
    await expect(replies(page).last().getByText(ending(index))).toBeVisible();
    await replyIsComplete(page);
  }
  await page.reload();
  await expect(
    replies(page)
      .last()
      .getByText(ending(documents.length - 1)),
  ).toBeVisible();
  await expect(composer(page)).toBeVisible();
});
