import { describe, expect, it } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { boundedText, refuseBeyond } from "./bounded-text.ts";

describe("refuseBeyond", () => {
  it("accepts text up to the limit unchanged", () => {
    expect(refuseBeyond("12345", 5, 5)).toEqual({ text: "12345", caret: 5 });
  });
  it("drops the end of an insertion beyond the limit, wherever the insertion is", () => {
    expect(refuseBeyond("123456", 6, 5)).toEqual({ text: "12345", caret: 5 });
    expect(refuseBeyond("x12345", 1, 5)).toEqual({ text: "12345", caret: 0 });
    expect(refuseBeyond("12abc34", 5, 5)).toEqual({ text: "12a34", caret: 3 });
  });
  it("counts code points and never splits one", () => {
    expect(refuseBeyond("🐦🐦🐦🐦", 8, 3)).toEqual({ text: "🐦🐦🐦", caret: 6 });
  });
  it("enforces the limit even if the box held more before", () => {
    expect(refuseBeyond("123456789", 1, 5)).toEqual({ text: "23456", caret: 0 });
  });
  it("replaces characters that can't be stored", () => {
    expect(refuseBeyond("a\0b\uD83D", 4, 9)).toEqual({ text: "a b\uFFFD", caret: 4 });
  });
});

function Box() {
  const [text, setText] = useState("12345");
  return <textarea aria-label="Box" value={text} {...boundedText(5, setText)} />;
}
function put(value: string, caret: number, isComposing = false) {
  const box = screen.getByLabelText<HTMLTextAreaElement>("Box");
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(box, value);
  box.setSelectionRange(caret, caret);
  fireEvent(box, new InputEvent("input", { bubbles: true, isComposing }));
  return box;
}

describe("a box with boundedText", () => {
  it("leaves the caret where the refused input was, and the existing text untouched", () => {
    render(<Box />);
    const box = put("12x345", 3);
    expect([box.value, box.selectionStart]).toEqual(["12345", 2]);
  });
  it("lets an input method finish before it enforces the limit", () => {
    render(<Box />);
    const box = put("12345日本", 7, true);
    expect(box.value).toBe("12345日本");
    fireEvent.compositionEnd(box);
    expect(box.value).toBe("12345");
  });
});
