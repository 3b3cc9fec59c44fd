// Tests of the fuzzer: `npm run lab -- fuzz`, which fetches it and calls this.
const path = require('node:path');
const root = require('../../jest.config.cjs');

const [server] = root.projects;
const { testTimeout, globalSetup, globalTeardown } = root;

module.exports = {
  ...{ testTimeout, globalSetup, globalTeardown, maxWorkers: 1 },
  ...server,
  testMatch: [path.join(__dirname, '*.fuzz.ts')],
};
