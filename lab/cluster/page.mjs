import { writeMeasured } from '../../scripts/measured.cjs';
import { measured } from './page.cjs';

/**
 * Writes what a run has shown.
 * @returns {string} the measured part
 */
export function writePage(shown) {
  return writeMeasured('docs/cluster.md', 'measured', (before) =>
    measured(before, { ...shown, when: new Date() }),
  );
}
