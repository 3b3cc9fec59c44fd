import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

const STDIO = {
  true: 'inherit',
  errors: ['ignore', 'ignore', 'inherit'],
  false: ['ignore', 'pipe', 'pipe'],
};

/**
 * Runs a command and collects what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean | 'errors' }} [options]
 *   show: what it says goes to the terminal (`errors`: only what it says there on standard error)
 * @returns {Promise<{ code: number, output: string, stdout: string }>} never rejects; code 127 when it can't be started
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? process.env,
      stdio: STDIO[options.show ?? false],
    });
    let output = '';
    let stdout = '';
    child.stdout?.on('data', (bytes) => {
      output += bytes;
      stdout += bytes;
    });
    child.stderr?.on('data', (bytes) => (output += bytes));
    child.on('error', (error) => resolve({ code: 127, output: String(error.message), stdout }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output, stdout }),
    );
  });
}

/** Runs a Node program of a dependency, e.g. `runTool('prettier/bin/prettier.cjs', ['--check', '.'])`. */
export function runTool(file, args, options = {}) {
  return run(process.execPath, [`${ROOT}/node_modules/${file}`, ...args], options);
}

/** Runs up to `width` tasks at once. Returns the answers in the order of the tasks. */
export async function inParallel(width, tasks) {
  const answers = new Array(tasks.length);
  let next = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const index = next++;
      answers[index] = await tasks[index]();
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, tasks.length) }, worker));
  return answers;
}
