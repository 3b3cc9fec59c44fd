import { refusalOf, signUpForm, TestIdentity } from './identity';

describe('guessing a password', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  it('is slowed after five failures, and the owner is still let in from elsewhere', async () => {
    const person = await identity.person();
    const answers: string[] = [];
    for (let guess = 0; guess < 200; guess += 1) {
      answers.push(await refusalOf(identity.signIn(person.email, `guess-${guess}`, '203.0.113.9')));
    }
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('auth.failed'));
    expect(answers.filter((answer) => answer === 'rate_limited').length).toBeGreaterThan(180);
    // So that no pause is over just when the right password comes.
    await identity.service.db.read('update guesses set last_at = now(), failures = greatest(failures, 12)');
    expect(await refusalOf(identity.signIn(person.email, person.password, '203.0.113.9'))).toBe(
      'rate_limited',
    );
    expect(await refusalOf(identity.signIn(person.email, person.password, '198.51.100.4'))).toBe('allowed');
  });

  it('is written down for the owner: each that was looked at, and from when on they are slowed', async () => {
    const person = await identity.person();
    for (let guess = 0; guess < 7; guess += 1) {
      await refusalOf(identity.signIn(person.email, `guess-${guess}`, '203.0.113.20'));
    }
    const asked = { beforeId: '', limit: 10 };
    const { events } = await identity.security(person.actor).listSecurityEvents(asked);
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['sign_in_slowed', ...Array<string>(5).fill('sign_in_failed')],
      'signed_up',
    ]);
    expect(events[0]!.address).toBe('203.0.113.20');
  });

  it('says how long to wait', async () => {
    const person = await identity.person();
    const guess = () => identity.signIn(person.email, 'wrong-one', '203.0.113.10');
    for (let failures = 0; failures < 5; failures += 1) await refusalOf(guess());
    const { refusal } = await guess().catch((error) => error);
    expect(refusal).toMatchObject({ kind: 'limited', code: 'rate_limited', params: { retry_after: 2 } });
  });

  it('is slowed for an unknown address as for a known one', async () => {
    const answers: string[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      answers.push(await refusalOf(identity.signIn('nobody@example.jp', `guess-${guess}`, '203.0.113.11')));
    }
    expect(answers).toEqual([...Array(5).fill('auth.failed'), 'rate_limited', 'rate_limited']);
  });

  it('counts every one of many that come at once', async () => {
    const person = await identity.person();
    const guesses = Array.from({ length: 30 }, (_, at) =>
      refusalOf(identity.signIn(person.email, `guess-${at}`, '203.0.113.12')),
    );
    const answers = await Promise.all(guesses);
    // Two or three are compared at the same time, so a few more than five may be looked at; never all.
    expect(answers.filter((answer) => answer === 'auth.failed').length).toBeLessThan(9);
  });

  it('forgets the failures of somebody who gets it right', async () => {
    const person = await identity.person();
    const address = '203.0.113.13';
    for (let round = 0; round < 3; round += 1) {
      for (let failures = 0; failures < 4; failures += 1) {
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

  it('takes as long for an unknown address as for a known one', async () => {
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
  });
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
    const wish = (address: string, wanted = email) =>
      refusalOf(identity.accounts().signUp(signUpForm({ email: wanted, address })));
    const answers: string[] = [];
    for (let wanted = 0; wanted < 22; wanted += 1) answers.push(await wish('203.0.113.30'));
    expect(answers).toEqual([
      ...Array<string>(20).fill('user.email_taken email'),
      ...['rate_limited', 'rate_limited'],
    ]);
    expect(await wish('203.0.113.30', 'free-one@example.jp')).toBe('rate_limited');
    expect(await wish('203.0.113.31', 'free-two@example.jp')).toBe('allowed');
  });

  it('is slowed by wanting them for the own account', async () => {
    const [known, person] = [await identity.person(), await identity.person()];
    const patchJson = JSON.stringify({ email: known.email });
    const answers: string[] = [];
    for (let wanted = 0; wanted < 21; wanted += 1)
      answers.push(
        await refusalOf(
          identity.accounts(person.actor).updateUser({ id: person.id, patchJson, refreshToken: '' }),
        ),
      );
    expect([answers[19], answers[20]]).toEqual(['user.email_taken email', 'rate_limited']);
  });

  it('is slowed by appointing them as managers, as by adding them to a group', async () => {
    const person = await identity.person();
    const { id: groupId } = await identity.group(person);
    const appoint = (at: number) =>
      refusalOf(identity.managers(person.actor).createManager({ email: `nobody${at}@example.jp` }));
    const answers: string[] = [];
    for (let at = 0; at < 21; at += 1) answers.push(await appoint(at));
    expect([answers[19], answers[20]]).toEqual(['manager.unknown_email email', 'rate_limited']);
    const added = { groupId, passcode: '', userId: '', inviteToken: '', tags: [] };
    const add = identity.memberships(person.actor).createMembership({ ...added, email: 'x@example.jp' });
    expect(await refusalOf(add)).toBe('rate_limited');
  });
});
