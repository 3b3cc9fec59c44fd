import { existsSync, readFileSync } from 'node:fs';
import { at, stopWith } from '../root.mjs';
import { run } from '../run.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Returns why the dependencies must be installed; undefined if they match package-lock.json. npm records the installed
 * packages in `node_modules/.package-lock.json`; the two are compared package by package. The folder of each package
 * must exist, too: an interrupted or cleaned install leaves the record and loses folders.
 */
export function staleInstall() {
  if (!existsSync(at('node_modules/.package-lock.json'))) return 'node_modules does not exist';
  const wanted = readJson(at('package-lock.json')).packages;
  const present = readJson(at('node_modules/.package-lock.json')).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/') || entry.optional || entry.peer) continue;
    const found = present[path];
    if (!found) return `${path} is missing`;
    if (entry.version !== found.version) return `${path} should be ${entry.version}`;
    if (!existsSync(at(path, 'package.json'))) return `${path} is missing`;
  }
  return undefined;
}

/**
 * Installs exactly what package-lock.json names, if that is not there already. Stops with one sentence if the install
 * is not complete afterwards: a service would only find out when it loads the missing package.
 */
export async function install() {
  const reason = staleInstall();
  if (!reason) return;
  console.log(`Installing dependencies (${reason}) …`);
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
  if (code !== 0) {
    stopWith(`${output.trim()}\n\nThe dependencies could not be installed. See the output of npm ci above.`);
  }
  const rest = staleInstall();
  if (rest) stopWith(`The dependencies are not installed completely: ${rest}. Run npm ci and start again.`);
}
