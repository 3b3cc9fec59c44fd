// `node scripts/checks/words.mjs`: every word that a screen asks for is there, in three languages and with its values.
import { createRequire } from 'node:module';
import { at } from '../root.mjs';

const require = createRequire(import.meta.url);
require(at('packages/platform/src/testing/compile-sources.cjs'));
const { wordFaults } = require(at('scripts/checks/words/faults.ts'));

const { asked, faults } = wordFaults();
const said = [...faults]
  .filter(([, found]) => found.length > 0)
  .map(([so, found]) => [`The words that the frontends ask for ${so}:`, ...found].join('\n  '));
// One that sees nothing would always be content.
if (asked < 1_000) said.push(`Only ${asked} calls of t were seen.`);
if (said.length) console.log(said.join('\n'));
process.exitCode = said.length ? 1 : 0;
