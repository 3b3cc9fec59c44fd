// `npm run reconcile [-- --since <day>]`: compares the ledger with the payment provider's books. Of the billing service
// that ADDRESS_BILLING names, else of the stand-alone installation that runs on DATA_DIR.
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from './build.mjs';
import { ROOT } from './root.mjs';
import { install } from './setup/install.mjs';

const dataDir = path.resolve(process.env.DATA_DIR || path.join(ROOT, '.data'));
process.chdir(ROOT);
await install();
await build({ web: false });
const require = createRequire(import.meta.url);
const { runningServices } = require('../standalone/dist/files/running-services.js');
const { main } = require('@kashikari/billing/dist/command/reconcile-command.js');
await main(process.argv.slice(2), { ...runningServices(dataDir), ...process.env });
