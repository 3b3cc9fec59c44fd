import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

export interface RunningBackup {
  /** Resolves to the output of a successful process; rejects with its sentence otherwise. */
  readonly made: Promise<string>;
  stop(): void;
}

/** Upper bound of the JavaScript heap, MB: the list of a hundred thousand pictures fits. */
const HEAP_MB = 256;

/** Makes a backup into BACKUP_DIR, in a process of low priority. It ends with the process that started it. */
export function runBackup(env: NodeJS.ProcessEnv, home: string): RunningBackup {
  const watchdog = path.join(__dirname, '../processes/parent-watchdog.js');
  const command = path.join(__dirname, '../command/main.js');
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, '--require', watchdog, command, 'backup'],
    { env: { ...env, DATA_DIR: home }, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return { made: outcomeOf(child), stop: () => child.kill('SIGTERM') };
}

async function outcomeOf(child: ChildProcess): Promise<string> {
  let said = '';
  let faults = '';
  child.stdout?.on('data', (bytes) => (said += bytes));
  child.stderr?.on('data', (bytes) => (faults += bytes));
  const how = await new Promise<string | number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
  if (how === 0) return said.trim().split('\n')[0] ?? '';
  throw new Error(faults.trim().split('\n')[0] || `the process ended with ${how}`);
}
