// The long form of the faults: `npm run lab -- faults`. Not part of `npm test`, which has a short form beside this folder.
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
  testMatch: [path.join(__dirname, '*.faults.ts')],
};
