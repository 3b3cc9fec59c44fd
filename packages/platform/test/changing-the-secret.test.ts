import { randomBytes } from 'node:crypto';
import { SYSTEM } from '@kashikari/kernel';
import { ActorSigner, type InstallationSecrets } from '../src';

const [former, next] = [1, 2].map(() => randomBytes(32).toString('base64')) as [string, string];

/**
 * Secrets of a process, step by step (docs/runbooks/rotate-keys.md). During a step, processes of two neighboring rows
 * run side by side.
 */
const STEPS: readonly InstallationSecrets[] = [
  { KASHIKARI_SECRET: former },
  { KASHIKARI_SECRET: former, KASHIKARI_SECRET_ALSO: next },
  { KASHIKARI_SECRET: next, KASHIKARI_SECRET_ALSO: former },
  { KASHIKARI_SECRET: next },
];

const understands = (listener: InstallationSecrets, speaker: InstallationSecrets) =>
  new ActorSigner(listener).verify(new ActorSigner(speaker).sign(SYSTEM, 'notes'), 'notes') !== undefined;

describe('processes of which some have a new KASHIKARI_SECRET already', () => {
  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('understand each other between step %d and step %d', (earlier, later) => {
    const [one, other] = [STEPS[earlier - 1]!, STEPS[later - 1]!];
    expect([understands(one, other), understands(other, one)]).toEqual([true, true]);
  });

  it('do not where a step is left out', () => {
    expect(understands(STEPS[0]!, STEPS[2]!)).toBe(false);
    expect(understands(STEPS[3]!, STEPS[1]!)).toBe(false);
  });
});
