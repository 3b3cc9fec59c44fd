import { execFileSync } from 'node:child_process';

const COMPILER = require.resolve('../testing/compile-sources.cjs');

/**
 * Returns the log line of a separate process. The logger writes to the file descriptor, which a test can't capture in
 * its own process.
 */
function logged(act: string, env: Record<string, string> = {}): Record<string, unknown> {
  const code = `const { createLogger } = require('${require.resolve('./logger')}'); const log = createLogger('catalog', 'info'); ${act}`;
  const args = ['--require', COMPILER, '-e', code];
  const said = execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  return JSON.parse(said) as Record<string, unknown>;
}

test('each line of a log says which service and which release wrote it', () => {
  expect(logged(`log.info({ port: 1 }, 'Up')`, { KASHIKARI_VERSION: '0.1.0' })).toMatchObject({
    ...{ level: 'info', service: 'catalog', version: '0.1.0', port: 1, message: 'Up' },
  });
});

test('a line holds no secret, at its top and one level down', () => {
  const line = logged(`log.info({ password: 'a', user: { token: 'b', email: 'c', id: 'd' } }, 'In')`);
  expect(line).toMatchObject({
    password: '[redacted]',
    user: { token: '[redacted]', email: '[redacted]', id: 'd' },
  });
});
