import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const MEASURE = resolve(__dirname, '../../frontends/measure.mjs');

test('a first visit takes at most 200 kB of script, gzipped', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE]);
  const [, total, limit] = /(\d+) {2}of (\d+) bytes of gzip/.exec(stdout) ?? [];
  expect(Number(limit)).toBe(200_000);
  expect(Number(total)).toBeGreaterThan(100_000);
  expect(Number(total)).toBeLessThanOrEqual(200_000);
});
