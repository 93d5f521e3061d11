/** The paths of the sign-in pages, which render without the frame: /login, /signup and everything under /auth. Slashes at the end don't matter. */
export const AUTH_PATH = /^\/(?:(?:login|signup)\/*$|auth(?:\/|$))/;
