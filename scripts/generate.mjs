// `npm run generate [-- name …]`: writes the files that are made from sources, all of them or those named.
import { at, stopWith } from './root.mjs';
import { run } from './run.mjs';

/** Scripts in an order in which none needs a later one. */
const GENERATORS = {
  proto: 'proto',
  errors: 'errors',
  settings: 'settings',
  openapi: 'openapi',
  chart: 'helm-readme',
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(GENERATORS, name));
if (unknown.length)
  stopWith(`Nothing generates ${unknown.join(', ')}: there are ${Object.keys(GENERATORS).join(', ')}.`);
for (const [name, script] of Object.entries(GENERATORS)) {
  if (names.length && !names.includes(name)) continue;
  const { code } = await run(process.execPath, [at(`scripts/${script}.mjs`)], { show: true });
  if (code !== 0) process.exit(code);
}
