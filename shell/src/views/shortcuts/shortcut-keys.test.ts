import { describe, expect, it } from "@jest/globals";
import { uniqueKeys } from "../commands/use-commands.ts";
import { MAC_KEYS, capsOf } from "../keys/key-caps.tsx";
import { nextStep } from "../keys/key-sequence.ts";
import { type KeyPress, keystroke } from "../keys/keystroke.ts";
import { isTypingPlace } from "../keys/typing-place.ts";

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe("a keystroke", () => {
  it("uses Ctrl as mod, or ⌘ on a Mac", () => {
    expect(keystroke(press("k", { ctrlKey: true }), false)).toBe("mod+k");
    expect(keystroke(press("k", { metaKey: true }), true)).toBe("mod+k");
    expect(keystroke(press("k", { ctrlKey: true }), true)).toBeUndefined();
    expect(keystroke(press("F", { ctrlKey: true, shiftKey: true }), false)).toBe("mod+shift+f");
  });
  it("is a symbol as typed, and never a capital letter", () => {
    expect(keystroke(press("?", { shiftKey: true }), false)).toBe("?");
    expect(keystroke(press("/", { shiftKey: true }), false)).toBe("/");
    expect(keystroke(press("G", { shiftKey: true }), false)).toBeUndefined();
  });
  it("goes by the key's position on a non-Latin keyboard", () => {
    expect(keystroke(press("п", { code: "KeyG" }), false)).toBe("g");
    expect(keystroke(press("л", { code: "KeyK", ctrlKey: true }), false)).toBe("mod+k");
  });
  it("is undefined with Alt and for keys that type nothing", () => {
    expect(keystroke(press("g", { altKey: true }), false)).toBeUndefined();
    expect([keystroke(press("Shift"), false), keystroke(press("F8"), false), keystroke(press(" "), false)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("a sequence of keys", () => {
  const bindings = new Map([
    ["g c", "chat"],
    ["?", "sheet"],
  ]);
  it("waits for its second key", () => {
    expect(nextStep(bindings, undefined, "g")).toEqual({ kind: "pending", keys: "g" });
    expect(nextStep(bindings, "g", "c")).toEqual({ kind: "hit", id: "chat" });
  });
  it("starts over with a key that doesn't continue it", () => {
    expect(nextStep(bindings, "g", "?")).toEqual({ kind: "hit", id: "sheet" });
    expect(nextStep(bindings, "g", "x")).toEqual({ kind: "miss" });
    expect(nextStep(bindings, "g", "g")).toEqual({ kind: "pending", keys: "g" });
  });
});

it("reserves character keys for typing in fields, lists and editable text, and nowhere else", () => {
  document.body.innerHTML = `
    <input id="text" /><input id="check" type="checkbox" /><select id="select"></select><textarea id="area"></textarea>
    <div contenteditable="true"><b id="bold">x</b></div><ul role="listbox"><li id="option" role="option"></li></ul>
    <button id="button"></button>`;
  const places = [...document.querySelectorAll("[id]")].filter(isTypingPlace).map(({ id }) => id);
  expect(places).toEqual(["text", "select", "area", "bold", "option"]);
});

it("draws keys as labeled on the system's keyboard", () => {
  const german = { mod: "Strg", shift: "Umschalt", alt: "Alt" };
  expect(capsOf("mod+shift+f", german)).toEqual([["Strg", "Umschalt", "F"]]);
  expect(capsOf("mod+shift+f", MAC_KEYS)).toEqual([["⌘", "⇧", "F"]]);
  expect(capsOf("g c", MAC_KEYS)).toEqual([["G"], ["C"]]);
  expect(capsOf("alt+up", german)).toEqual([["Alt", "↑"]]);
  expect(capsOf("alt+down", MAC_KEYS)).toEqual([["⌥", "↓"]]);
});

it("gives keys that two commands claim to the first", () => {
  const command = { group: "", label: "", english: "", icon: "", run() {} };
  const [first, second] = uniqueKeys([
    { ...command, id: "a", keys: ["g c"] },
    { ...command, id: "b", keys: ["g c", "x"] },
  ]);
  expect([first?.keys, second?.keys]).toEqual([["g c"], ["x"]]);
});
