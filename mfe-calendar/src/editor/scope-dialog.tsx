import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@atrium/shared-ui";
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import type { Scope } from "../event/event-change.ts";

interface ScopeDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** The options. The first is preselected. */
  readonly scopes: readonly [Scope, ...Scope[]];
  /** Gives the confirm button the error color. Defaults to false. */
  readonly destructive?: boolean;
  onConfirm(scope: Scope): void;
  onCancel(): void;
}

/** Asks which occurrences of a recurring event to change. */
export function ScopeDialog({ title, confirmLabel, scopes, destructive, onConfirm, onCancel }: ScopeDialogProps) {
  const { t } = useTranslation(TEXTS);
  const titleId = useId();
  const legendId = useId();
  const [scope, setScope] = useState<Scope>(scopes[0]);
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <FormControl>
          <FormLabel id={legendId}>{t("scope.legend")}</FormLabel>
          <RadioGroup aria-labelledby={legendId} value={scope} onChange={(_event, value) => setScope(value as Scope)}>
            {scopes.map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio size="small" />} label={t(`scope.${each}`)} />
            ))}
          </RadioGroup>
        </FormControl>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {t("editor.cancel")}
        </Button>
        <Button variant="contained" color={destructive ? "error" : "primary"} onClick={() => onConfirm(scope)}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
