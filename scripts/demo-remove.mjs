// `npm run kashikari -- demo-remove`: takes the demonstration out of the stand-alone installation that runs on DATA_DIR.
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from './build.mjs';
import { ROOT, stopWith } from './root.mjs';
import { install } from './setup/install.mjs';

const home = path.resolve(process.env.DATA_DIR || path.join(ROOT, '.data'));
const address = `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 3000}`;
process.chdir(ROOT);
await install();
await build({ web: false });
const require = createRequire(import.meta.url);
const { removeDemonstration } = require('../standalone/dist/demo/remove.js');
const alive = await fetch(`${address}/healthz`).catch(() => undefined);
if (!alive?.ok)
  stopWith(`Nothing answers at ${address}. Start the product first, with the same PORT and DATA_DIR.`);
await removeDemonstration({ address, home, tell: (sentence) => console.log(sentence) });
