import { defineConfig } from '@kashikari/platform';
import { PASSCODE_ALARM } from './domain/guesses/guess-alarm';
import * as guesses from './domain/guesses/guesses';
import { CHALLENGE_LIFETIME } from './domain/sign-in-methods/passkey';
import { ATTEMPT_LIFETIME } from './domain/sign-in-methods/provider';
import * as session from './domain/sessions/session';
import { Argon2Passwords } from './secrets/argon2-passwords';
import { SETTINGS } from './settings';
import { ENDED_INVITE, ENDED_SESSION, GUESS, LINK, SECURITY_EVENT } from './store/work/sweep';

const settings = defineConfig(SETTINGS)({});
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('an identity of which nothing more is said', () => {
  it('hashes a password with argon2id over 19 MiB, twice (OWASP cheat sheet)', async () => {
    expect(settings).toMatchObject({ ARGON2_MEMORY_KIB: 19_456, ARGON2_PASSES: 2 });
    expect(await new Argon2Passwords(settings).hash('hana-saku-7')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });

  it('limits wrong passwords, sessions, cards and groups', () => {
    expect(settings).toMatchObject({
      ...{ RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN: 10, SESSION_MAX_DAYS: 180 },
      ...{ CARDS_AT_ONCE: 1_000, QUOTA_GROUPS: 100 },
    });
  });
});

describe('what opens an account', () => {
  it('is good for as long as the REST contract says, and no longer', () => {
    expect(session).toMatchObject({
      ...{ ACCESS_TOKEN_SECONDS: 15 * 60, SESSION_IDLE: 60 * DAY, FRESH_FOR: 10 * MINUTE },
      ...{ LINK_LIFETIME: 15 * MINUTE, LINK_WORTH_SENDING: 5 * MINUTE, VERIFICATION_LIFETIME: DAY },
    });
    expect({ ATTEMPT_LIFETIME, CHALLENGE_LIFETIME }).toEqual({
      ...{ ATTEMPT_LIFETIME: 10 * MINUTE, CHALLENGE_LIFETIME: 10 * MINUTE },
    });
  });
});

test('what an account’s record holds goes after its time', () => {
  expect({ ENDED_INVITE, ENDED_SESSION, GUESS, LINK, SECURITY_EVENT }).toEqual({
    ...{ ENDED_INVITE: 30 * DAY, ENDED_SESSION: 30 * DAY },
    ...{ GUESS: 2 * DAY, LINK: DAY, SECURITY_EVENT: 400 * DAY },
  });
});

test('guessing costs nothing while people mistype, and then a wait that doubles', () => {
  const waits = Object.entries(guesses).flatMap(([name, policy]) =>
    typeof policy === 'object'
      ? [[name, policy.free, policy.firstWait, policy.longestWait, policy.memory]]
      : [],
  );
  expect(waits.sort()).toEqual([
    ['LINKS_TO_ADDRESS', 5, MINUTE, 5 * MINUTE, HOUR],
    ['PASSCODE_BY_BOTH', 5, 2_000, HOUR, DAY],
    ['PASSCODE_BY_GROUP', 200, 1_000, MINUTE, HOUR],
    ['PASSCODE_BY_GUESSER', 5, 2_000, HOUR, DAY],
    ['PASSCODE_FIRST_TRIES', 50, MINUTE, HOUR, DAY],
    ['PASSKEY_BY_KEY', 100, 2_000, MINUTE, HOUR],
    ['TAKEN_BY_ACCOUNT', 20, MINUTE, HOUR, HOUR],
    ['TAKEN_BY_ADDRESS', 20, MINUTE, HOUR, HOUR],
    ['VERIFICATIONS_TO_ADDRESS', 5, MINUTE, 5 * MINUTE, HOUR],
  ]);
});

test('a group’s owner is told of fifty wrong passcodes, once a day', () => {
  expect(PASSCODE_ALARM).toMatchObject({ at: 50, period: DAY });
  expect(GUESS).toBeGreaterThan(PASSCODE_ALARM.period);
});
