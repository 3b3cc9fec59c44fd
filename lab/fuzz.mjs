// `npm run lab -- fuzz [-- examples]`: Schemathesis against the whole product, 20 examples a call unless said otherwise. Needs Python 3.10;
// the fuzzer is put into .cache the first time. No part of `npm test`: what it sends is another each time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at } from '../scripts/root.mjs';

const VERSION = '4.32.5';
const venv = at('.cache', `schemathesis-${VERSION}`);
const program = `${venv}/bin/schemathesis`;

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    cwd: at('.'),
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(program)) {
  run('python3', ['-m', 'venv', venv]);
  run(`${venv}/bin/pip`, ['install', '--quiet', `schemathesis==${VERSION}`]);
}
const [examples = '20'] = process.argv.slice(2);
run('npx', ['jest', '-c', 'tests/fuzz/jest.config.cjs'], { SCHEMATHESIS: program, FUZZ_EXAMPLES: examples });
