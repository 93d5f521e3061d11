import { lazyCode, useLazyCode } from "@atrium/shared-ui";
import { useEffect } from "react";
import { whenIdle } from "../device/when-idle.ts";

/** Lazy because a thread is read before anything is done about its messages. */
export const messageTools = lazyCode(() => import("./message-tools.ts"), "Nothing can be done about messages:");

export const loadMessageTools = () => void messageTools.load();

export function useToolsWhenIdle() {
  useEffect(() => whenIdle(loadMessageTools), []);
  return useLazyCode(messageTools, false).code;
}
