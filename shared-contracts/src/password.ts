const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;

/**
 * Length of a password, in code points, as its minimum is measured: without spaces at either end, and without characters
 * that show nothing (zero-width, format and control characters). Eight of those would be a password that nobody can see.
 */
export const passwordLength = (password: string): number => Array.from(password.replace(INVISIBLE, "").trim()).length;
