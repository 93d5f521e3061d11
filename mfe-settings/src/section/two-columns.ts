/** Two fields side by side, except on phones. The same in every section, so that their edges line up. */
export const TWO_COLUMNS = { display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;
