import { lazyCode, useLazyCode, useShell } from "@atrium/shared-ui";
import { useState } from "react";
import type { DictationProps } from "./dictation-button.tsx";
import { isDictationOn } from "./dictation-setting.ts";

/** Lazy because dictation is off at first. */
const dictation = lazyCode(() => import("./dictation-button.tsx"), "Dictation isn't available:");

/** The button for dictation, if the user has turned it on. */
export function LazyDictation(props: DictationProps) {
  const { storage } = useShell();
  const [isOn] = useState(() => isDictationOn(storage));
  const { code } = useLazyCode(dictation, isOn);
  return code && isOn ? <code.DictationButton {...props} /> : null;
}
