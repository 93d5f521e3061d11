import { Box, Typography } from "@atrium/shared-ui";
import { FormControlLabel, Switch } from "@atrium/shared-ui/extra";
import { useId } from "react";

export interface SettingSwitchProps {
  readonly label: string;
  readonly about: string;
  readonly checked: boolean;
  onChange(on: boolean): void;
}

/** A setting that's on or off. A change applies at once. */
export function SettingSwitch({ label, about, checked, onChange }: SettingSwitchProps) {
  const aboutId = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
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
