// A real S3 server for tests: versitygw over a folder. CommonJS, so that jest and the scripts share it.
const { spawn } = require('node:child_process');
const { mkdirSync } = require('node:fs');
const { connect, createServer } = require('node:net');
const path = require('node:path');
const { setTimeout: wait } = require('node:timers/promises');
const { findGoTool } = require('./go-tool.cjs');

const READY_MS = 30_000;

const KEY = { id: 'kashikari', secret: 'kashikari-pictures' };

const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Starts the server with one bucket.
 * @param {string} folder holds all that is stored; the bucket is a folder below it
 * @returns {Promise<{ url: string, env: Record<string, string>, stop(): Promise<void>, start(secret?: string): Promise<void> }>}
 *   `env` has the product's settings; `start` again on the same port, with another secret to reject callers with the first
 */
async function startVersitygw(folder, bucket = 'pictures') {
  const program = findGoTool('versitygw');
  if (!program) throw new Error('versitygw is not here');
  for (const name of [`objects/${bucket}`, 'about']) mkdirSync(path.join(folder, name), { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // S3's metadata of an object is stored in a separate file: not every disk has extended attributes.
  const about = ['--sidecar', path.join(folder, 'about')];
  const args = ['--quiet', '--port', `127.0.0.1:${port}`, 'posix', ...about, path.join(folder, 'objects')];
  let child;
  const start = async (secret = KEY.secret) => {
    const env = { PATH: process.env.PATH, ROOT_ACCESS_KEY_ID: KEY.id, ROOT_SECRET_ACCESS_KEY: secret };
    child = spawn(program, args, { env, stdio: 'ignore' });
    for (let waited = 0; waited < READY_MS; waited += 50) {
      if (await listens(port)) return;
      if (child.exitCode !== null) break;
      await wait(50);
    }
    child.kill('SIGKILL');
    throw new Error('versitygw did not start');
  };
  const stop = () => {
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => child.once('exit', () => resolve()) && child.kill('SIGKILL'));
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  const env = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: url,
    S3_ACCESS_KEY_ID: KEY.id,
    S3_SECRET_ACCESS_KEY: KEY.secret,
  };
  return { url, env, stop, start };
}

module.exports = { startVersitygw };
