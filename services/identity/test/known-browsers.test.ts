import { PATCHES } from '@kashikari/contracts';
import { refusalOf, signUpForm, TestIdentity, type Person } from './identity';

describe('a browser that is known to an account', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const known = async ({ email, password }: Person) =>
    (await identity.signIn(email, password, '192.0.2.7')).knownBrowser!;
  const guess = (person: Person, browser: { tokens: string[] } | undefined, address = '203.0.113.30') =>
    refusalOf(identity.signIn(person.email, 'wrong-guess', address, browser));

  it('does not multiply guesses: six of them together have twenty a day, and the account its usual ten', async () => {
    const person = await identity.confirmed();
    const browsers = [];
    for (let n = 0; n < 6; n += 1) browsers.push(await known(person));
    const answers = [];
    for (const browser of browsers)
      for (let n = 0; n < 10; n += 1) answers.push(await guess(person, browser));
    expect(answers.filter((answer) => answer === 'auth.failed')).toHaveLength(30);
    expect(answers.slice(30)).toEqual(Array<string>(30).fill('rate_limited'));
  });

  it('is forgotten with a new password', async () => {
    const person = await identity.confirmed();
    const browser = await known(person);
    for (let n = 0; n < 31; n += 1) await guess(person, undefined, `198.51.100.${n}`);
    const comes = (password: string) =>
      refusalOf(identity.signIn(person.email, password, '192.0.2.7', browser));
    expect(await comes(person.password)).toBe('allowed');
    const patch = PATCHES.user.write({ password: 'another-secret-7' });
    await identity
      .accounts(person.actor)
      .updateUser({ id: person.id, patch, refreshToken: person.session.refreshToken });
    expect(await comes('another-secret-7')).toBe('rate_limited');
  });

  it('is not one that has only signed up: the address may be somebody else’s', async () => {
    const form = signUpForm({ email: 'teacher@example.jp' });
    const { knownBrowser } = await identity.accounts().signUp(form);
    expect(knownBrowser!.tokens).toEqual([]);
  });
});
