// Two projects: `server` runs on Node against real servers, `web` in jsdom. Both compile with swc as the build does.
const { readFileSync } = require('node:fs');
const { notInTurn } = require('./scripts/tests/rotation.cjs');

const swc = JSON.parse(readFileSync(`${__dirname}/.swcrc`, 'utf8'));
delete swc.$schema;

// Libraries that are ES modules only: Node requires them as they are, jest has to compile them.
const esmOnly = [
  '@bundled-es-modules',
  '@open-draft',
  '@tabler',
  '@tanstack/react-store',
  '@tanstack/react-table',
  '@tanstack/store',
  '@tanstack/table-core',
  'headers-polyfill',
  'hucre',
  'jose',
  'msw',
  'oauth4webapi',
  'openapi-fetch',
  'openapi-msw',
  'openid-client',
  'postal-mime',
  'rettime',
  'temporal-polyfill',
  'temporal-utils',
  'until-async',
];

/** Set where all that is in turn is to be played, and no more (scripts/test.mjs). */
const { TEST_TURN } = process.env;

const shared = {
  rootDir: __dirname,
  runtime: '<rootDir>/tests/jest/runtime.cjs',
  transform: {
    '^.+[.](ts|tsx|js|jsx|mjs)$': ['@swc/jest', { ...swc, sourceMaps: 'inline', swcrc: false }],
    '[.](svg|png)$': '<rootDir>/tests/jest/picture.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^@kashikari/(kernel|availability|help|pricing|contracts|platform|web-kit)$': '<rootDir>/packages/$1/src',
    '^@kashikari/(kernel|platform|web-kit)/(.+)$': '<rootDir>/packages/$1/src/$2',
    '^fast-check$': '<rootDir>/tests/jest/fast-check.cjs',
    // Parts of a file of texts: here the whole file.
    '^(.+[.]json)[?](first|rest)$': '$1',
    '[.](css|woff2?)$': '<rootDir>/tests/jest/no-style.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', ...(TEST_TURN ? notInTurn(Number(TEST_TURN)) : [])],
  modulePathIgnorePatterns: ['/dist/', '/.cache/', '/.data/'],
};

/** @type {import('jest').Config} */
module.exports = {
  // Three on two cores: who waits for a server or a browser leaves a third of the machine idle with two. More starve each other.
  maxWorkers: 3,
  // Between two files. A worker of several gigabytes takes longer to end than the half second that jest allows.
  workerIdleMemoryLimit: '1500MB',
  // Not of a project, where it has no effect. Less than the three minutes after which an idle file is ended (idle-watch.cjs): what
  // a quiet machine does in seconds takes a minute where ten others share it.
  testTimeout: 170_000,
  // One PostgreSQL for the whole run; a test asks for its own database on it (`testDatabase`). One product a worker for journeys.
  globalSetup: '<rootDir>/tests/jest/global-setup.ts',
  globalTeardown: '<rootDir>/tests/jest/global-teardown.ts',
  testSequencer: '<rootDir>/tests/jest/sequencer.cjs',
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/tests/jest/server-environment.cjs',
      testMatch: [
        '<rootDir>/packages/!(web-kit)/**/*.test.ts',
        '<rootDir>/services/**/*.test.ts',
        '<rootDir>/standalone/**/*.test.ts',
        '<rootDir>/examples/**/*.test.ts',
        '<rootDir>/tests/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'web',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^@module-federation/enhanced/runtime$': '<rootDir>/frontends/test/screens/federation.ts',
      },
      testEnvironment: '<rootDir>/tests/jest/browser-environment.cjs',
      globals: { KIT_VERSION: require('./packages/web-kit/package.json').version },
      setupFilesAfterEnv: ['<rootDir>/tests/jest/browser-setup.cjs'],
      testMatch: ['<rootDir>/frontends/**/*.test.{ts,tsx}', '<rootDir>/packages/web-kit/**/*.test.{ts,tsx}'],
    },
  ],
};
