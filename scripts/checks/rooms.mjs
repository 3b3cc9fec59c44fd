import { existsSync } from 'node:fs';
import { at } from '../root.mjs';
import { runTool } from '../run.mjs';

const FOLDERS = ['packages', 'services', 'standalone', 'frontends', 'examples'];

/** Places that every look must have seen: a cruise that silently sees nothing there would always be green. */
const MUST_SEE = [
  'packages/kernel/src/',
  'packages/platform/src/',
  'services/reservation/src/',
  'frontends/shell/src/',
];

/**
 * Runs dependency-cruiser over a tree.
 * @param {string} [root] another tree than this one, for the test that plants faults
 * @returns {Promise<{ modules: string[], violations: { rule: string, from: string, to: string }[], failure?: string }>}
 */
export async function cruise(root = at()) {
  const folders = FOLDERS.filter((folder) => existsSync(`${root}/${folder}`));
  const { stdout, output } = await runTool(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    [...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { cwd: root },
  );
  try {
    const { modules, summary } = JSON.parse(stdout);
    return {
      modules: modules.map(({ source }) => source),
      violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    };
  } catch {
    return { modules: [], violations: [], failure: output.slice(0, 2000) };
  }
}

/** Nobody imports whom they may not; and the guard has really looked. */
export async function checkRooms(root = at()) {
  const { modules, violations, failure } = await cruise(root);
  if (failure) return { ok: false, said: failure };
  const unseen = MUST_SEE.filter((place) => !modules.some((module) => module.startsWith(place)));
  if (unseen.length) return { ok: false, said: `dependency-cruiser saw nothing in ${unseen.join(', ')}` };
  return {
    ok: violations.length === 0,
    said: violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join('\n'),
  };
}
