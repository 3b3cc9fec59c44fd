import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { ROOT } from '../root.mjs';

/**
 * Returns the seed of generated tests (TEST_SEED), the current commit: a failed run repeats with the same cases, and
 * another change tries others. 1 without git.
 */
export function seedOfChange() {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: ROOT, stdio: 'pipe' });
    return Number.parseInt(String(commit), 16);
  } catch {
    return 1;
  }
}

/** Returns a random seed, for the long run. */
export const seedOfChance = () => randomInt(1, 2 ** 31);
