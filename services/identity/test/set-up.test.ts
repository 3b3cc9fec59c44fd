import { enumOf, type installations, SETS } from '@kashikari/contracts';
import { type DomainError, SYSTEM, VISITOR } from '@kashikari/kernel';
import { refusalOf, signUpForm, TestIdentity } from './identity';

const TOKEN = 'k7-a-token-of-thirty-two-characters';

export const server = (more: Partial<installations.MailServer> = {}): installations.MailServer => ({
  ...{ host: 'mail.example.jp', port: 587, security: enumOf(SETS.mailSecurity, 'starttls') },
  ...{ login: 'kashikari', password: 'mail-secret-1', from: 'さくら保育園 <kashikari@example.jp>' },
  ...more,
});

const form = (
  more: Partial<installations.SetUpInstallationRequest> = {},
): installations.SetUpInstallationRequest => ({
  ...{ token: TOKEN, name: 'さくらの貸し出し', owner: signUpForm(), mail: undefined },
  ...more,
});

const fail = (): never => {
  throw new Error('It was not refused');
};

describe('the first set-up', () => {
  let identity: TestIdentity;
  const setUp = (more: Parameters<typeof form>[0] = {}) =>
    identity.installation().setUpInstallation(form(more));
  const state = () => identity.installation().getInstallation({});
  const owner = async () => {
    const { user } = await setUp({ mail: server() });
    return identity.installation({ kind: 'user', userId: user!.id });
  };

  beforeAll(async () => {
    identity = await TestIdentity.start({ env: { SETUP_TOKEN: TOKEN } });
  });
  beforeEach(async () => {
    await identity.service.db.read('delete from installation');
    await identity.service.db.read('update users set email = null where email is not null');
    identity.world.tested.length = 0;
  });
  afterAll(() => identity.stop());

  it('makes the owner with a confirmed address, signs in, and is over', async () => {
    expect(await state()).toMatchObject({ setupNeeded: true, tokenNeeded: true, name: '', ownerName: '' });
    const { user, session } = await setUp();
    expect(user).toMatchObject({ email: 'sakura@example.jp', emailVerified: true });
    expect(session!.token).not.toBe('');
    expect(await state()).toEqual({
      ...{ setupNeeded: false, tokenNeeded: false, name: 'さくらの貸し出し', ownerName: 'さくら保育園' },
      ...{ locale: enumOf(SETS.locale, 'ja'), mail: enumOf(SETS.mailSource, 'none'), isOwner: false },
    });
    expect(await refusalOf(setUp())).toBe('setup.done');
    expect(await refusalOf(identity.signIn('sakura@example.jp', 'hana-saku-7'))).toBe('allowed');
  });

  it.each(['', 'k7-a-token-of-thirty-two-character', `${TOKEN}s`])(
    'refuses the token “%s”, and nothing is made',
    async (token) => {
      expect(await refusalOf(setUp({ token }))).toBe('setup.token');
      const tested = { token, mail: server(), to: 'a@example.jp', locale: undefined };
      expect(await refusalOf(identity.installation().testMailServer(tested))).toBe('setup.token');
      expect(await state()).toMatchObject({ setupNeeded: true });
      expect(identity.world.tested).toEqual([]);
    },
  );

  it('gives the installation to one of those who set it up at once', async () => {
    const emails = ['one', 'two', 'three'].map((name) => `${name}@example.jp`);
    const outcomes = await Promise.all(
      emails.map((email) => refusalOf(setUp({ owner: signUpForm({ email }) }))),
    );
    expect(outcomes.toSorted()).toEqual(['allowed', 'setup.done', 'setup.done']);
    expect(await identity.service.db.read(`select from users where email = any($1)`, [emails])).toHaveLength(
      1,
    );
  });

  it('says every fault of the form at its field', async () => {
    const faulty = setUp({
      name: '',
      owner: signUpForm({ name: '', email: 'nobody', password: 'short' }),
      mail: server({ host: 'no host', port: 0, from: 'nobody' }),
    });
    const { refusal, fields } = await faulty.then(fail, (error: unknown) => error as DomainError);
    expect([refusal, ...fields].map(({ field }) => field).toSorted()).toEqual([
      ...['display_name', 'email', 'mail.from', 'mail.host', 'mail.port', 'name', 'password'],
    ]);
  });

  it('stores a mail server that took a mail, and nothing at all with one that did not', async () => {
    const gone = server({ host: 'nowhere.example.jp' });
    expect(await refusalOf(setUp({ mail: gone }))).toBe('mail_server.unreachable mail.host');
    expect(await state()).toMatchObject({ setupNeeded: true });
    await setUp({ mail: server() });
    expect(await state()).toMatchObject({ mail: enumOf(SETS.mailSource, 'stored') });
    expect(await identity.installation(SYSTEM).getMailServer({})).toEqual({
      mail: server(),
      noMailYet: false,
    });
    const [row] = await identity.service.db.read<{ sealed_mail: string }>(
      'select sealed_mail from installation',
    );
    expect(row!.sealed_mail).not.toContain('mail-secret-1');
    expect(row!.sealed_mail).not.toContain('example.jp');
  });

  it('lets the owner alone read and change the mail server, and nobody read its password', async () => {
    const own = await owner();
    const { actor: stranger } = await identity.person();
    for (const actor of [VISITOR, stranger]) {
      const theirs = identity.installation(actor);
      const refused = actor === VISITOR ? 'unauthenticated' : 'forbidden';
      expect(await refusalOf(theirs.getMailServer({}))).toBe(refused);
      expect(await refusalOf(theirs.updateMailServer({ mail: undefined }))).toBe(refused);
      const tested = { token: TOKEN, mail: server(), to: 'a@example.jp', locale: undefined };
      expect(await refusalOf(theirs.testMailServer(tested))).toBe(refused);
    }
    expect((await own.getInstallation({})).isOwner).toBe(true);
    expect(await own.getMailServer({})).toEqual({ mail: server({ password: '' }), noMailYet: false });
    await own.updateMailServer({ mail: undefined });
    expect(await identity.installation(SYSTEM).getMailServer({})).toEqual({
      mail: undefined,
      noMailYet: true,
    });
  });

  it('keeps the stored password where none is typed, and sends it to no other server', async () => {
    const own = await owner();
    await own.updateMailServer({ mail: server({ password: '', from: 'other@example.jp' }) });
    const tried = () => identity.world.tested.at(-1)!.server!.password;
    expect(tried()).toBe('mail-secret-1');
    for (const other of [{ host: 'evil.example.jp' }, { security: enumOf(SETS.mailSecurity, 'none') }]) {
      await own.updateMailServer({ mail: server({ password: '', ...other }) });
      expect(tried()).toBe('');
      await own.updateMailServer({ mail: server() });
    }
  });

  it('says that the settings name a mail server', async () => {
    const service = await TestIdentity.start();
    service.world.mailFromSettings = true;
    expect(await service.installation().getInstallation({})).toMatchObject({
      ...{ setupNeeded: false, mail: enumOf(SETS.mailSource, 'settings') },
    });
    // Without a token and where others reach the installation, nobody sets it up.
    expect(await refusalOf(service.installation().setUpInstallation(form()))).toBe('setup.done');
    await service.stop();
  });

  it('asks for no token where only this machine reaches it', async () => {
    const service = await TestIdentity.start({ env: { SETUP_OPEN: '1' } });
    const visitor = service.installation();
    expect(await visitor.getInstallation({})).toMatchObject({ setupNeeded: true, tokenNeeded: false });
    expect(await refusalOf(visitor.setUpInstallation(form({ token: '' })))).toBe('allowed');
    await service.stop();
  });
});
