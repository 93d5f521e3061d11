/** The environment without the variables that are blank: they count as absent, as in `ATRIUM_DATA_DIR= npm start`. */
export const givenVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
