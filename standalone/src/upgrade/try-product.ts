import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePorts } from '../processes/free-ports';
import { StartFault } from '../start-fault';

/**
 * Starts the product where only this machine reaches it, waits until every part is ready, and stops it again.
 * @throws StartFault with the reason why it does not start
 */
export async function tryProduct(home: string): Promise<void> {
  const [port = 0] = await freePorts(1);
  const child = spawn(
    process.execPath,
    [
      '--require',
      path.join(__dirname, '../processes/parent-watchdog.js'),
      path.join(__dirname, '../main.js'),
    ],
    {
      env: {
        ...process.env,
        ...{
          DATA_DIR: home,
          PORT: String(port),
          HOST: '127.0.0.1',
          OPS_PORT: '0',
          DEMO: '0',
          LOG_TO: 'files',
        },
        ...{ BACKUP_HOUR: 'off', BACKUP_BEFORE_MIGRATION: '0' },
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  let faults = '';
  child.stderr?.on('data', (bytes) => (faults += bytes));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = await Promise.race([
    new Promise<true>((resolve) => child.once('message', () => resolve(true))),
    ended.then(() => false as const),
  ]);
  child.kill('SIGTERM');
  await ended;
  if (!ready)
    throw new StartFault(`the product does not start: ${faults.trim().split('\n').slice(-3).join(' ')}`);
}
