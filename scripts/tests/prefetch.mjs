import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { at } from '../root.mjs';

/** The file that appears once every tool has been compiled; tests wait for it (tests/jest/external-tool.ts). */
export const BUILT_MARK = at('.cache/tools-built');

/**
 * Fetches what tests need and what takes minutes, all at once, into a cache outside the tree. What can't be had is no
 * failure: the tests that need it are skipped and say so. A process of its own does it, so that what it costs can be told
 * from what the tests cost.
 * @param {Record<string, string>} [turn] `TEST_TURN` where only what is in turn is played (rotation.cjs)
 * @returns {Promise<{ lacks: string[], later: Promise<{ lacks: string[], seconds: number }>, isRunning: () => boolean }>}
 *   sentences about what could not be had; what compilers make comes later, with the core-seconds of all of it
 */
export function prefetch(turn = {}) {
  rmSync(BUILT_MARK, { force: true });
  const child = fork(at('scripts/tests/fetch-tools.mjs'), [BUILT_MARK], { env: { ...process.env, ...turn } });
  // `message` tells what came first and, as the last word, the rest.
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
