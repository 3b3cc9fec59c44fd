import { enumOf, PATCHES, SETS } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity } from './identity';

describe('a sign-in link to an address with several accounts', () => {
  let identity: TestIdentity;
  let names = 0;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const nextName = () => `branch_${++names}`;
  const linkTo = async (email: string): Promise<string> => {
    await identity.accounts().requestEmailLink({ email, locale: enumOf(SETS.locale, 'en') });
    await identity.service.drain();
    const mail = identity.world.mails.findLast(
      ({ to, template }) => to === email && template === 'sign_in_link',
    );
    return (mail!.params as { token: string }).token;
  };
  const follow = (token: string, accountId?: string) =>
    identity
      .accounts()
      .signIn({ method: { $case: 'linkToken', value: token }, address: '', userAgent: '', accountId });

  it('shows the first account and the added ones, and signs in to the chosen one', async () => {
    const first = await identity.confirmed();
    const [one, two] = [
      await identity.added(first, nextName(), '本館'),
      await identity.added(first, nextName(), '分館'),
    ];
    const token = await linkTo(first.email);
    const { accounts } = await identity.security().getLink({ token, heldTokens: [] });
    expect(accounts).toEqual([
      { id: first.id, name: 'さくら', accountName: '' },
      { id: one.id, name: '本館', accountName: one.accountName },
      { id: two.id, name: '分館', accountName: two.accountName },
    ]);
    expect((await follow(token, two.id)).user!.id).toBe(two.id);
    expect((await follow(await linkTo(first.email))).user!.id).toBe(first.id);
    expect((await follow(await linkTo(first.email), first.id)).user!.id).toBe(first.id);
  });

  it('is not spent on an account of somebody else', async () => {
    const [first, stranger] = [await identity.confirmed(), await identity.confirmed()];
    const foreign = await identity.added(stranger, nextName());
    const token = await linkTo(first.email);
    for (const id of [foreign.id, stranger.id, newId(), 'x'])
      expect(await refusalOf(follow(token, id))).toBe('auth.link_expired');
    expect((await follow(token)).user!.id).toBe(first.id);
  });

  it('ends what opened the added accounts before its address was proven', async () => {
    const squatter = await identity.person();
    const added = await identity.added(squatter, nextName());
    const { session } = await identity.signInByName(added.accountName, added.password);
    const token = await linkTo(squatter.email);
    expect(await follow(token, added.id)).toMatchObject({ earlierAccessEnded: true, user: { id: added.id } });
    expect(await refusalOf(identity.signInByName(added.accountName, added.password))).toBe('auth.failed');
    expect(await refusalOf(identity.refresh(session!.refreshToken))).toBe('unauthenticated');
  });

  it('no longer opens the added accounts, and their sessions end, once the address has changed', async () => {
    const first = await identity.confirmed();
    const added = await identity.added(first, nextName());
    const { session } = await identity.signInByName(added.accountName, added.password);
    const token = await linkTo(first.email);
    const patch = PATCHES.user.write({ email: `moved${names}@example.jp` });
    await identity.accounts(first.actor).updateUser({ id: first.id, patch, refreshToken: '' });
    await identity.service.drain();
    const mail = identity.world.mails.findLast(({ template }) => template === 'confirm_email')!;
    const confirmation = (mail.params as { path: string }).path.split('=')[1]!;
    await identity.security().verifyEmail({ token: confirmation, heldTokens: [] });
    expect(await refusalOf(follow(token, added.id))).toBe('auth.link_expired');
    expect(await refusalOf(identity.refresh(session!.refreshToken))).toBe('unauthenticated');
    expect(await refusalOf(identity.signInByName(added.accountName, added.password))).toBe('allowed');
  });

  it('confirms a session of an added account', async () => {
    const first = await identity.confirmed();
    const added = await identity.added(first, nextName());
    await identity.signInByName(added.accountName, added.password);
    const [row] = await identity.service.db.read<{ id: string }>(
      'select id from sessions where user_id = $1',
      [added.id],
    );
    const actor = { kind: 'user', userId: added.id, sessionId: row!.id } as const;
    const confirm = (token: string) =>
      refusalOf(
        identity.security(actor).confirmSession({ proof: { $case: 'linkToken', value: token }, address: '' }),
      );
    const stranger = await identity.confirmed();
    expect(await confirm(await linkTo(stranger.email))).toBe('auth.link_expired');
    expect(await confirm(await linkTo(first.email))).toBe('allowed');
  });

  it('shows no accounts where it only confirms an address', async () => {
    const first = await identity.person();
    await identity.added(first, nextName());
    await identity.security(first.actor).requestVerification({});
    await identity.service.drain();
    const mail = identity.world.mails.findLast(({ template }) => template === 'verify_email')!;
    const token = (mail.params as { path: string }).path.split('=')[1]!;
    expect((await identity.security().getLink({ token, heldTokens: [] })).accounts).toEqual([]);
  });
});
