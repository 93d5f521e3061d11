/** Whether a text may have code, tables or formulas. True for a few that have none. */
export const holdsRich = (text: string) => /```|~~~| {4}|\t|\||:-|-:|\\[([]|\$.*\$/.test(text);
