import type { Locator } from "@playwright/test";
import { beginStream, finishChunk, startScriptedEndpoint, textChunk } from "@atrium/server/testing/scripted-model";
import { composer, replies, replyIsComplete, send } from "../harness/chat.ts";
import { signUp } from "../harness/person.ts";
import { expect, test as base } from "../harness/test.ts";

const REPLIES = {
  formulas: `Einstein's \\(E = mc^2\\), and the roots of \\(ax^2 + bx + c\\):

\\[
x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}
\\]

It costs $5 or $10. A broken one: \\(\\frac{1}\\), a framed one: \\(\\fbox{\\pmb{x}}\\), a matrix:

$$
A = \\begin{pmatrix}
1 & 0 \\\\
0 & 1
\\end{pmatrix}, \\quad \\mathbb{R} \\mathcal{L} \\mathfrak{g} \\int_0^\\infty e^{-x^2}\\,dx = \\frac{\\sqrt{\\pi}}{2}, \\quad \\sum_{n=1}^{\\infty} \\frac{1}{n^2} = \\frac{\\pi^2}{6}
$$

the end of formulas`,
  code: `Run \`npm start\`:

\`\`\`ts
const agreed = 0 !== 1 && "O0 l1I"; // => ok
\`\`\`

\`\`\`text
┌──────┬─────┐
│ 0O   │ 1lI │
├──────┼─────┤
└──────┴─────┘
\`\`\`

the end of code`,
  parts: `A table with a note[^1]:

| City | Population | Country | River | Founded | Known for |
|---|--:|---|---|---|---|
| Lisbon | 545,796 | Portugal | Tagus | around 1200 BC | =1+1 |
| Hanoi | 8,053,663 | Vietnam | Red River | 1010 | lakes and old streets |
| Turin | 841,600 | Italy | Po | 28 BC | chocolate |

![a bridge](https://pictures.example/bridge.jpg?d=secret)

\`\`\`ts
${Array.from({ length: 60 }, (_, index) => `const value${index}: number = ${index}; // line ${index + 1}`).join("\n")}
\`\`\`

[^1]: The note that belongs to the table.

the end of parts`,
  diagrams: `A flow, a conversation and a mistake:

\`\`\`mermaid
flowchart TD
  A[Ask a question] --> B{Is it <b>simple</b>?}
  B -->|Yes| C(Answer right away)
  B -->|No| D[Look it up]
  D --> C
  A --- E["<img src=https://evil.example/label.png onerror=alert(1)>"]
  click A href "javascript:alert(1)"
  style A fill:#eef
\`\`\`

\`\`\`mermaid
%%{init: {"securityLevel": "loose", "htmlLabels": true, "themeCSS": "* { background: url(https://evil.example/theme.png) }"}}%%
sequenceDiagram
  participant Browser
  participant Server
  Browser->>Server: Send a message
  Server-->>Browser: Stream the reply
  Note over Browser: <script>alert(1)</script>
\`\`\`

\`\`\`mermaid
pie title Pets
  "Dogs" : 386
  "Cats" : 85
\`\`\`

\`\`\`mermaid
flowchart TD
  A[[ --> nowhere
\`\`\`

the end of diagrams`,
};

const test = base.extend({
  productEnv: [
    async ({}, provide) => {
      const model = await startScriptedEndpoint((response, { body }) => {
        const asked = JSON.stringify(body.messages?.at(-1)?.content);
        const [, text] = Object.entries(REPLIES).find(([name]) => asked.includes(`show ${name}`)) ?? [];
        beginStream(response);
        for (const part of (text ?? "Hello").match(/.{1,23}/gsu) ?? []) response.write(textChunk(part));
        response.end(finishChunk());
      });
      await provide({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "test", ATRIUM_MODEL: "scripted" });
      await model.close();
    },
    { scope: "worker" },
  ],
});

test("formulas are drawn with their fonts, and copied as they're written", async ({ page, context }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/security policy|trusted/i.test(message.text())) refused.push(message.text());
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page);
  await page.goto("/new");
  await send(page, "show formulas");
  await expect(replies(page).last().getByText("the end of formulas")).toBeVisible();
  await replyIsComplete(page);

  const reply = replies(page).last();
  await expect(reply.locator(".katex")).toHaveCount(5);
  await expect(reply.locator(".math-failed")).toHaveAttribute("title", /^Couldn't draw this formula/);
  await expect(reply.getByText("It costs $5 or $10.")).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some((font) => font.family.includes("KaTeX_Main") && font.status === "loaded"),
      ),
    )
    .toBe(true);
  // Positions within a formula are styles that script sets.
  expect(
    await reply
      .locator(".katex .vlist span")
      .first()
      .evaluate((span) => span.style.top),
  ).not.toBe("");
  expect(refused).toEqual([]);

  await reply
    .locator("p")
    .first()
    .evaluate((paragraph) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      getSelection()?.selectAllChildren(paragraph);
    });
  await page.keyboard.press("ControlOrMeta+c");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe("Einstein's \\(E = mc^2\\), and the roots of \\(ax^2 + bx + c\\):");
});

test("code is drawn with its own font, which is fetched with the first code", async ({ page }, info) => {
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /geist-mono-[a-z0-9-]+wght/.exec(name)?.[0] ?? [])
        .toSorted(),
    );
  const drawnWith = async (selector: string) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("DOM.enable");
    await devTools.send("CSS.enable");
    const { root } = await devTools.send("DOM.getDocument");
    const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
    await devTools.detach();
    return fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`);
  };
  await signUp(page);
  await page.goto("/new");
  await send(page, "say **hello**");
  await replyIsComplete(page);
  expect(await fonts()).toEqual([]);
  // Long words would take seconds to break into lines.
  for (const text of [composer(page), replies(page).last().getByRole("paragraph").first()])
    await expect(text).toHaveCSS("font-variant-ligatures", "no-contextual");

  await send(page, "show code");
  const reply = replies(page).last();
  await expect(reply.getByText("the end of code")).toBeVisible();
  await replyIsComplete(page);
  await expect.poll(fonts).toEqual(["geist-mono-latin-wght", "geist-mono-symbols2-wght"]);
  await expect.poll(() => drawnWith(".message pre")).toEqual(["Geist Mono true"]);
  await expect.poll(() => drawnWith(".message :not(pre) > code")).toEqual(["Geist Mono true"]);
  expect(await page.evaluate(() => document.fonts.check('13px "Geist Mono"'))).toBe(true);
  await page.screenshot({ path: info.outputPath("code.png") });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: info.outputPath("code-phone.png") });
});

test("tables, code, images and footnotes of a reply can be used, and nothing is fetched by itself", async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".example")) foreign.push(request.url());
  });
  await signUp(page);
  await page.goto("/new");
  await send(page, "show parts");
  await expect(replies(page).last().getByText("the end of parts")).toBeVisible();
  await replyIsComplete(page);
  await page.reload();
  const reply = replies(page).last();
  await expect(reply.getByText("the end of parts")).toBeAttached();

  const endOf = (text: Locator) =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector("button")?.firstChild ?? element);
      return range.getBoundingClientRect().right;
    });
  const header = reply.getByRole("columnheader", { name: "Population" });
  await expect(header.getByRole("button")).toBeVisible();
  expect(await endOf(header), "a header is in line with its column").toBeCloseTo(
    await endOf(reply.getByRole("cell", { name: "8,053,663" })),
    0,
  );
  await reply.getByRole("button", { name: "Population" }).click();
  await expect(reply.getByRole("row").nth(1)).toContainText("Lisbon");
  await reply.getByRole("button", { name: "Population" }).click();
  await expect(reply.getByRole("row").nth(1)).toContainText("Hanoi");
  await expect(reply.getByRole("columnheader", { name: "Population" })).toHaveAttribute("aria-sort", "descending");

  const image = reply.getByRole("link", { name: "Image from pictures.example: a bridge" });
  await expect(image).toHaveAttribute("rel", "noopener noreferrer");
  await expect(image).toHaveAttribute("target", "_blank");

  await reply.getByRole("link", { name: "1", exact: true }).click();
  await expect(reply.getByRole("listitem").filter({ hasText: "The note that belongs" })).toBeFocused();
  await reply.getByRole("link", { name: "Back to reference 1" }).click();
  await expect(reply.getByRole("link", { name: "1", exact: true })).toBeFocused();

  await reply.getByRole("button", { name: "Line numbers" }).click();
  await reply.getByRole("button", { name: "Show all 60 lines" }).click();
  const fold = reply.getByRole("button", { name: "Show less" });
  await fold.scrollIntoViewIfNeeded();
  const before = (await fold.boundingBox())?.y ?? 0;
  await fold.click();
  const unfold = reply.getByRole("button", { name: "Show all 60 lines" });
  await expect.poll(async () => Math.abs(((await unfold.boundingBox())?.y ?? 0) - before)).toBeLessThan(40);
  expect(foreign).toEqual([]);
});

test.describe("diagrams", () => {
  // The browser reports a label's handler when Mermaid parses it to take it out. The frame's policy refuses what this test tries.
  test.use({ expectedErrors: /frames\/mermaid\.js|content policy: script-src-attr inline|\/api\/health/ });

  test("diagrams are drawn in a frame that reaches nothing, and shown as images", async ({ page, context }) => {
    const problems: string[] = [];
    page.on("dialog", (dialog) => {
      problems.push(dialog.message());
      void dialog.dismiss();
    });
    const library: string[] = [];
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/frames/mermaid.js")) library.push(request.url());
      if (request.url().includes(".example")) foreign.push(request.url());
    });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signUp(page);
    await page.goto("/new");
    await send(page, "show formulas");
    await expect(replies(page).last().getByText("the end of formulas")).toBeVisible();
    await replyIsComplete(page);
    expect(library).toEqual([]);

    await send(page, "show diagrams");
    await expect(replies(page).last().getByText("the end of diagrams")).toBeVisible();
    await replyIsComplete(page);
    const reply = replies(page).last();
    for (const mark of ["flowchart TD", "sequenceDiagram", "pie title Pets"])
      await reply
        .locator("pre", { hasText: mark })
        .first()
        .evaluate((code) => code.scrollIntoView());
    await expect(reply.getByRole("img", { name: "Diagram" })).toHaveCount(3);
    for (const image of await reply.getByRole("img", { name: "Diagram" }).all())
      expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
    await expect(reply.getByText("Couldn't draw this diagram: Parse error on line")).toBeVisible();
    expect(library).toHaveLength(1);
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("sandbox", "allow-scripts");
    // The frame has an origin of its own: nothing of the page, no storage, and no network.
    const inside = page.frames().find((other) => other.url().endsWith("/frames/diagram.html"));
    expect(await inside?.evaluate(() => origin)).toBe("null");
    expect(
      await inside?.evaluate(() =>
        fetch("/api/health").then(
          () => "fetched",
          () => "refused",
        ),
      ),
    ).toBe("refused");

    await reply.getByRole("button", { name: "Show source" }).first().click();
    await expect(reply.getByText("A[Ask a question] --> B{Is it <b>simple</b>?}")).toBeVisible();
    await reply.getByRole("button", { name: "Show diagram" }).click();
    await expect(reply.getByRole("img", { name: "Diagram" })).toHaveCount(3);
    await reply.getByRole("button", { name: "Copy", exact: true }).first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^flowchart TD\n {2}A\[Ask/);
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
  });
});
