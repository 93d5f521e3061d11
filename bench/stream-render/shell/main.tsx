import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type Root, createRoot } from "react-dom/client";
import { ReplyText, type ReplyTextProps } from "../../../mfe-chat/src/markdown/reply-text.tsx";
import { blockCutting, highlighting, markdownRendering, richParts } from "../../../mfe-chat/src/markdown/lazy-parts.ts";
import { NaiveReply } from "./naive-reply.tsx";
import { PlainReply, type PlainText, plainText } from "./plain-reply.tsx";
import type { Drawing, Drawn } from "./stage.ts";
import { Surroundings } from "./surroundings.tsx";

/** A reply counts as fully drawn after this many frames without a change. */
const QUIET_FRAMES = 20;

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
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(column, { childList: true, subtree: true, characterData: true });
  while (quiet < QUIET_FRAMES) {
    quiet += 1;
    await nextFrame();
  }
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
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: "longtask" });
    const begun = performance.now();
    let next = 0;
    let frame = 0;
    const arrive = setInterval(() => {
      const due = Math.min(chunks.length, Math.floor(((performance.now() - begun) / 1000) * perSecond));
      for (; next < due; next += 1) receive(chunks[next] ?? "");
    }, 1000 / perSecond);
    while (next < chunks.length) {
      await nextFrame();
      frame += 1;
      if (frame % drawing.frames === 0) draw();
    }
    clearInterval(arrive);
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    return longest;
  },
  async finish() {
    if (drawing.renderer === "streaming-markdown") plain?.end();
    else commit(false);
    await settle();
    return drawn();
  },
};
