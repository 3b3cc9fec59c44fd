import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Name of the folder of a run's server. It contains the id of its process, which identifies the remains of a killed
 * run.
 */
const FOLDER = /^kashikari-test-postgres-(\d+)-/;

/** Ends servers whose run was killed, and removes their folders. */
export function sweepServers(): void {
  for (const name of readdirSync(tmpdir())) {
    const maker = FOLDER.exec(name)?.[1];
    if (!maker || isAlive(Number(maker))) continue;
    try {
      endServer(name);
      rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another person's: they will sweep it themselves.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** Ends the server of a folder, if the process of that number is still that server. */
function endServer(folder: string): void {
  const pidFile = path.join(tmpdir(), folder, 'data', 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const commandLine = `/proc/${pid}/cmdline`;
  if (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(folder))
    process.kill(pid, 'SIGQUIT');
}
