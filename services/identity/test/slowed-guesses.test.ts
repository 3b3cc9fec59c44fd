import { enumOf, PATCHES, SETS, textOf } from '@kashikari/contracts';
import { verify } from '@node-rs/argon2';
import { VISITOR } from '@kashikari/kernel';
import { SignInWithPassword } from '../src/app/sign-in/sign-in-with-password';
import { refusalOf, signUpForm, TestIdentity } from './identity';
import { whenLong } from '../../../packages/platform/src/testing/budget';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

describe('guessing a password', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  it('is slowed after ten failures a minute, and the owner is still let in from elsewhere', async () => {
    const person = await identity.person();
    const answers: string[] = [];
    for (let guess = 0; guess < 50; guess += 1)
      answers.push(await refusalOf(identity.signIn(person.email, `guess-${guess}`, '203.0.113.9')));
    expect(answers).toEqual([
      ...Array<string>(10).fill('auth.failed'),
      ...Array<string>(40).fill('rate_limited'),
    ]);
    expect(await refusalOf(identity.signIn(person.email, person.password, '203.0.113.9'))).toBe(
      'rate_limited',
    );
    expect(await refusalOf(identity.signIn(person.email, person.password, '198.51.100.4'))).toBe('allowed');
  });

  it('ten thousand times from five hundred addresses finds nothing, and the owner comes in meanwhile', async () => {
    const person = await identity.person();
    const { knownBrowser } = await identity.signIn(person.email, person.password);
    const other = await identity.person();
    const { knownBrowser: others } = await identity.signIn(other.email, other.password);
    const outcomes = new Map<string, number>();
    const signIn = identity.service.get(SignInWithPassword);
    const guess = async (turn: number) => {
      // Somewhere among them is the right one.
      const password = turn === 5_000 ? person.password : `guess-${turn}`;
      const address = `203.0.${Math.floor((turn % 500) / 250)}.${turn % 250}`;
      // The attacker has an account and a known browser.
      const form = { email: person.email, accountName: '', password, knownBrowser: others!.tokens };
      const call = { actor: VISITOR, now: Date.now(), locale: 'ja' } as const;
      const answer = await refusalOf(signIn.run(form, { address, userAgent: 'jest' }, call));
      outcomes.set(answer, (outcomes.get(answer) ?? 0) + 1);
    };
    const owner: string[] = [];
    for (let turn = 0; turn < 10_000; turn += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, at) => guess(turn + at)));
      if (turn % 2_500 === 0)
        owner.push(
          await refusalOf(identity.signIn(person.email, person.password, '192.0.2.7', knownBrowser)),
        );
    }
    expect(owner).toEqual(Array<string>(4).fill('allowed'));
    expect([...outcomes.keys()].sort()).toEqual(['auth.failed', 'rate_limited']);
    // Two or three are compared at the same time.
    expect(outcomes.get('auth.failed')).toBeLessThan(34);
    const asked = { beforeId: '', limit: 100 };
    const { events } = await identity.security(person.actor).listSecurityEvents(asked);
    expect(
      events.filter(({ kind }) => kind === enumOf(SETS.securityEventKind, 'sign_in_slowed')).length,
    ).toBeGreaterThan(0);
    expect(await refusalOf(identity.signIn(person.email, person.password, '192.0.2.7'))).toBe('rate_limited');
  }, 180_000);

  it('in a browser that has signed in before counts there alone', async () => {
    const person = await identity.person();
    const { knownBrowser } = await identity.signIn(person.email, person.password);
    const slip = () => refusalOf(identity.signIn(person.email, 'slip-of-hand', '192.0.2.8', knownBrowser));
    for (let turn = 0; turn < 10; turn += 1) expect(await slip()).toBe('auth.failed');
    expect(await slip()).toBe('rate_limited');
    expect(await refusalOf(identity.signIn(person.email, 'wrong-one', '192.0.2.8'))).toBe('auth.failed');
    await identity.service.db.read(`update guesses set since = since - interval '1 minute'`);
    const back = await identity.signIn(person.email, person.password, '192.0.2.8', knownBrowser);
    expect(back.knownBrowser!.tokens).toHaveLength(1);
  });

  it('by a browser is not helped by what was never given to it, or is half a year old', async () => {
    const person = await identity.person();
    const { knownBrowser } = await identity.signIn(person.email, person.password);
    const hold = async () => {
      for (let turn = 0; turn < 31; turn += 1)
        await refusalOf(identity.signIn(person.email, 'wrong-one', `198.51.100.${turn}`));
    };
    await hold();
    const tries = (tokens: string[]) =>
      refusalOf(identity.signIn(person.email, person.password, '192.0.2.9', { tokens }));
    const [token = ''] = knownBrowser!.tokens;
    expect(await tries([`${token.slice(0, -2)}AA`, 'v1.abc', ''])).toBe('rate_limited');
    expect(await tries([token])).toBe('allowed');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 181 * 24 * 60 * 60_000);
    try {
      await hold();
      expect(await tries([token])).toBe('rate_limited');
    } finally {
      clock.mockRestore();
    }
  });

  it('keeps eight accounts of one browser, the latest first', async () => {
    let held: { tokens: string[] } | undefined;
    const people = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const person = await identity.person();
      people.push(person);
      held = (await identity.signIn(person.email, person.password, '192.0.2.10', held)).knownBrowser;
    }
    expect(held!.tokens).toHaveLength(8);
    const again = await identity.signIn(people[9]!.email, people[9]!.password, '192.0.2.10', held);
    expect(again.knownBrowser!.tokens.slice(1)).toEqual(held!.tokens.slice(1));
  });

  it('is written down for the owner: each that was looked at, and from when on they are slowed', async () => {
    const person = await identity.person();
    for (let guess = 0; guess < 12; guess += 1) {
      await refusalOf(identity.signIn(person.email, `guess-${guess}`, '203.0.113.20'));
    }
    const asked = { beforeId: '', limit: 20 };
    const { events } = await identity.security(person.actor).listSecurityEvents(asked);
    expect(events.map(({ kind }) => textOf(SETS.securityEventKind, kind))).toEqual([
      ...['sign_in_slowed', ...Array<string>(10).fill('sign_in_failed')],
      'signed_up',
    ]);
    expect(events[0]!.address).toBe('203.0.113.20');
  });

  it('says how long to wait', async () => {
    const person = await identity.person();
    const guess = () => identity.signIn(person.email, 'wrong-one', '203.0.113.10');
    for (let failures = 0; failures < 10; failures += 1) await refusalOf(guess());
    const { refusal } = await guess().catch((error) => error);
    expect(refusal).toMatchObject({ kind: 'limited', code: 'rate_limited', params: { by: 'account' } });
    expect(refusal.params.retry_after).toBeGreaterThan(50);
    expect(refusal.params.retry_after).toBeLessThanOrEqual(60);
  });

  it('is slowed for an unknown address as for a known one', async () => {
    const answers: string[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      answers.push(await refusalOf(identity.signIn('nobody@example.jp', `guess-${guess}`, '203.0.113.11')));
    }
    expect(answers).toEqual([...Array(10).fill('auth.failed'), 'rate_limited', 'rate_limited']);
  });

  it('counts every one of many that come at once', async () => {
    const person = await identity.person();
    const guesses = Array.from({ length: 30 }, (_, at) =>
      refusalOf(identity.signIn(person.email, `guess-${at}`, '203.0.113.12')),
    );
    const answers = await Promise.all(guesses);
    // Two or three are compared at the same time, so a few more than ten may be looked at; never all.
    expect(answers.filter((answer) => answer === 'auth.failed').length).toBeLessThan(14);
  });

  it('forgets the failures of somebody who gets it right', async () => {
    const person = await identity.person();
    const address = '203.0.113.13';
    for (let round = 0; round < 2; round += 1) {
      for (let failures = 0; failures < 8; failures += 1) {
        await refusalOf(identity.signIn(person.email, 'wrong-one', address));
      }
      expect(await refusalOf(identity.signIn(person.email, person.password, address))).toBe('allowed');
    }
  });

  it('keeps neither addresses nor names in the clear', async () => {
    const person = await identity.person();
    await refusalOf(identity.signIn(person.email, 'wrong-one', '203.0.113.14'));
    const rows = await identity.service.db.read(
      'select subject from guesses union all select place from security_events',
    );
    expect(JSON.stringify(rows)).not.toMatch(/example\.jp|203\.0\.113/);
  });

  it('compares one hash for an unknown address as for a known one, of the same strength', async () => {
    const person = await identity.person();
    const strengthOf = ([known]: readonly unknown[]) => /m=\d+,t=\d+,p=\d+/.exec(String(known))?.[0];
    jest.mocked(verify).mockClear();
    for (const email of [person.email, 'nobody-at-all@example.jp'])
      expect(await refusalOf(identity.signIn(email, 'wrong-one', '198.51.100.200'))).toBe('auth.failed');
    const compared = jest.mocked(verify).mock.calls.map(strengthOf);
    expect(compared).toEqual(Array<string>(2).fill('m=64,t=1,p=1'));
  });

  const takesAsLong = async () => {
    const slow = await TestIdentity.start({ env: { ARGON2_MEMORY_KIB: '19456', ARGON2_PASSES: '2' } });
    try {
      const person = await slow.person();
      const time = async (email: string, at: number) => {
        const began = performance.now();
        await refusalOf(slow.signIn(email, 'wrong-one', `198.51.100.${at}`));
        return performance.now() - began;
      };
      await time('warm@example.jp', 0);
      const known: number[] = [];
      const unknown: number[] = [];
      for (let at = 1; at <= 15; at += 1) {
        known.push(await time(person.email, at));
        unknown.push(await time(`nobody${at}@example.jp`, at));
      }
      // The quickest of each: what else the machine does only ever makes one slower.
      const ratio = Math.min(...known) / Math.min(...unknown);
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    } finally {
      await slow.stop();
    }
  };
  whenLong(() => it('takes as long for an unknown address as for a known one', takesAsLong));
});

describe('a password hash', () => {
  it('is made again with more work at the next sign-in when the settings ask for more', async () => {
    const weak = await TestIdentity.start();
    const person = await weak.person();
    const hashOf = async (service: TestIdentity) =>
      (await service.service.db.one<{ password_hash: string }>(
        'select password_hash from users where id = $1',
        [person.id],
      ))!.password_hash;
    const before = await hashOf(weak);
    const { database, bus } = weak.service;
    const strong = await TestIdentity.start({
      database,
      bus,
      env: { ARGON2_MEMORY_KIB: '128', ARGON2_PASSES: '2' },
    });
    await strong.signIn(person.email, person.password);
    const after = await hashOf(strong);
    await strong.signIn(person.email, person.password);
    expect(before).toContain('m=64,t=1');
    expect(after).toContain('m=128,t=2');
    expect(await hashOf(strong)).toBe(after);
    await strong.stop();
    await weak.stop();
  });
});

describe('finding out which addresses have an account', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  it('is slowed by signing up with them, after twenty from one place', async () => {
    const { email } = await identity.person();
    const wish = (address: string, wanted = email, trustedNetwork = false) =>
      refusalOf(identity.accounts().signUp(signUpForm({ email: wanted, address, trustedNetwork })));
    const answers: string[] = [];
    for (let wanted = 0; wanted < 22; wanted += 1) answers.push(await wish('203.0.113.30'));
    expect(answers).toEqual([
      ...Array<string>(20).fill('user.email_taken email'),
      ...['rate_limited', 'rate_limited'],
    ]);
    expect(await wish('203.0.113.30', 'free-one@example.jp')).toBe('rate_limited');
    expect(await wish('203.0.113.31', 'free-two@example.jp')).toBe('allowed');
    // A network that the operator trusts is held by no limit of an address.
    expect(await wish('203.0.113.30', email, true)).toBe('user.email_taken email');
    expect(await wish('203.0.113.30', 'free-three@example.jp', true)).toBe('allowed');
  });

  it('is slowed by wanting them for the own account', async () => {
    const [known, person] = [await identity.person(), await identity.person()];
    const patch = PATCHES.user.write({ email: known.email });
    const answers: string[] = [];
    for (let wanted = 0; wanted < 21; wanted += 1)
      answers.push(
        await refusalOf(
          identity.accounts(person.actor).updateUser({ id: person.id, patch, refreshToken: '' }),
        ),
      );
    expect([answers[19], answers[20]]).toEqual(['user.email_taken email', 'rate_limited']);
  });
});
