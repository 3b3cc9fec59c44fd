import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { at } from '../root.mjs';

/** The file that appears once every tool has been compiled; tests wait for it (tests/jest/external-tool.ts). */
export const BUILT_MARK = at('.cache/tools-built');

/**
 * Fetches the tools that tests need into a cache outside the tree, all at once. A tool that can't be fetched is not a
 * failure: tests that need it are skipped and say so. A separate process fetches them, so that its cost is measured
 * apart from the cost of the tests.
 * @param {Record<string, string>} [turn] `TEST_TURN`, if only the tests in turn run (rotation.cjs)
 * @returns {Promise<{ lacks: string[], later: Promise<{ lacks: string[], seconds: number }>, isRunning: () => boolean }>}
 *   sentences about missing tools; `later` resolves after the compilers, with the core-seconds of everything
 */
export function prefetch(turn = {}) {
  rmSync(BUILT_MARK, { force: true });
  const child = fork(at('scripts/tests/fetch-tools.mjs'), [BUILT_MARK], { env: { ...process.env, ...turn } });
  // The first `message` reports the early tools, the last one all others.
  const said = new Promise((resolve) => child.once('message', resolve));
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve({ code })));
  const later = said.then(() =>
    Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]),
  );
  return Promise.race([said, ended]).then((first) => ({
    lacks: first.lacks ?? ['what tests need could not be fetched; its words are above'],
    later: later.then(({ lacks = [], seconds = 0 }) => ({ lacks, seconds })),
    isRunning: () => child.exitCode === null,
  }));
}
