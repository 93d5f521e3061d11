import { Box, Icon } from "@atrium/shared-ui";

/** Why someone isn't signed in. Looks like MUI's Alert, which every visitor would download for it. */
export function AuthAlert({ children }: { readonly children: string }) {
  return (
    <Box
      role="alert"
      sx={{
        display: "flex",
        gap: 1.5,
        px: 2,
        py: 1.75,
        borderRadius: 1,
        typography: "body2",
        color: "Alert.errorColor",
        bgcolor: "Alert.errorStandardBg",
      }}
    >
      <Box sx={{ display: "flex", color: "Alert.errorIconColor" }}>
        <Icon name="alert" size={20} />
      </Box>
      {children}
    </Box>
  );
}
