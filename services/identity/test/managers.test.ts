import { enumOf, type notify, PATCHES, SETS } from '@kashikari/contracts';
import { VISITOR } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity } from './identity';

describe('managers', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  it('are asked by address, in their language, and begin when they accept', async () => {
    const [account, person] = [await identity.confirmed('桜大学'), await identity.confirmed('花子')];
    await identity
      .accounts(person.actor)
      .updateUser({ id: 'current', patch: PATCHES.user.write({ locale: 'en' }), refreshToken: '' });
    const { manager, invite } = await identity.managers(account.actor).createManager({ email: person.email });
    expect([manager, invite!.kind, invite!.state]).toEqual([
      undefined,
      enumOf(SETS.inviteKind, 'manager'),
      enumOf(SETS.inviteState, 'pending'),
    ]);
    await identity.service.drain();
    const [{ template, to, locale, params }] = identity.world.mails as [notify.SendMailRequest];
    expect([template, to, locale, params!['name'], params!['account']]).toEqual([
      ...['manager_invite', person.email, enumOf(SETS.locale, 'en'), '花子', '桜大学'],
    ]);
    expect(params!['path']).toMatch(/^\/invites\?invite=[\w-]{43}$/);
    expect(await refusalOf(identity.accounts(person.actor).getUser({ id: account.id }))).toBe('not_found');
    const accepted = await identity.accept(person, invite!.id);
    expect([accepted.manager!.accountId, accepted.manager!.userId]).toEqual([account.id, person.id]);
  });

  it('know the private side of the account, and may not change it', async () => {
    const [account, person] = [await identity.person(), await identity.person()];
    await identity.appoint(account, person);
    const { user } = await identity.accounts(person.actor).getUser({ id: account.id });
    expect([user!.email, user!.permissions]).toEqual([account.email, []]);
  });

  it('are listed on both sides', async () => {
    const [account, person] = [await identity.person('桜大学'), await identity.person('花子')];
    const manager = await identity.appoint(account, person);
    const names = async (who: typeof account) => {
      const { managers, users } = await identity.managers(who.actor).listManagers({});
      return [managers.map(({ id }) => id), users.map(({ name }) => name)];
    };
    expect(await names(account)).toEqual([[manager.id], ['花子']]);
    expect(await names(person)).toEqual([[manager.id], ['桜大学']]);
  });

  it('are appointed once, and nobody appoints oneself', async () => {
    const [account, person] = [await identity.confirmed(), await identity.confirmed()];
    const appoint = (email: string) => refusalOf(identity.managers(account.actor).createManager({ email }));
    await identity.appoint(account, person);
    expect(await appoint(person.email)).toBe('manager.exists email');
    expect(await appoint(account.email)).toBe('manager.exists email');
    expect(await appoint('nobody@example.jp')).toBe('allowed');
    expect(await appoint('no address')).toBe('validation.email email');
    expect(await refusalOf(identity.managers(VISITOR).createManager({ email: person.email }))).toBe(
      'unauthenticated',
    );
  });

  it('are dismissed by the account or by themselves, and appointed again as the same', async () => {
    const [account, person, stranger] = [
      await identity.person(),
      await identity.person(),
      await identity.person(),
    ];
    const appoint = () => identity.appoint(account, person);
    const { id } = await appoint();
    expect(await refusalOf(identity.managers(stranger.actor).deleteManager({ id }))).toBe('not_found');
    await identity.managers(person.actor).deleteManager({ id });
    expect(await refusalOf(identity.accounts(person.actor).getUser({ id: account.id }))).toBe('not_found');
    expect((await appoint()).id).toBe(id);
    await identity.managers(account.actor).deleteManager({ id });
    expect(await refusalOf(identity.managers(account.actor).deleteManager({ id }))).toBe('not_found');
    expect(await refusalOf(identity.managers(account.actor).deleteManager({ id: newId() }))).toBe(
      'not_found',
    );
  });
});
