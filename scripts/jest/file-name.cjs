const { basename } = require("node:path");

/** Stands in for the URL that the build gives an imported file: its name. */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
