import { VISITOR } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity } from './identity';

describe('managers', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  it('are appointed by address, and told by mail in their language', async () => {
    const [account, person] = [await identity.person('桜大学'), await identity.person('花子')];
    await identity
      .accounts(person.actor)
      .updateUser({ id: 'current', patchJson: '{"locale":"en"}', refreshToken: '' });
    const { manager, user } = await identity.managers(account.actor).createManager({ email: person.email });
    expect([manager!.accountId, manager!.userId, user!.name]).toEqual([account.id, person.id, '花子']);
    await identity.service.drain();
    expect(
      identity.world.mails.map(({ template, to, locale, paramsJson }) => [
        template,
        to,
        locale,
        JSON.parse(paramsJson),
      ]),
    ).toEqual([['manager_added', person.email, 'en', { name: '花子', account: '桜大学' }]]);
  });

  it('know the private side of the account, and may not change it', async () => {
    const [account, person] = [await identity.person(), await identity.person()];
    await identity.managers(account.actor).createManager({ email: person.email });
    const { user } = await identity.accounts(person.actor).getUser({ id: account.id });
    expect([user!.email, user!.permissions]).toEqual([account.email, []]);
  });

  it('are listed on both sides', async () => {
    const [account, person] = [await identity.person('桜大学'), await identity.person('花子')];
    const { manager } = await identity.managers(account.actor).createManager({ email: person.email });
    const names = async (who: typeof account) => {
      const { managers, users } = await identity.managers(who.actor).listManagers({});
      return [managers.map(({ id }) => id), users.map(({ name }) => name)];
    };
    expect(await names(account)).toEqual([[manager!.id], ['花子']]);
    expect(await names(person)).toEqual([[manager!.id], ['桜大学']]);
  });

  it('are appointed once, and nobody appoints oneself or nobody', async () => {
    const [account, person] = [await identity.person(), await identity.person()];
    const appoint = (email: string) => refusalOf(identity.managers(account.actor).createManager({ email }));
    await appoint(person.email);
    expect(await appoint(person.email)).toBe('manager.exists email');
    expect(await appoint(account.email)).toBe('manager.exists email');
    expect(await appoint('nobody@example.jp')).toBe('manager.unknown_email email');
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
    const appoint = async () =>
      (await identity.managers(account.actor).createManager({ email: person.email })).manager!;
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
