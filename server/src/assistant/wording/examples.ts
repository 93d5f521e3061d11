import type { TFunction } from "i18next";
import { listed, type Wording } from "./wording.ts";

/** Sentences that people can say to the built-in assistant, which understands each of them. */
export const examplesOf = (t: TFunction) => ({
  add: t("examples.add"),
  list: t("examples.list"),
  move: t("examples.move"),
  cancel: t("examples.cancel"),
  find: t("examples.find"),
  weather: t("examples.weather"),
  forecast: t("examples.forecast"),
  rain: t("examples.rain"),
  remind: t("examples.remind"),
  free: t("examples.free"),
  remember: t("examples.remember"),
});

/** Several examples, one a line in the texts: “"One", "two" or "three"”. Languages have as many as the assistant understands in them. */
export const eitherOf = (lines: string, { t, language }: Pick<Wording, "t" | "language">): string =>
  listed(
    lines.split("\n").map((text) => t("quoted", { text })),
    "disjunction",
    language,
  );
