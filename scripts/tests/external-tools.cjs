// The external tools of the tests: one table from which fetching, ordering and the allowed skips follow. A tool is a program or a
// property of the machine that `npm ci` does not install.

const CHART = 'tests/deploy/chart.test.ts';
const CHART_OBJECTS = 'tests/deploy/chart-objects.test.ts';
const CHART_SHELLS = 'tests/deploy/chart-shells.test.ts';

/**
 * @typedef {object} ExternalTool
 * @property {'go' | 'maven' | 'go-module' | 'machine'} from how `npm test` obtains it: compiled by Go, fetched by Maven, made of a
 *   Go module, or not at all
 * @property {string} missing why it may be missing
 * @property {readonly string[]} tests the files that are skipped, in whole or in part, where it is missing
 * @property {boolean} [isEarly] fetched before the checks and tests begin, because one of the first needs it
 */

/** @type {Readonly<Record<string, ExternalTool>>} */
const EXTERNAL_TOOLS = {
  kafka: {
    from: 'maven',
    missing: 'Java or Maven is not installed',
    tests: [
      'examples/kafka-feed/feed.test.ts',
      'packages/platform/test/events-kafka.test.ts',
      'tests/faults/kafka-down.test.ts',
      'tests/live/fleet.test.ts',
    ],
    isEarly: true,
  },
  oasdiff: { from: 'go', missing: 'Go is not installed', tests: [], isEarly: true },
  helm: {
    from: 'go',
    missing: 'neither Helm nor Go is installed',
    tests: [CHART, CHART_OBJECTS, CHART_SHELLS],
  },
  kubeconform: { from: 'go', missing: 'neither kubeconform nor Go is installed', tests: [CHART_OBJECTS] },
  'kube-score': { from: 'go', missing: 'neither kube-score nor Go is installed', tests: [CHART_OBJECTS] },
  'kubernetes-schemas': { from: 'go-module', missing: 'Go is not installed', tests: [CHART_OBJECTS] },
  versitygw: {
    from: 'go',
    missing: 'neither versitygw nor Go is installed',
    tests: ['services/catalog/test/real-bucket.test.ts'],
  },
  'stripe-mock': {
    from: 'go',
    missing: 'neither stripe-mock nor Go is installed',
    tests: ['tests/payments/stripe-mock.test.ts'],
  },
  k6: { from: 'go', missing: 'neither k6 nor Go is installed', tests: ['tests/product/load.test.ts'] },
  otelcol: {
    from: 'go',
    missing: 'Go is not installed',
    tests: ['tests/deploy/otel-collector.test.ts', 'tests/product/telemetry.test.ts'],
  },
  'redis-server': {
    from: 'machine',
    missing: 'redis-server is not installed (apt-get install redis-server)',
    tests: ['tests/live/fleet.test.ts'],
  },
  mount: {
    from: 'machine',
    missing: 'this user may not mount a small disk',
    tests: ['tests/faults/disk-full.test.ts'],
  },
  'second-loopback-address': {
    from: 'machine',
    missing: 'only Linux listens on the whole of 127.0.0.0/8',
    tests: ['packages/platform/test/re-resolving-names.test.ts'],
  },
};

const COMPILED = ['go', 'go-module'];

/** @param {string} file a path within the repository @returns {string[]} the tools that it may ask for */
const toolsOf = (file) =>
  Object.keys(EXTERNAL_TOOLS).filter((name) => EXTERNAL_TOOLS[name].tests.includes(file));

/**
 * Returns true if a file may be skipped. Any other skip fails the run, because a test that silently stopped running
 * proves nothing.
 */
const maySkip = (file) => toolsOf(file).length > 0;

/**
 * Returns true if a file waits for a compiled tool. On a fresh machine compiling takes minutes, so such files run last.
 */
const waitsForCompiler = (file) => toolsOf(file).some((name) => COMPILED.includes(EXTERNAL_TOOLS[name].from));

/** Maximum time that a test waits for the compilers, which have the lowest priority, milliseconds. */
const WAIT_FOR_COMPILERS = 20 * 60_000;

module.exports = { EXTERNAL_TOOLS, WAIT_FOR_COMPILERS, maySkip, toolsOf, waitsForCompiler };
