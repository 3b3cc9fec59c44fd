import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { ROOT } from '../root.mjs';

/**
 * What generated tests begin from (TEST_SEED): the change that is tested, so that a red run is red again, and another change
 * tries other cases. 1 where there is no git.
 */
export function seedOfChange() {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: ROOT, stdio: 'pipe' });
    return Number.parseInt(String(commit), 16);
  } catch {
    return 1;
  }
}

/** For the long run: what nobody has chosen. */
export const seedOfChance = () => randomInt(1, 2 ** 31);
