import { PATCHES } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

describe('questions that a user is asked once', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const patch = (id: string, change: object, actor: Actor) =>
    identity.accounts(actor).updateUser({ id, patch: PATCHES.user.write(change), refreshToken: '' });
  const change = (person: Person, changes: object) => patch(person.id, changes, person.actor);
  const answers = async (id: string, actor: Actor) => {
    const { user } = await identity.accounts(actor).getUser({ id });
    return [user?.nps, user?.hideNps, user?.reviewRequested];
  };
  const ANSWERED = { nps: 9, hide_nps: true, review_requested: true };

  it('are open at first, and keep their answers', async () => {
    const hana = await identity.person();
    expect(await answers(hana.id, hana.actor)).toEqual([undefined, false, false]);
    await change(hana, ANSWERED);
    expect(await answers('current', hana.actor)).toEqual([9, true, true]);
    await change(hana, { name: 'はな' });
    expect(await answers(hana.id, hana.actor)).toEqual([9, true, true]);
  });

  it('are closed for good: only true can be written', async () => {
    const hana = await identity.person();
    await change(hana, { hide_nps: true, review_requested: true });
    for (const field of ['hide_nps', 'review_requested'])
      expect(await refusalOf(change(hana, { [field]: false }))).toBe(`validation.choice ${field}`);
    expect(await answers(hana.id, hana.actor)).toEqual([undefined, true, true]);
  });

  it('are answered from 0 to 10, and not by half', async () => {
    const hana = await identity.person();
    for (const nps of [0, 10]) {
      await change(hana, { nps });
      expect((await answers(hana.id, hana.actor))[0]).toBe(nps);
    }
    expect(await refusalOf(change(hana, { nps: 11, hide_nps: true }))).toBe('validation.too_large nps');
    expect(await refusalOf(change(hana, { nps: -1 }))).toBe('validation.too_small nps');
    expect(await answers(hana.id, hana.actor)).toEqual([10, false, false]);
  });

  it('are answered twice at once: one answer stays, and none is lost', async () => {
    const hana = await identity.person();
    await Promise.all([
      change(hana, { nps: 3 }),
      change(hana, { nps: 9 }),
      change(hana, { hide_nps: true }),
      change(hana, { review_requested: true }),
    ]);
    const [nps, ...closed] = await answers(hana.id, hana.actor);
    expect([3, 9]).toContain(nps);
    expect(closed).toEqual([true, true]);
  });

  it('show their answers to nobody else: managers, members and visitors see none', async () => {
    const [hana, manager, member] = [
      await identity.confirmed(),
      await identity.confirmed(),
      await identity.person(),
    ];
    await identity.appoint(hana, manager);
    const group = await identity.group(hana);
    await identity.join(member, group.id);
    await change(hana, ANSWERED);
    for (const { actor } of [manager, member])
      expect(await answers(hana.id, actor)).toEqual([undefined, false, false]);
    const { managed } = await identity.accounts(manager.actor).listAccounts({});
    expect(managed.map(({ nps, hideNps, reviewRequested }) => [nps, hideNps, reviewRequested])).toEqual([
      [undefined, false, false],
    ]);
    expect(await refusalOf(identity.accounts(VISITOR).getUser({ id: hana.id }))).toBe('not_found');
    for (const { actor } of [manager, member])
      expect(await refusalOf(patch(hana.id, { nps: 1 }, actor))).toBe('forbidden');
  });

  it('are not for member cards', async () => {
    const owner = await identity.person();
    const group = await identity.group(owner);
    const { cards } = await identity.cards(owner.actor).createCards(cardsForm({ groupId: group.id }));
    const { userId } = cards[0]!;
    for (const canWrite of [true, false]) {
      const card: Actor = { kind: 'card', userId, groupId: group.id, canWrite };
      const refusal = canWrite ? 'forbidden' : 'no_edit_rights';
      for (const one of [{ nps: 9 }, { hide_nps: true }, { review_requested: true }])
        expect(await refusalOf(patch(userId, one, card))).toBe(refusal);
    }
  });

  it('leave no answer behind when the account is deleted', async () => {
    const hana = await identity.person();
    await change(hana, ANSWERED);
    await identity.accounts(hana.actor).deleteUser({ id: hana.id, email: hana.email, accountName: '' });
    const rows = await identity.service.db.read(
      'select nps, hide_nps, review_requested from users where id = $1',
      [hana.id],
    );
    expect(rows).toEqual([{ nps: null, hide_nps: false, review_requested: false }]);
  });
});
