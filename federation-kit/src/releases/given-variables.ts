/** The environment without blank variables: they count as not set, as in `ATRIUM_DATA_DIR= npm start`. */
export const givenVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
