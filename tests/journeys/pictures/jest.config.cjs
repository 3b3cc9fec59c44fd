// Takes the pictures of `npm run test:long -- pictures` (scripts/pictures.mjs). Not part of `npm test`.
const path = require('node:path');
const { projects, ...rest } = require('../../../jest.config.cjs');

const [server] = projects;
const under = (file) => file.replace('<rootDir>', server.rootDir);

module.exports = {
  ...rest,
  projects: undefined,
  ...server,
  globalSetup: under(rest.globalSetup),
  globalTeardown: under(rest.globalTeardown),
  testMatch: [path.join(__dirname, '*.pictures.ts')],
};
