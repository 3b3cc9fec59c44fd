import { PATCHES } from '@kashikari/contracts';
import { hash } from '@node-rs/argon2';
import { Argon2Passwords } from '../src/secrets/argon2-passwords';
import { CommonPasswords } from '../src/app/ports';
import { refusalOf, signUpForm, TestIdentity } from './identity';

let names = 0;

describe('a password', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start({ env: { ARGON2_MEMORY_KIB: '128', ARGON2_PASSES: '2' } });
  });
  afterAll(() => identity?.stop());

  const hashOf = async (id: string) => {
    const row = await identity.service.db.one<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [id],
    );
    return row!.password_hash;
  };
  async function keep(id: string, known: string): Promise<void> {
    await identity.service.db.read('update users set password_hash = $2 where id = $1', [id, known]);
  }

  it('is kept by argon2id with the strength of the settings', async () => {
    const { id } = await identity.person();
    expect(await hashOf(id)).toMatch(/^\$argon2id\$v=19\$m=128,t=2,p=1\$/);
  });

  it.each([
    ['less memory', { memoryCost: 64, timeCost: 2 }],
    ['fewer passes', { memoryCost: 128, timeCost: 1 }],
  ])(
    'that was hashed with %s is hashed anew at the next sign-in, and goes on working',
    async (_what, weak) => {
      const { id, email, password } = await identity.person();
      const before = await hash(password, { ...weak, parallelism: 1 });
      await keep(id, before);
      expect(await refusalOf(identity.signIn(email, 'not this one'))).toBe('auth.failed');
      expect(await hashOf(id)).toBe(before);
      await identity.signIn(email, password);
      const after = await hashOf(id);
      expect(after).toMatch(/^\$argon2id\$v=19\$m=128,t=2,p=1\$/);
      await identity.signIn(email, password);
      expect(await hashOf(id)).toBe(after);
    },
  );

  it('that was hashed with more than the settings ask stays as it is', async () => {
    const { id, email, password } = await identity.person();
    const strong = await hash(password, { memoryCost: 256, timeCost: 3, parallelism: 1 });
    await keep(id, strong);
    await identity.signIn(email, password);
    expect(await hashOf(id)).toBe(strong);
  });

  it.each([
    ['password1', 'among the commonest'],
    ['Password1', 'among them whatever the capitals'],
    ['123456', 'the commonest of all'],
    ['takahashi', 'a Japanese name'],
    ['aaaaaaaa', 'one letter again and again'],
    ['x'.repeat(55), 'one letter as often as it may be'],
    ['121212', 'two digits again and again'],
    ['      ', 'nothing but blanks'],
    ['abcdefgh', 'a row of the alphabet'],
    ['1q2w3e4r', 'a walk over the keyboard'],
    ['kashikari', 'the name of the product'],
    ['Kashi-Kari', 'the name of the product in another dress'],
    ['hanako yamada', 'the own name'],
    ['Hanako-Yamada', 'the own name in another dress'],
    ['h.yamada', 'what stands before the @'],
    ['H.Yamada@example.jp', 'the own address'],
  ])('is not %s when it is new: %s', async (password) => {
    const form = signUpForm({ name: 'Hanako Yamada', email: 'h.yamada@example.jp', password });
    expect(await refusalOf(identity.accounts().signUp(form))).toBe('password.common password');
    const { id, actor, session } = await identity.person();
    const { refreshToken } = session;
    const change = (patch: object) =>
      refusalOf(identity.accounts(actor).updateUser({ id, patch: PATCHES.user.write(patch), refreshToken }));
    const own = { name: 'Hanako Yamada', email: 'h.yamada@example.jp' };
    expect(await change({ ...own, password })).toBe('password.common password');
    const accountName = `yamada${++names}`;
    const added = { name: 'Hanako', accountName, password: accountName.toUpperCase() };
    expect(await refusalOf(identity.accounts(actor).addAccount(added))).toBe('password.common password');
    expect(await change({ password: 'hana-no-yama-7' })).toBe('allowed');
  });

  it('that is too short is told so, and not that it is common', async () => {
    const told = (password: string) => refusalOf(identity.accounts().signUp(signUpForm({ password })));
    expect(await told('12345')).toBe('validation.too_short password');
    expect(await told('パスワード')).toBe('validation.ascii password');
  });

  it('from before goes on working, however common', async () => {
    const { id, email } = await identity.person();
    await keep(id, await hash('password1', { memoryCost: 128, timeCost: 2, parallelism: 1 }));
    expect(await refusalOf(identity.signIn(email, 'password1'))).toBe('allowed');
  });

  it('is looked for among ten thousand of each list, and scored', () => {
    const common = identity.service.get(CommonPasswords);
    expect(['qwerty', 'iloveyou', 'sakura', 'watanabe', 'qqqqqq'].every((word) => common.has(word))).toBe(
      true,
    );
    const fine = [
      'hana-saku-7',
      'kashikari-demo',
      'secret-1',
      'correct horse',
      `${'a'.repeat(28)}-hana-saku-7`,
    ];
    expect(fine.filter((word) => common.has(word))).toEqual([]);
  });

  it('is compared off the event loop: everything else goes on meanwhile', async () => {
    const passwords = new Argon2Passwords({ ARGON2_MEMORY_KIB: 65_536, ARGON2_PASSES: 3 });
    let turns = 0;
    let done = false;
    const turn = () => {
      turns += 1;
      if (!done) setImmediate(turn);
    };
    setImmediate(turn);
    await Promise.all(
      Array.from({ length: 4 }, () => passwords.inTurn(() => passwords.hash('correct horse'))),
    );
    done = true;
    // On the loop itself there would be one or two between each hash and the next.
    expect(turns).toBeGreaterThan(50);
  });
});
