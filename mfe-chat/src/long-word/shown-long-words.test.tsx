import { beforeAll, describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { markdownRendering } from "../markdown/lazy-parts.ts";
import { ReplyText } from "../markdown/reply-text.tsx";
import { Around, createFixture } from "../testing/render-chat.tsx";
import { Bubble } from "../thread/bubble.tsx";

const fixture = createFixture();
const LONG = "WAVE".repeat(300);

beforeAll(async () => void (await markdownRendering.load()));

describe("a long word isn't kerned", () => {
  it("in a reply, from when it has grown long", () => {
    const view = (text: string) => (
      <Around fixture={fixture}>
        <ReplyText text={text} streaming />
      </Around>
    );
    const { container, rerender } = render(view("Words **and** words"));
    const frame = container.querySelector<HTMLElement>(".message-text");
    expect(frame?.style.fontKerning).toBe("");
    rerender(view(`Words **and** words, ${LONG}`));
    expect(frame?.style.fontKerning).toBe("none");
  });

  it("in a person's message", () => {
    render(
      <>
        <Bubble text={LONG} />
        <Bubble text="Hello" />
      </>,
    );
    expect(screen.getByText(LONG).style.fontKerning).toBe("none");
    expect(screen.getByText("Hello").style.fontKerning).toBe("");
  });
});
