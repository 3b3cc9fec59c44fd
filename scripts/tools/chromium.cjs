// Chromium as it comes from the npm registry, for tests with a browser. CommonJS, so that jest and the scripts share it.
const { execFile } = require('node:child_process');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const { keep } = require('./kept.cjs');

const exec = promisify(execFile);
const UNPACK = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";

/** Reads the package's version on demand: a script that loads this module may still have to install packages. */
function version() {
  const built = path.dirname(require.resolve('@sparticuz/chromium'));
  return JSON.parse(readFileSync(path.join(built, '../../package.json'), 'utf8')).version;
}

/**
 * The program, unpacked where it is missing. By itself the package unpacks into the machine's common folder for what is
 * temporary, and takes a file there for a whole one: of two tests that begin at once the second would start half a browser,
 * and one user's is not another's to run.
 * @returns {Promise<string>} its path
 */
async function fetchChromium() {
  const folder = await keep(`chromium-${version()}`, (half) =>
    exec(process.execPath, ['--eval', UNPACK], { cwd: __dirname, env: { ...process.env, TMPDIR: half } }),
  );
  return path.join(folder, 'chromium');
}

module.exports = { fetchChromium };
