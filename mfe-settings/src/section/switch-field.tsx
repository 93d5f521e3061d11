import { Box, Typography } from "@atrium/shared-ui";
import { FormControlLabel, Switch } from "@atrium/shared-ui/extra";
import { useId } from "react";

interface SwitchFieldProps {
  readonly label: string;
  /** A sentence that explains the switch. */
  readonly about: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** Whether it only applies while the switch above is on; it's then indented. Defaults to false. */
  readonly dependent?: boolean;
  onChange(on: boolean): void;
}

/** A switch with a description below. */
export function SwitchField({ label, about, checked, disabled, dependent = false, onChange }: SwitchFieldProps) {
  const aboutId = useId();
  return (
    <Box sx={{ pl: dependent ? { xs: 2, sm: 4 } : 0 }}>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            checked={checked}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { "aria-describedby": aboutId } }}
          />
        }
        sx={{ minHeight: { xs: 44, sm: 38 } }}
      />
      <Typography id={aboutId} variant="body2" color="textSecondary" sx={{ maxWidth: "60ch", textWrap: "pretty" }}>
        {about}
      </Typography>
    </Box>
  );
}
