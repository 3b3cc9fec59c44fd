import { SYSTEM } from '@kashikari/kernel';
import { ActorSigner } from '../src';
import { TEST_SECRETS } from '../src/testing';

const MINUTE = 60_000;

describe('two machines whose clocks are two minutes off', () => {
  it.each([-2, 2])('understand each other: %d minutes, for as long as a signature is used', (minutes) => {
    let now = Date.parse('2026-04-01T00:00:00Z');
    const caller = new ActorSigner(TEST_SECRETS, () => now + minutes * MINUTE);
    const service = new ActorSigner(TEST_SECRETS, () => now);
    for (let second = 0; second < 20 * 60; second += 10) {
      expect(service.verify(caller.sign(SYSTEM, 'notes'), 'notes')).toEqual(SYSTEM);
      now += 10_000;
    }
  });

  it.each([-8, 8])('do not, when they are %d minutes off', (minutes) => {
    const caller = new ActorSigner(TEST_SECRETS, () => Date.now() + minutes * MINUTE);
    expect(new ActorSigner(TEST_SECRETS).verify(caller.sign(SYSTEM, 'notes'), 'notes')).toBeUndefined();
  });
});
