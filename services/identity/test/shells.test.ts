import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enumOf, SETS, signInMethods } from '@kashikari/contracts';
import { VISITOR, narrowedTo, type Actor } from '@kashikari/kernel';
import { decodeJwt } from 'jose';
import { cardsForm, refusalOf, signUpForm, TestIdentity, type Person } from './identity';
import { SoftAuthenticator } from './soft-authenticator';

const COMMON = 'https://kashi.example';
const MINATO = { id: 'minato', origin: 'https://minato.example' };
const HIMAWARI = { id: 'himawari', origin: 'https://himawari.example' };

const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-shells-'));
const file = path.join(folder, 'shells.yaml');
writeFileSync(
  file,
  `shells:
  - id: minato
    hosts: [minato.example]
    accounts: [minato_library]
    sign_up: invited
    only_provider_for: [minato.ac.example]
    emergency_account: minato_library
  - { id: himawari, hosts: [himawari.example], accounts: [himawari] }
`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const CAMPUS = JSON.stringify([
  { id: 'campus', name: '港大学', issuer: 'https://idp.minato.example', client_id: 'a', client_secret: 'b' },
]);

describe('at the host of a shell', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    const env = { PUBLIC_URL: COMMON, SHELLS_FILE: file, OIDC_PROVIDERS: CAMPUS };
    identity = await TestIdentity.start({ env });
  });
  afterAll(() => identity?.stop());

  const at = (shell: typeof MINATO | undefined, actor: Actor = VISITOR, within: readonly string[] = []) =>
    shell ? narrowedTo(actor, within, shell) : actor;
  const signIn = (shell: typeof MINATO | undefined, email: string, password: string) =>
    identity.accounts(at(shell)).signIn({
      method: { $case: 'password', value: { email, accountName: '', password } },
      ...{ address: '192.0.2.1', userAgent: 'jest' },
    });
  const refresh = (shell: typeof MINATO | undefined, refreshToken: string) =>
    refusalOf(
      identity.accounts(at(shell)).refreshSession({ refreshToken, address: '192.0.2.1', userAgent: 'jest' }),
    );

  it('an access token is for its origin, and at the common one for the installation', async () => {
    const { email, password } = await identity.person();
    const audiences = await Promise.all(
      [MINATO, HIMAWARI, undefined].map(async (shell) => {
        const { session } = await signIn(shell, email, password);
        return decodeJwt(session!.token).aud;
      }),
    );
    expect(audiences).toEqual([MINATO.origin, HIMAWARI.origin, 'kashikari-rest']);
  });

  it('a refresh token goes on where it was given, and is an unknown one elsewhere', async () => {
    const { email, password } = await identity.person();
    const { session } = await signIn(MINATO, email, password);
    for (const other of [HIMAWARI, undefined])
      expect(await refresh(other, session!.refreshToken)).toBe('unauthenticated');
    // It was not used up by that, nor was its session ended.
    expect(await refresh(MINATO, session!.refreshToken)).toBe('allowed');
    const common = await signIn(undefined, email, password);
    expect(await refresh(MINATO, common.session!.refreshToken)).toBe('unauthenticated');
    expect(await refresh(undefined, common.session!.refreshToken)).toBe('allowed');
  });

  it('signing out ends what belongs to the host alone', async () => {
    const { email, password } = await identity.person();
    const { session } = await signIn(MINATO, email, password);
    const out = { refreshToken: session!.refreshToken, all: false };
    await identity.accounts(at(HIMAWARI)).signOut(out);
    expect(await refresh(MINATO, session!.refreshToken)).toBe('allowed');
  });

  describe('a passkey', () => {
    const methods = (actor: Actor) =>
      identity.service.as(actor).connect(signInMethods.SignInMethodServiceClient);
    const signInWith = async (key: SoftAuthenticator, shell: typeof MINATO | undefined, bent = {}) => {
      const { optionsJson } = await methods(at(shell)).beginPasskeySignIn({});
      return identity.accounts(at(shell)).signIn({
        method: { $case: 'passkeyJson', value: key.sign(optionsJson, bent) },
        ...{ address: '192.0.2.7', userAgent: 'jest' },
      });
    };
    const make = async ({ actor }: Person, key: SoftAuthenticator, shell: typeof MINATO | undefined) => {
      const owner = methods(at(shell, actor));
      const { optionsJson } = await owner.beginPasskey({});
      await owner.createPasskey({ name: 'Phone', responseJson: key.make(optionsJson) });
      return JSON.parse(optionsJson) as { rp: { id: string }; excludeCredentials: unknown[] };
    };

    it('belongs to that host, as its list says, and is refused at every other', async () => {
      const person = await identity.person();
      const key = new SoftAuthenticator(MINATO.origin);
      expect((await make(person, key, MINATO)).rp.id).toBe('minato.example');
      expect((await signInWith(key, MINATO)).user).toMatchObject({ id: person.id });
      for (const other of [HIMAWARI, undefined]) {
        expect(await refusalOf(signInWith(key, other))).toBe('auth.failed');
        // Nor by a browser that is made to believe it were at home.
        const bent = { rpId: 'minato.example', origin: other?.origin ?? COMMON };
        expect(await refusalOf(signInWith(key, other, bent))).toBe('auth.failed');
      }
      const { passkeys } = await methods(person.actor).listPasskeys({});
      expect(passkeys).toMatchObject([{ name: 'Phone', host: 'minato.example' }]);
    });

    it('may be made on the same device for another host, too', async () => {
      const person = await identity.person();
      await make(person, new SoftAuthenticator(COMMON), undefined);
      const again = await make(person, new SoftAuthenticator(HIMAWARI.origin), HIMAWARI);
      expect(again.excludeCredentials).toEqual([]);
      const { passkeys } = await methods(person.actor).listPasskeys({});
      expect(passkeys.map(({ host }) => host)).toEqual(['', 'himawari.example']);
    });
  });

  it('a card of another organisation is an unknown one', async () => {
    const owner = await identity.person();
    const group = await identity.group(owner);
    const { cards } = await identity.cards(owner.actor).createCards(cardsForm({ groupId: group.id }));
    const enter = (within: readonly string[]) =>
      identity.accounts(at(MINATO, VISITOR, within)).signIn({
        method: { $case: 'cardSecret', value: cards[0]!.secret },
        ...{ address: '192.0.2.1', userAgent: 'jest' },
      });
    expect(await refusalOf(enter([]))).toBe('auth.failed');
    expect((await enter([owner.id])).session?.token).toBeTruthy();
  });

  describe('people of an organisation that knows them by its provider', () => {
    const USE = 'auth.use_provider';
    const everywhere = [MINATO, HIMAWARI, undefined];
    const askForLink = (shell: typeof MINATO | undefined, email: string) =>
      identity.accounts(at(shell)).requestEmailLink({ email, locale: enumOf(SETS.locale, 'ja') });
    const person = async (email: string) => {
      const made = await identity.person();
      await identity.service.db.read('update users set email = $2 where id = $1', [made.id, email]);
      return { ...made, email };
    };

    it('sign in no other way on any shell, whether or not there is such an account', async () => {
      const known = await person('taro@minato.ac.example');
      for (const shell of everywhere)
        for (const email of [known.email, 'nobody@MINATO.ac.example']) {
          expect(await refusalOf(signIn(shell, email, known.password))).toBe(USE);
          expect(await refusalOf(askForLink(shell, email))).toBe(USE);
        }
      // A part of a name is no name.
      expect(await refusalOf(askForLink(undefined, 'a@notminato.ac.example'))).toBe('allowed');
      const form = signUpForm({ email: 'new@minato.ac.example' });
      expect(await refusalOf(identity.accounts(at(HIMAWARI)).signUp(form))).toBe(USE);
    });

    it('are told by which one, and learn of an account by its name only with the password', async () => {
      const known = await person('jiro@minato.ac.example');
      await identity.service.db.read(`update users set account_name = 'jiro_m' where id = $1`, [known.id]);
      const byName = (password: string) =>
        identity.accounts().signIn({
          method: { $case: 'password', value: { email: '', accountName: 'jiro_m', password } },
          ...{ address: '192.0.2.1', userAgent: 'jest' },
        });
      expect(await refusalOf(byName('wrong-password-1'))).toBe('auth.failed');
      await expect(byName(known.password)).rejects.toMatchObject({
        refusal: { code: USE, params: { providers: ['港大学'] } },
      });
    });

    it('sign in to no added account with a password, and add none', async () => {
      const first = await identity.person();
      const added = await identity.added(first, 'minato_lab');
      const address = `update users set email = 'goro@minato.ac.example' where id = $1`;
      await identity.service.db.read(address, [first.id]);
      expect(await refusalOf(identity.signInByName(added.accountName, added.password))).toBe(USE);
      expect(await refusalOf(identity.added(first, 'minato_lab_2'))).toBe(USE);
    });

    it('have one account for the day on which the provider is away', async () => {
      const library = await person('library@minato.ac.example');
      const name = `update users set account_name = 'minato_library' where id = $1`;
      await identity.service.db.read(name, [library.id]);
      expect(await refusalOf(signIn(MINATO, library.email, library.password))).toBe('allowed');
      expect(await refusalOf(askForLink(MINATO, library.email))).toBe('allowed');
    });
  });

  it('only who was invited makes an account where the operator says so', async () => {
    const lender = await identity.confirmed();
    const group = await identity.group(lender);
    const invite = (email: string) =>
      identity.invites(lender.actor).createInvites({ groupId: group.id, emails: [email], dryRun: false });
    const signUp = (shell: typeof MINATO | undefined, email: string, within: readonly string[]) =>
      refusalOf(identity.accounts(at(shell, VISITOR, within)).signUp(signUpForm({ email })));
    await invite('asked@example.jp');
    expect(await signUp(MINATO, 'unasked@example.jp', [lender.id])).toBe('auth.invited_only email');
    // Invitations of other organizations do not count.
    expect(await signUp(MINATO, 'asked@example.jp', [])).toBe('auth.invited_only email');
    expect(await signUp(MINATO, 'asked@example.jp', [lender.id])).toBe('allowed');
    expect(await signUp(HIMAWARI, 'unasked@example.jp', [])).toBe('allowed');
  });
});
