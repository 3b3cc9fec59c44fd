import { PATCHES } from '@kashikari/contracts';
import { ADDED_ACCOUNTS_MAX, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('accounts that a person adds', () => {
  let identity: TestIdentity;
  let names = 0;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const nextName = () => `library_${++names}`;
  const add = (actor: Actor, accountName = nextName(), more: object = {}) =>
    identity.accounts(actor).addAccount({ name: '図書館', accountName, password: 'hon-wo-yomu-7', ...more });
  const outcomes = async (calls: readonly Promise<unknown>[]) =>
    (await Promise.all(calls.map((call) => refusalOf(call)))).sort();
  const remove = (actor: Actor, id: string, typed: { email?: string; accountName?: string }) =>
    refusalOf(identity.accounts(actor).deleteUser({ id, email: '', ...typed }));

  it('have no address, and sign in by account name and password', async () => {
    const first = await identity.person();
    const { user } = await add(first.actor, 'Yama_Library');
    expect(user).toMatchObject({
      name: '図書館',
      accountName: 'Yama_Library',
      email: '',
      emailVerified: false,
    });
    const signedIn = await identity.signInByName('yama_library', 'hon-wo-yomu-7');
    expect(signedIn.user!.id).toBe(user!.id);
    expect((await identity.accounts(first.actor).getUser({ id: 'current' })).user!.id).toBe(first.id);
  });

  it('are five at most, also if ten are added at once', async () => {
    const first = await identity.person();
    const told = await outcomes(Array.from({ length: 10 }, () => add(first.actor)));
    expect(told).toEqual([
      ...Array.from({ length: ADDED_ACCOUNTS_MAX }, () => 'allowed'),
      ...Array.from({ length: 10 - ADDED_ACCOUNTS_MAX }, () => 'user.too_many_accounts'),
    ]);
    const { added } = await identity.accounts(first.actor).listAccounts({});
    expect(added).toHaveLength(ADDED_ACCOUNTS_MAX);
    expect(await remove(actorOf(added[0]!.id), added[0]!.id, { accountName: added[0]!.accountName })).toBe(
      'allowed',
    );
    expect(await refusalOf(add(first.actor))).toBe('allowed');
  });

  it('share no account name, also if two people want it at once', async () => {
    const [one, other] = [await identity.person(), await identity.person()];
    expect(await outcomes([add(one.actor, 'Wanted'), add(other.actor, 'wanted')])).toEqual([
      'allowed',
      'user.account_name_taken account_name',
    ]);
  });

  it('are refused with every fault of the form', async () => {
    const first = await identity.person();
    expect(await refusalOf(add(first.actor, ''))).toBe('validation.required account_name');
    expect(await refusalOf(add(first.actor, 'a-b'))).toBe('validation.account_name account_name');
    expect(await refusalOf(add(first.actor, nextName(), { password: '123' }))).toBe(
      'validation.too_short password',
    );
    expect(await refusalOf(add(first.actor, nextName(), { name: ' ' }))).toBe('validation.required name');
  });

  it('add no others, and neither do member cards', async () => {
    const first = await identity.person();
    const { actor } = await identity.added(first, nextName());
    expect(await refusalOf(add(actor))).toBe('forbidden');
    const card: Actor = { kind: 'card', userId: first.id, groupId: newId(), canWrite: true };
    expect(await refusalOf(add(card))).toBe('forbidden');
    expect(await refusalOf(add({ kind: 'visitor' }))).toBe('unauthenticated');
  });

  it('are made once by a repeated request', async () => {
    const first = await identity.person();
    const form = { name: '図書館', accountName: nextName(), password: 'hon-wo-yomu-7' };
    const idempotency = { key: newId(), bodyHash: 'a' };
    const once = () => identity.accounts(first.actor).addAccount(form, { idempotency });
    expect((await once()).user!.id).toBe((await once()).user!.id);
  });

  it('are listed to their first account alone, beside those that it manages', async () => {
    const [first, lender] = [await identity.person(), await identity.person('貸出係')];
    const added = await identity.added(first, nextName());
    await identity.appoint(lender, first);
    await identity.service.db.read('update users set nps = 9 where id = $1', [lender.id]);
    const own = await identity.accounts(first.actor).listAccounts({});
    expect(own.added.map(({ id }) => id)).toEqual([added.id]);
    expect(own.managed).toMatchObject([{ id: lender.id, email: lender.email, nps: undefined }]);
    expect(await identity.accounts(added.actor).listAccounts({})).toEqual({ added: [], managed: [] });
  });

  it('receive mails at the confirmed address of the first account', async () => {
    const first = await identity.person();
    const added = await identity.added(first, nextName());
    const contactOf = async () => {
      const { contacts } = await identity.accounts({ kind: 'system' }).getContacts({ userIds: [added.id] });
      return contacts[0];
    };
    expect(await contactOf()).toMatchObject({ name: '図書館', email: first.email, emailVerified: false });
    await identity.confirm(first);
    expect(await contactOf()).toMatchObject({ email: first.email, emailVerified: true });
    await identity.signInByName(added.accountName, added.password);
    await identity.accounts().signIn({
      method: { $case: 'password', value: { ...added, email: '' } },
      ...{ address: '203.0.113.9', userAgent: 'another browser' },
    });
    await identity.service.drain();
    const mail = identity.world.mails.findLast(({ template }) => template === 'new_device');
    expect(mail).toMatchObject({ to: first.email, params: { name: '図書館' } });
  });

  it('invite people once the first account has confirmed its address', async () => {
    const first = await identity.person();
    const added = await identity.added(first, nextName());
    const invite = () =>
      refusalOf(identity.managers(added.actor).createManager({ email: `m${++names}@example.jp` }));
    expect(await invite()).toBe('auth.unconfirmed_address');
    await identity.confirm(first);
    expect(await invite()).toBe('allowed');
  });

  it('are deleted with their account name typed, and the first account after them', async () => {
    const first = await identity.person();
    const added = await identity.added(first, nextName());
    expect(await remove(added.actor, added.id, { email: first.email })).toBe(
      'user.account_name_mismatch account_name',
    );
    expect(await remove(first.actor, added.id, { accountName: added.accountName })).toBe('not_found');
    expect(await remove(first.actor, first.id, first)).toBe('user.has_accounts');
    expect(await remove(added.actor, added.id, { accountName: added.accountName.toUpperCase() })).toBe(
      'allowed',
    );
    const row = 'select first_account_id, account_name, name from users where id = $1';
    expect(await identity.service.db.one(row, [added.id])).toEqual({
      ...{ first_account_id: null, account_name: null, name: '' },
    });
    expect(await remove(first.actor, first.id, first)).toBe('allowed');
  });

  it('cannot be added to an account that is deleted at the same time', async () => {
    const first = await identity.person();
    const [added, removed] = await Promise.all([
      refusalOf(add(first.actor)),
      remove(first.actor, first.id, first),
    ]);
    expect([`${added} ${removed}`]).toEqual([
      expect.stringMatching(/^(unauthenticated allowed|allowed user\.has_accounts)$/),
    ]);
  });

  it('keep their account name, and take no address', async () => {
    const first = await identity.person();
    const { id, actor } = await identity.added(first, nextName());
    const change = (patch: object) =>
      refusalOf(
        identity.accounts(actor).updateUser({ id, patch: PATCHES.user.write(patch), refreshToken: '' }),
      );
    expect(await change({ account_name: null })).toBe('validation.required account_name');
    expect(await change({ email: 'new@example.jp' })).toBe('forbidden email');
    expect(await change({ account_name: nextName() })).toBe('allowed');
  });

  const actorOf = (userId: string): Person['actor'] => ({ kind: 'user', userId });
});
