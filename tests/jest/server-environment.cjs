const { TestEnvironment } = require('jest-environment-node');
const watched = require('./idle-watch.cjs');

module.exports = watched(TestEnvironment);
