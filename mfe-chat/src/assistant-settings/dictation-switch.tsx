import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { canDictate, isDictationOn, turnDictation } from "../dictation/dictation-setting.ts";
import { SettingSwitch } from "./setting-switch.tsx";

/** Turns dictation on and off on this device. Shown where the browser has it. */
export function DictationSwitch() {
  const { storage } = useShell();
  const { t } = useTranslation(TEXTS);
  const [isOn, setOn] = useState(() => isDictationOn(storage));
  if (!canDictate()) return null;
  return (
    <SettingSwitch
      label={t("assistant.dictation")}
      about={t("assistant.dictationAbout")}
      checked={isOn}
      onChange={(on) => {
        turnDictation(storage, on);
        setOn(on);
      }}
    />
  );
}
