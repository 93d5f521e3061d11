import { beforeAll, describe, expect, it } from "@jest/globals";
import { wantedOf } from "@atrium/shared-contracts/wire";
import { act, render, screen } from "@testing-library/react";
import { blockCutting, highlighting, markdownRendering, richParts } from "../markdown/lazy-parts.ts";
import { ReplyText } from "../markdown/reply-text.tsx";
import { Around, createFixture } from "../testing/render-chat.tsx";
import { passagesIn, seekWanted } from "./passages.ts";
import { unhide } from "./unhide.ts";

beforeAll(
  async () =>
    void (await Promise.all([markdownRendering, richParts, blockCutting, highlighting].map((code) => code.load()))),
);

const codeOf = (lines: number) =>
  `\`\`\`ts\n${Array.from({ length: lines }, (_, index) => `line${index};`).join("\n")}\n\`\`\`\n`;

describe("what's found in a folded code", () => {
  it("unfolds it, and no other", async () => {
    const { container } = render(
      <Around fixture={createFixture()}>
        <div className="message-text">
          <ReplyText text={`${codeOf(41)}\n${codeOf(42)}`} streaming={false} />
        </div>
      </Around>,
    );
    const find = async () => {
      const wanted = wantedOf("line41");
      return wanted !== undefined && unhide(passagesIn(container, seekWanted(wanted)));
    };
    expect(await act(find)).toBe(true);
    expect(container.querySelectorAll(".code-folded")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Show less", expanded: true })).toBeTruthy();
    expect(await act(find)).toBe(false);
  });
});
