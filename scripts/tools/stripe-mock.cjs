// stripe-mock for tests: it checks requests against the provider's OpenAPI document. CommonJS, so that jest and the scripts
// share it.
const { spawn } = require('node:child_process');
const { setTimeout: wait } = require('node:timers/promises');
const { findGoTool } = require('./go-tool.cjs');

const READY_MS = 30_000;

/** Options with an address for HTTPS, too: without one the program listens on port 12112. */
const ADDRESSES = ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0'];

/**
 * Starts stripe-mock on a free port of the loopback address.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
async function startStripeMock() {
  const program = findGoTool('stripe-mock');
  if (!program) throw new Error('stripe-mock is not installed');
  const child = spawn(program, ADDRESSES, { stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  for (let waited = 0; waited < READY_MS && child.exitCode === null; waited += 20) {
    const [, port] = /Listening for HTTP at address: \S*?:(\d+)/.exec(output) ?? [];
    if (port) return { url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error(`stripe-mock did not start:\n${output}`);
}

function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()) && child.kill('SIGKILL'));
}

module.exports = { startStripeMock };
