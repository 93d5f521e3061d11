import type { UserStorage } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";

/** Whether the browser turns speech into text. */
export const canDictate = (): boolean => "SpeechRecognition" in globalThis || "webkitSpeechRecognition" in globalThis;

/** Whether the user has turned dictation on for this device. Off at first: some browsers send what they hear to their maker. */
export const isDictationOn = (storage: UserStorage): boolean =>
  canDictate() && storage.read(STORAGE_KEYS.dictation)?.["on"] === true;

export const turnDictation = (storage: UserStorage, on: boolean): void =>
  on ? storage.write(STORAGE_KEYS.dictation, { on }) : storage.remove(STORAGE_KEYS.dictation);
