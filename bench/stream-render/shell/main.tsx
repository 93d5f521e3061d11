import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type Root, createRoot } from "react-dom/client";
import { ReplyText, type ReplyTextProps } from "../../../mfe-chat/src/markdown/reply-text.tsx";
import { textFrames } from "../../../mfe-chat/src/live/text-frames.ts";
import { blockCutting, highlighting, markdownRendering, richParts } from "../../../mfe-chat/src/markdown/lazy-parts.ts";
import { NaiveReply } from "./naive-reply.tsx";
import { PlainReply, type PlainText, plainText } from "./plain-reply.tsx";
import type { Drawing, Drawn } from "./stage.ts";
import { Surroundings } from "./surroundings.tsx";

/** A reply counts as fully drawn after so long without a change: it's read part by part once more, when the browser is idle. Milliseconds. */
const QUIET_MS = 3_000;

const scroller = document.createElement("main");
scroller.style.cssText = "position: fixed; inset: 0; overflow-y: auto";
const column = document.createElement("div");
column.style.cssText = "max-width: 760px; margin: auto";
scroller.append(column);
document.body.append(scroller);

let root: Root | undefined;
let drawing: Drawing = { renderer: "nothing", colors: true, frames: 1 };
let text = "";
let plain: PlainText | undefined;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const toEnd = () => void (scroller.scrollTop = scroller.scrollHeight);

let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: "longtask" });

let show: (reply: ReplyTextProps) => void = () => {};

/** Only this is rendered again as the reply grows, and not what's around it, as in the product. */
function Reply() {
  const [reply, setReply] = useState<ReplyTextProps>({ text: "", streaming: true });
  useLayoutEffect(() => {
    show = setReply;
  }, []);
  const { renderer } = drawing;
  return (
    <>
      {renderer === "product" && <ReplyText {...reply} />}
      {renderer === "naive" && <NaiveReply text={reply.text} />}
      {renderer === "streaming-markdown" && <PlainReply onReady={beginPlain} />}
    </>
  );
}

function commit(streaming: boolean) {
  flushSync(() => show({ text, streaming }));
  toEnd();
}
const beginPlain = (place: HTMLElement, codeClass: string) =>
  void (plain = plainText(place, codeClass, drawing.colors));

/** What comes is drawn at once by the renderer that appends, and with the next commit by the others. */
function receive(chunk: string) {
  if (drawing.renderer === "streaming-markdown") plain?.write(chunk);
  else text += chunk;
}
function draw() {
  if (drawing.renderer === "streaming-markdown") toEnd();
  else commit(true);
}

/** Before its code is loaded, so that it never is. */
const withoutColors = () =>
  Object.assign(highlighting, {
    current: () => undefined,
    load: () => Promise.resolve({ status: "failed", error: new Error("Not wanted") }),
  });

async function settle() {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  observer.observe(column, { childList: true, subtree: true, characterData: true });
  while (performance.now() - changedAt < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
  observer.disconnect();
}

const drawn = (): Drawn => ({
  blocks: column.querySelectorAll("p, h2, h3, pre, ul, ol, table, blockquote").length,
  items: column.querySelectorAll("li, td, th, strong, em, a").length,
  code: [...column.querySelectorAll("code")].reduce((sum, { textContent }) => sum + textContent.length, 0),
  coloured: column.querySelectorAll("[class^=hljs-]").length,
});

window.stage = {
  async begin(next) {
    if (!next.colors) withoutColors();
    await Promise.all([markdownRendering, richParts, highlighting, blockCutting].map((code) => code.load()));
    root?.unmount();
    root = createRoot(column);
    drawing = next;
    text = "";
    flushSync(() =>
      root?.render(
        <Surroundings>
          <Reply />
        </Surroundings>,
      ),
    );
    await nextFrame();
    longest = 0;
  },
  async append(chunks) {
    for (const [index, chunk] of chunks.entries()) {
      await nextFrame();
      receive(chunk);
      if (index % drawing.frames === drawing.frames - 1) draw();
    }
    await nextFrame();
  },
  async play(chunks, perSecond) {
    // Within the frame, as in the product.
    const follow = new ResizeObserver(toEnd);
    follow.observe(column);
    const inFrame = textFrames();
    let waits = false;
    const begun = performance.now();
    let next = 0;
    await new Promise<void>((resolve) => {
      const arrive = setInterval(() => {
        const due = Math.min(chunks.length, Math.floor(((performance.now() - begun) / 1000) * perSecond));
        for (; next < due; next += 1) receive(chunks[next] ?? "");
        if (next === chunks.length) {
          clearInterval(arrive);
          resolve();
        }
        if (drawing.renderer === "streaming-markdown" || waits) return;
        waits = true;
        inFrame(() => {
          waits = false;
          flushSync(() => show({ text, streaming: true }));
        });
      }, 1000 / perSecond);
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    follow.disconnect();
  },
  async finish() {
    if (drawing.renderer === "streaming-markdown") plain?.end();
    else commit(false);
    await settle();
    return drawn();
  },
  longestTask: () => longest,
};
