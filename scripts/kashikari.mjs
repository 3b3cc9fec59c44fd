// `npm run kashikari -- <command>`: backup, restore, upgrade, doctor, … of the stand-alone installation on DATA_DIR.
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from './build.mjs';
import { ROOT } from './root.mjs';
import { install } from './setup/install.mjs';

// Folders are named as seen from where the command was typed; npm itself works from the root.
const folder = process.env.INIT_CWD || process.cwd();
process.env.DATA_DIR = path.resolve(process.env.DATA_DIR || path.join(ROOT, '.data'));
process.chdir(ROOT);
await install();
if (['check-books', 'dead-letters', 'demo-remove'].includes(process.argv[2])) {
  const [name] = process.argv.splice(2, 1);
  await import(`./${name}.mjs`);
  process.exit();
}
if (process.argv[2] === 'bundle') {
  const { bundleBy } = await import('./kashikari/bundle.mjs');
  console.log(await bundleBy(process.argv.slice(3), folder));
  process.exit();
}
await build({ web: false });
process.chdir(folder);
createRequire(import.meta.url)('../standalone/dist/command/main.js');
