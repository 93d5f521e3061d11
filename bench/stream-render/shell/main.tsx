import { flushSync } from "react-dom";
import { type Root, createRoot } from "react-dom/client";
import { ReplyText } from "../../../mfe-chat/src/markdown/reply-text.tsx";
import { blockCutting, highlighting, markdownRendering } from "../../../mfe-chat/src/markdown/lazy-parts.ts";
import { NaiveReply } from "./naive-reply.tsx";
import type { Drawn, Renderer } from "./stage.ts";
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
let renderer: Renderer = "nothing";
let text = "";

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

function commit(streaming: boolean) {
  flushSync(() => {
    root?.render(
      <Surroundings>
        {renderer === "product" && <ReplyText text={text} streaming={streaming} />}
        {renderer === "naive" && <NaiveReply text={text} />}
      </Surroundings>,
    );
  });
  scroller.scrollTop = scroller.scrollHeight;
}

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
    await Promise.all([markdownRendering.load(), highlighting.load(), blockCutting.load()]);
    root?.unmount();
    root = createRoot(column);
    renderer = next;
    text = "";
    commit(true);
  },
  async append(chunks) {
    for (const chunk of chunks) {
      await nextFrame();
      text += chunk;
      commit(true);
    }
    await nextFrame();
  },
  async finish() {
    commit(false);
    await settle();
    return drawn();
  },
};
