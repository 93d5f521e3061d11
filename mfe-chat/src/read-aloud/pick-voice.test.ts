import { expect, it } from "@jest/globals";
import { type Voice, pickVoice } from "./pick-voice.ts";

const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({
  lang,
  localService: true,
  default: false,
  ...more,
});
const [american, british, german, remote] = [
  voice("en-US"),
  voice("en_GB"),
  voice("de-DE", { default: true }),
  voice("en-GB", { localService: false }),
];
const voices = [remote, american, german, british];

it("is one of the language, in the person's own region, that needs no network", () => {
  expect(pickVoice(voices, "en", ["de-DE", "en-GB"])).toBe(british);
  expect(pickVoice(voices, "en", ["en-US"])).toBe(american);
  expect(pickVoice(voices, "de", ["en-US"])).toBe(german);
  expect(pickVoice([remote], "en", [])).toBe(remote);
});

it("is left to the browser if there's none of the language", () => expect(pickVoice(voices, "ja", [])).toBeUndefined());
