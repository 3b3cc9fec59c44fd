import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { run } from '../run.mjs';
import page from './page.cjs';

const FILE = 'docs/cluster.md';

/**
 * Writes what a run has shown.
 * @returns {Promise<string>} the measured part
 */
export async function writePage(shown) {
  const before = readFileSync(at(FILE), 'utf8');
  const text = page.measured(before, { ...shown, when: new Date() });
  writeFileSync(at(FILE), page.between(before, 'measured', text));
  await run(process.execPath, [at('node_modules/prettier/bin/prettier.cjs'), '--write', FILE]);
  return text;
}
