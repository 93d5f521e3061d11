import { OverlayHistoryContext } from "@atrium/shared-ui";
import { useContext, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { characterKeys } from "../../core/commands/character-keys.ts";
import type { Command } from "../commands/command.ts";
import { runCommand } from "../commands/run-command.ts";
import { useHost, useSession } from "../host/host-context.tsx";
import { SEQUENCE_MS, nextStep } from "../keys/key-sequence.ts";
import { isCharacterKeys, keystroke } from "../keys/keystroke.ts";
import { isMac } from "../keys/platform.ts";
import { isTypingPlace } from "../keys/typing-place.ts";

/** Keys that open the palette and close it again. */
export const PALETTE_KEYS = "mod+k";
const PALETTE_ID = "shell/palette";

/** Listens for the keys of all commands while the frame is mounted. */
export function useShortcuts(commands: readonly Command[]): void {
  const host = useHost();
  const { overlays } = useSession();
  const history = useContext(OverlayHistoryContext);
  const bindings = useMemo(
    () =>
      new Map([
        [PALETTE_KEYS, PALETTE_ID],
        ...commands.flatMap(({ id, keys = [] }) => keys.map((each) => [each, id] as const)),
      ]),
    [commands],
  );
  const before = useRef<{ keys: string; until: number } | undefined>(undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const stroke = keystroke(event, isMac(navigator));
    if (stroke === undefined) return;
    const isOwn = overlays.overlay.kind !== "none";
    if (!isOwn && history?.covers) return;
    const isCharacter = isCharacterKeys(stroke);
    if (isCharacter && (isOwn || isTypingPlace(event.target) || !characterKeys(host.storage).on)) return;

    const pending = before.current && event.timeStamp <= before.current.until ? before.current.keys : undefined;
    before.current = undefined;
    const step = nextStep(bindings, isCharacter ? pending : undefined, stroke);
    if (step.kind === "pending") before.current = { keys: step.keys, until: event.timeStamp + SEQUENCE_MS };
    if (step.kind !== "hit") return;
    event.preventDefault();
    if (step.id === PALETTE_ID) {
      if (overlays.overlay.kind === "palette") overlays.close();
      else overlays.open({ kind: "palette" });
      return;
    }
    const command = commands.find(({ id }) => id === step.id);
    if (command) void runCommand(command, host);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
