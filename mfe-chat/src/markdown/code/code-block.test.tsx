import { beforeAll, describe, expect, it } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Around, createFixture } from "../../testing/render-chat.tsx";
import { blockCutting, highlighting, markdownRendering, richParts } from "../lazy-parts.ts";
import { ReplyText } from "../reply-text.tsx";

const fixture = createFixture();

beforeAll(
  async () =>
    void (await Promise.all([markdownRendering, richParts, blockCutting, highlighting].map((code) => code.load()))),
);

const codeOf = (lines: number) =>
  "```ts\n" + Array.from({ length: lines }, (_, index) => `line${index};`).join("\n") + "\n```\n";
const reply = (text: string, streaming = false) => (
  <Around fixture={fixture}>
    <ReplyText text={text} streaming={streaming} />
  </Around>
);

describe("code of replies", () => {
  it("is folded beyond 40 lines, and back again", () => {
    const { container } = render(reply(codeOf(41)));
    expect(container.querySelector(".code-folded")).not.toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show all 41 lines", expanded: false }));
    expect(container.querySelector(".code-folded")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show less", expanded: true }));
    expect(container.querySelector(".code-folded")).not.toBeNull();
  });

  it("isn't folded with 40 lines", () => {
    render(reply(codeOf(40)));
    expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
  });

  it("that has been written here stays unfolded when it's complete", () => {
    const { container, rerender } = render(reply(codeOf(50).slice(0, -5), true));
    rerender(reply(codeOf(50), true));
    rerender(reply(codeOf(50)));
    expect(container.querySelector("pre")?.textContent).toContain("line49");
    expect(container.querySelector(".code-folded")).toBeNull();
    expect(screen.getByRole("button", { name: "Show less" })).toBeTruthy();
  });

  it("that was written here between other blocks stays unfolded when the reply is complete and parsed once more", async () => {
    const whole = `Here it is:\n\n${codeOf(160)}\nThat's it.`;
    const { container, rerender } = render(reply("", true));
    for (let length = 1; length < whole.length; length += 400) rerender(reply(whole.slice(0, length), true));
    rerender(reply(whole, true));
    rerender(reply(whole));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(container.textContent).toContain("That's it.");
    expect(container.querySelector(".code-folded")).toBeNull();
  });

  it("shows line numbers in all blocks once they're switched on, which this device remembers", () => {
    const { container, unmount } = render(reply(`${codeOf(3)}\n${codeOf(2)}`));
    const [first] = screen.getAllByRole("button", { name: "Line numbers", pressed: false });
    fireEvent.click(first!);
    expect([...container.querySelectorAll(".code-numbers")].map(({ textContent }) => textContent)).toEqual([
      "1\n2\n3",
      "1\n2",
    ]);
    expect(container.querySelector("pre")?.textContent).toBe("line0;\nline1;\nline2;\n");
    unmount();
    render(reply(codeOf(3)));
    expect(screen.getByRole("button", { name: "Line numbers", pressed: true })).toBeTruthy();
  });
});

describe("footnotes of replies", () => {
  it("lead to their note and back, within their own message", () => {
    const text = "One[^1] and two[^b].\n\n[^1]: First note.\n[^b]: Second note.";
    const { container } = render(
      <>
        {reply(text)}
        {reply(text)}
      </>,
    );
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const messages = [...container.querySelectorAll(".footnotes")];
    expect(messages).toHaveLength(2);
    const references = screen.getAllByRole("link", { name: "2" });
    fireEvent.click(references[1]!);
    expect(messages[1]?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.textContent).toContain("Second note.");
    fireEvent.click(screen.getAllByRole("link", { name: "Back to reference 2" })[1]!);
    expect(document.activeElement).toBe(references[1]);
    expect(location.hash).toBe("");
  });
});
