import { createRequire } from 'node:module';
import { at } from '../root.mjs';

/**
 * No flag stays in the product after its last day (`packages/kernel/src/flags.ts`).
 * @param {string} [today] `YYYY-MM-DD`
 * @returns {import('./checks.mjs').Verdict}
 */
export function checkFlags(today = new Date().toISOString().slice(0, 10)) {
  const require = createRequire(import.meta.url);
  require(at('packages/platform/src/testing/compile-sources.cjs'));
  const { endedFlags, FLAGS } = require(at('packages/kernel/src/flags.ts'));
  const said = endedFlags(today).map(
    (key) =>
      `${key} ended on ${FLAGS[key].ends}. ${FLAGS[key].owner}: keep it for everybody or remove it, or state a later day.`,
  );
  return { ok: said.length === 0, said: said.join('\n') };
}
