import fc from 'fast-check';
import * as policies from './guesses';
import {
  afterFailure,
  mayGuess,
  NO_GUESSES,
  PASSWORD_BY_ACCOUNT_AND_ADDRESS as PAIR,
  type GuessPolicy,
} from './guesses';

const POLICIES = Object.values(policies).filter(
  (value): value is GuessPolicy => typeof value === 'object' && 'free' in value,
);

function failing(policy: GuessPolicy, times: number, at: number) {
  let guesses = NO_GUESSES;
  for (let failures = 0; failures < times; failures += 1) guesses = afterFailure(policy, guesses, at);
  return guesses;
}

describe('a guess', () => {
  it('is free as often as people mistype', () => {
    expect(mayGuess(PAIR, failing(PAIR, 4, 1_000), 1_000).ok).toBe(true);
    expect(mayGuess(PAIR, failing(PAIR, 5, 1_000), 1_000)).toMatchObject({
      refusal: { kind: 'limited', code: 'rate_limited', params: { retry_after: 2 } },
    });
  });

  it('waits twice as long after each further failure, up to the longest wait', () => {
    const wait = (failures: number) => {
      const verdict = mayGuess(PAIR, failing(PAIR, failures, 1_000), 1_000);
      return verdict.ok ? 0 : verdict.refusal.params!['retry_after'];
    };
    expect([5, 6, 7, 8].map(wait)).toEqual([2, 4, 8, 16]);
    expect(wait(500)).toBe(15 * 60);
  });

  it.each(POLICIES.map((policy) => [policy.name, policy] as const))(
    'under %s is free again in the end',
    (_name, policy) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2_000 }), (times) => {
          const guesses = failing(policy, times, 0);
          expect(mayGuess(policy, guesses, policy.longestWait).ok).toBe(true);
          expect(afterFailure(policy, guesses, policy.memory + 1).failures).toBe(1);
        }),
      );
    },
  );
});
