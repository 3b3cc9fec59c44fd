// Generates the TypeScript of proto/ and docs/asyncapi.json, and checks the style of the protos: `npm run generate -- proto`.
import { proto } from './build/proto.mjs';
import { alone } from './build/stamp.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

const lint = await run(at('node_modules/.bin/buf'), ['lint']);
if (lint.code !== 0) {
  console.error(lint.output);
  process.exit(1);
}
await alone(() => proto.build({ inputs: proto.inputs() }));
console.log('generated packages/contracts/src/gen');
const events = await run(process.execPath, [at('scripts/asyncapi.mjs')], { show: true });
process.exitCode = events.code;
