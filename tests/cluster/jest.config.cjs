// Tests that need a real cluster: `npm run lab -- cluster`, which starts it and calls this inside its network.
const path = require('node:path');
const { projects, testTimeout, maxWorkers } = require('../../jest.config.cjs');

const [server] = projects;

module.exports = {
  testTimeout,
  maxWorkers,
  ...server,
  testMatch: [path.join(__dirname, '*.cluster.ts')],
};
