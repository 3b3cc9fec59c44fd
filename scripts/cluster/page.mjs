import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { run } from '../run.mjs';
import page from './page.cjs';

const FILE = 'docs/cluster.md';

/**
 * Writes what a whole run has shown; a part of one is only said.
 * @returns {Promise<string>} the measured part
 */
export async function writePage({ whole, ...shown }) {
  const text = page.measured({ ...shown, when: new Date() });
  if (whole) {
    writeFileSync(at(FILE), page.between(readFileSync(at(FILE), 'utf8'), 'measured', text));
    await run(process.execPath, [at('node_modules/prettier/bin/prettier.cjs'), '--write', FILE]);
  }
  return text;
}
