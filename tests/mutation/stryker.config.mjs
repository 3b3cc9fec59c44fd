// Mutants of the rules (`npm run test:long -- mutation [service …]`): a rule that may be changed without a red test has none.
const services = process.env.MUTATED_SERVICES?.split(',') ?? ['*'];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: services.flatMap((name) => [
    `services/${name}/src/domain/**/*.ts`,
    `!services/${name}/src/domain/**/*.test.ts`,
  ]),
  testRunner: 'jest',
  jest: { configFile: 'tests/mutation/jest.config.cjs' },
  coverageAnalysis: 'perTest',
  // Mutants that no test covers count as survivors.
  thresholds: { high: 95, low: 90, break: 85 },
  concurrency: 2,
  timeoutMS: 20_000,
  ignorePatterns: [
    '/.data',
    '/.cache',
    'dist',
    '/docs/pictures',
    '/frontends',
    '/deploy',
    '/tests/artefacts',
  ],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: 'tests/artefacts/mutation/index.html' },
  cleanTempDir: 'always',
};
