import { Box, Typography } from "@atrium/shared-ui";
import { type ReactNode, useId } from "react";

/** A section of a settings tab: heading, description and controls. */
export function SettingsSection({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 5 }}>
      <Typography variant="h3" component="h2" id={headingId}>
        {title}
      </Typography>
      {about && (
        <Typography variant="body2" color="textSecondary">
          {about}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}
