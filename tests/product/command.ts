import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** Outcome of an operator's command. */
export interface Outcome {
  readonly code: number | null;
  readonly words: string;
}

/** A program of the operator that runs. */
interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Outcome>;
}

/** Starts `kashikari <args>` on an installation. */
export function startCommand(dataDir: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  return startProgram('command/main.js', dataDir, args, env);
}

/** Runs a start of the product that is bound to fail. */
export function failedStart(dataDir: string): Promise<Outcome> {
  return startProgram('main.js', dataDir, [], { DEMO: '0' }).ended;
}

function startProgram(
  script: string,
  dataDir: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Running {
  const child = spawn(process.execPath, [path.resolve('standalone/dist', script), ...args], {
    env: { ...process.env, NODE_ENV: '', ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (words += bytes));
  const ended = new Promise<Outcome>((resolve) =>
    child.on('close', (code) => resolve({ code, words: words.trim() })),
  );
  return { child, ended };
}

/** Runs `kashikari <args>` on an installation to its end. */
export function runCommand(
  dataDir: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<Outcome> {
  return startCommand(dataDir, args, env).ended;
}
