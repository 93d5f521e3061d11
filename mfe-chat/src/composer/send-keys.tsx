import { Typography } from "@atrium/shared-ui";

/** The keys that send or save what's edited, as Enter begins a new line there. */
export const sendKeys = () => (/^(?:Mac|iP)/.test(navigator.platform) ? "⌘+Enter" : "Ctrl+Enter");

/** A line that names them. Not where there's no keyboard. */
export function SendKeys({ children }: { readonly children: string }) {
  return (
    <Typography
      variant="caption"
      sx={{ mr: "auto", color: "text.secondary", "@media (pointer: coarse)": { display: "none" } }}
    >
      {children}
    </Typography>
  );
}
