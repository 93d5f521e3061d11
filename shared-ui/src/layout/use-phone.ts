import { useMediaQuery } from "@mui/material";

/** Whether the window is as narrow as a phone: below the theme's `sm`. */
export const usePhone = (): boolean => useMediaQuery("(max-width: 599.95px)", { noSsr: true });
