// A picture imported by a component is its address, as webpack makes it; the file is never read.
const { basename } = require('node:path');

module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(`/${basename(file)}`)};` }),
};
