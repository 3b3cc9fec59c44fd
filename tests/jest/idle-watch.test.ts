import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const JEST = path.resolve('node_modules/jest/bin/jest.js');

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'kashikari-stuck-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs these files with two workers, which wait no longer than a second for one; returns the output. */
function run(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const config = {
    rootDir: folder,
    transform: {},
    testTimeout: 60_000,
    testEnvironment: path.join(__dirname, 'server-environment.cjs'),
  };
  const args = [JEST, '--config', JSON.stringify(config), '--maxWorkers=2', '--no-cache', '--watchman=false'];
  const env = { ...process.env, KASHIKARI_TEST_IDLE_MS: '1000', FORCE_COLOR: '0' };
  return new Promise((resolve) =>
    execFile(process.execPath, args, { env, timeout: 50_000 }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    ),
  );
}

test('a file that waits for ever, or turns in a loop, is named with what it waits for; the others are run', async () => {
  const said = await run({
    'waits.test.js': `
      const server = require('node:net').createServer().listen(0, '127.0.0.1');
      test('is done', () => {});
      describe('a door', () => test('that nobody comes to', () => new Promise(() => {})));`,
    'loops.test.js': `test('turns', () => { for (;;); });`,
    'whole.test.js': `test('is whole', () => {});`,
  });
  expect(said).toMatch(
    /STUCK {2}.*waits\.test\.js: nothing began or ended for 1 s, in: a door › that nobody comes to\. Open: .*TCPServerWrap/,
  );
  expect(said).toMatch(/STUCK {2}.*loops\.test\.js: .* in: turns\. It does not answer/);
  expect(said).toMatch(/PASS .*whole\.test\.js/);
  expect(said).toMatch(/Test Suites: 2 failed, 1 passed, 3 total/);
});
