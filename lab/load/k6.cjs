// k6 on the loads of tests/load. CommonJS, so that tests can use it.
const { spawn } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const LOADS = path.resolve(__dirname, '../../tests/load');

/**
 * Runs a load to its end.
 * @param {string} program k6
 * @param {string} load its file in tests/load
 * @param {Record<string, string | number | undefined>} settings what is undefined is left to the load
 * @param {{ show?: boolean }} [options] show: what k6 says goes to the terminal
 * @returns {Promise<{ kept: boolean, said: string, figures: Record<string, Record<string, number>> }>} whether every
 *   threshold was kept, what k6 said where that was not shown, and the figures by the name of the metric
 */
async function runK6(program, load, settings, { show = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-k6-'));
  const summary = path.join(folder, 'summary.json');
  const told = Object.entries(settings).filter(([, value]) => value !== undefined);
  const args = [
    ...['run', '--no-usage-report', '--quiet', '--summary-export', summary],
    ...told.flatMap(([name, value]) => ['-e', `${name}=${value}`]),
    path.join(LOADS, load),
  ];
  try {
    const { code, said } = await ended(spawn(program, args, { stdio: show ? 'inherit' : 'pipe' }));
    return { kept: code === 0, said, figures: figuresIn(summary) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** None where k6 never came to measure. */
function figuresIn(summary) {
  try {
    return JSON.parse(readFileSync(summary, 'utf8')).metrics;
  } catch {
    return {};
  }
}

function ended(child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}

module.exports = { runK6 };
