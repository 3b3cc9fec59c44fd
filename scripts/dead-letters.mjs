// `npm run kashikari -- dead-letters list|show|replay|drop <service> [id|all]`: what a service has put aside for good. Of the
// database that DATABASE_URL_<SERVICE> names, else of the stand-alone installation that runs on DATA_DIR.
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
const { runningDatabases } = require('../standalone/dist/postgres/running-databases.js');
const { main } = require('@kashikari/platform/dead-letters');
await main(process.argv.slice(2), { ...runningDatabases(dataDir), ...process.env });
