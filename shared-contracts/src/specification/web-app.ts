/** Name and version the web app reports for itself. */
export const WEB_APP = { name: "atrium-web", version: "1.0.0" } as const;
