/**
 * The tests that may be skipped, each with where and why. Any other skip fails the run: a test that silently stopped
 * running proves nothing.
 * @type {{ file: string, where: string }[]}
 */
export const SKIPS = [
  {
    file: 'tests/live/fleet.test.ts',
    where: 'no redis-server, or no broker: neither comes from npm on every system',
  },
  { file: 'tests/deploy/chart.test.ts', where: 'neither helm nor Go' },
  { file: 'tests/deploy/chart-objects.test.ts', where: 'neither helm, kubeconform or kube-score nor Go' },
  { file: 'tests/deploy/otel-collector.test.ts', where: 'no Go' },
  { file: 'tests/product/telemetry.test.ts', where: 'no Go' },
  { file: 'tests/product/load.test.ts', where: 'neither k6 nor Go' },
  { file: 'tests/faults/kafka-down.test.ts', where: 'no Java' },
  { file: 'packages/platform/test/events-kafka.test.ts', where: 'no Java' },
  { file: 'tests/faults/disk-full.test.ts', where: 'no small disk can be mounted: not root' },
  {
    file: 'packages/platform/test/re-resolving-names.test.ts',
    where: 'not Linux: no second loopback address',
  },
];

/** @param {string} file a path within the repository */
export const maySkip = (file) => SKIPS.some((one) => one.file === file);
