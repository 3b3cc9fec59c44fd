import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { TestService } from '@kashikari/platform/testing';

const MAIN = path.resolve(__dirname, '../dist/main.js');

/** Number of retries by the provider's SDK. */
export const SDK_RETRIES = 1;

/**
 * Starts a process of billing beside a service, on the same database and provider.
 * @param ahead how far its business time is ahead of the machine's clock, milliseconds
 */
export function startProcess({ env }: TestService, ahead = 0): ChildProcess {
  const clock = { KASHIKARI_TEST_CLOCK_AHEAD_MS: String(ahead) };
  return spawn(process.execPath, [MAIN], {
    env: { ...env, ...clock, PATH: process.env['PATH'] },
    stdio: 'ignore',
  });
}
