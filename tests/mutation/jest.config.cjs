// Tests beside the functions they are about, and nothing that needs a server: each mutant runs those that reach it.
const { projects } = require('../../jest.config.cjs');

const { rootDir, transform, transformIgnorePatterns, moduleNameMapper } = projects[0];

module.exports = {
  ...{ rootDir, transform, transformIgnorePatterns, moduleNameMapper },
  // The copy with the mutants is under .cache.
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/services/*/src/**/*.test.ts'],
};
