import fc from 'fast-check';
import { NO_GUESSES } from './guess-count';
import { passwordPolicies, type WindowPolicy } from './guess-windows';
import * as policies from './guesses';
import {
  afterFailure,
  mayGuess,
  PASSCODE_BY_GUESSER as PASSCODE,
  type AnyPolicy,
  type GuessPolicy,
} from './guesses';

const POLICIES = Object.values(policies).filter(
  (value): value is GuessPolicy => typeof value === 'object' && 'free' in value,
);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function failing(policy: AnyPolicy, times: number, at: number, guesses = NO_GUESSES) {
  for (let failures = 0; failures < times; failures += 1) guesses = afterFailure(policy, guesses, at);
  return guesses;
}

describe('a guess', () => {
  it('is free as often as people mistype', () => {
    expect(mayGuess(PASSCODE, failing(PASSCODE, 4, 1_000), 1_000).ok).toBe(true);
    expect(mayGuess(PASSCODE, failing(PASSCODE, 5, 1_000), 1_000)).toMatchObject({
      refusal: { kind: 'limited', code: 'rate_limited', params: { retry_after: 2, by: 'account' } },
    });
  });

  it('waits twice as long after each further failure, up to the longest wait', () => {
    const wait = (failures: number) => {
      const verdict = mayGuess(PASSCODE, failing(PASSCODE, failures, 1_000), 1_000);
      return verdict.ok ? 0 : verdict.refusal.params!['retry_after'];
    };
    expect([5, 6, 7, 8].map(wait)).toEqual([2, 4, 8, 16]);
    expect(wait(500)).toBe(60 * 60);
  });

  it.each([
    // Free tries, the first and the longest wait in seconds, hours until all is forgotten, and what is counted.
    ['signatures of a passkey', policies.PASSKEY_BY_KEY, 100, 2, 60, 1, 'account'],
    ['passcodes, by who guesses', PASSCODE, 5, 2, 3_600, 24, 'account'],
    ['passcodes of one group, by who guesses', policies.PASSCODE_BY_BOTH, 5, 2, 3_600, 24, 'account'],
    ['passcodes of one group, by everybody', policies.PASSCODE_BY_GROUP, 200, 1, 60, 1, 'account'],
    ['addresses that are taken, by an account', policies.TAKEN_BY_ACCOUNT, 20, 60, 3_600, 1, 'account'],
    ['addresses that are taken, by where one is', policies.TAKEN_BY_ADDRESS, 20, 60, 3_600, 1, 'address'],
    ['links to an address', policies.LINKS_TO_ADDRESS, 5, 60, 300, 1, 'link'],
    ['mails that show an address', policies.VERIFICATIONS_TO_ADDRESS, 5, 60, 300, 1, 'link'],
  ])('of %s is slowed as the contract says', (_what, policy, free, first, longest, hours, by) => {
    const wait = (failures: number) => {
      const verdict = mayGuess(policy, failing(policy, failures, 1_000), 1_000);
      return verdict.ok ? 0 : verdict.refusal.params;
    };
    expect([wait(free - 1), wait(free)]).toEqual([0, { retry_after: first, by }]);
    expect(wait(free + 30)).toEqual({ retry_after: longest, by });
    const full = failing(policy, free, 1_000);
    const failuresAfter = (pause: number) => afterFailure(policy, full, 1_000 + pause).failures;
    expect([failuresAfter(hours * HOUR), failuresAfter(hours * HOUR + 1)]).toEqual([free + 1, 1]);
  });

  it('is counted apart from every other kind', () => {
    const names = POLICIES.filter(({ by }) => by !== 'address').map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('');
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

describe('a wrong password', () => {
  const { pair, account, browser } = passwordPolicies(10);
  const waits = (policy: WindowPolicy, guesses: typeof NO_GUESSES, now: number) => {
    const verdict = mayGuess(policy, guesses, now);
    return verdict.ok ? 0 : verdict.refusal.params!['retry_after'];
  };

  it.each([
    ['of one account from one address', pair],
    ['of a browser that the account knows', browser],
  ])('%s is looked at ten times a minute', (_what, policy) => {
    expect(waits(policy, failing(policy, 9, 1_000), 1_000)).toBe(0);
    const full = failing(policy, 10, 1_000);
    expect(waits(policy, full, 1_000)).toBe(60);
    expect(waits(policy, full, 31_000)).toBe(30);
    expect(waits(policy, full, 1_000 + MINUTE)).toBe(0);
    // However often it was filled before.
    expect(waits(policy, failing(policy, 10, 1_000 + MINUTE, full), 1_000 + MINUTE)).toBe(60);
  });

  it('of one account from whatever browsers is looked at thirty times in a window that grows', () => {
    let guesses = failing(account, 30, 0);
    expect(waits(account, guesses, 0)).toBe(HOUR / 1_000);
    guesses = failing(account, 30, HOUR, guesses);
    expect(waits(account, guesses, HOUR)).toBe((2 * HOUR) / 1_000);
    guesses = failing(account, 30, 3 * HOUR, guesses);
    expect(waits(account, guesses, 3 * HOUR)).toBe((4 * HOUR) / 1_000);
    for (let turn = 0; turn < 10; turn += 1) guesses = failing(account, 30, (turn + 8) * 24 * HOUR, guesses);
    expect(waits(account, guesses, 17 * 24 * HOUR)).toBe((24 * HOUR) / 1_000);
    // The attacker has given up: the count begins as it did the first time.
    expect(waits(account, failing(account, 30, 20 * 24 * HOUR, guesses), 20 * 24 * HOUR)).toBe(HOUR / 1_000);
  });

  it('is not counted where the setting is 0', () => {
    const off = passwordPolicies(0);
    for (const policy of Object.values(off)) expect(waits(policy, failing(policy, 1_000, 0), 0)).toBe(0);
  });
});
