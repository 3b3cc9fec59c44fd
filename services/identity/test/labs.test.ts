import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';
import { labs } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';

describe('labs', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const as = (actor: Actor) => identity.service.as(actor).connect(labs.LabServiceClient);
  const on = async ({ actor }: Pick<Person, 'actor'>) => (await as(actor).getLabs({})).keys;

  it('are off until their user switches them on, each alone', async () => {
    const [one, other] = [await identity.person(), await identity.person()];
    expect(await on(one)).toEqual([]);
    await as(one.actor).updateLabs({ labs: { dense_lists: true, quick_keys: true } });
    const { keys } = await as(one.actor).updateLabs({ labs: { dense_lists: false } });
    expect([keys, await on(one), await on(other)]).toEqual([['quick_keys'], ['quick_keys'], []]);
  });

  it('are switched at once in two windows without losing one', async () => {
    const one = await identity.person();
    await Promise.all([
      as(one.actor).updateLabs({ labs: { dense_lists: true } }),
      as(one.actor).updateLabs({ labs: { quick_keys: true } }),
    ]);
    expect(await on(one)).toEqual(['dense_lists', 'quick_keys']);
  });

  it('refuse what is no lab', async () => {
    const one = await identity.person();
    for (const key of ['labs_invitation', 'constructor', ''])
      expect(
        await refusalOf(as(one.actor).updateLabs({ labs: { dense_lists: true, [key]: true } })),
      ).toContain('validation.choice');
    expect(await on(one)).toEqual([]);
  });

  it('are for accounts: a visitor and a member card have none', async () => {
    const one = await identity.person();
    const group = await identity.group(one);
    const { cards } = await identity.cards(one.actor).createCards(cardsForm({ groupId: group.id }));
    const card: Actor = { kind: 'card', userId: cards[0]!.userId, groupId: group.id, canWrite: true };
    expect([await refusalOf(as(VISITOR).getLabs({})), await refusalOf(as(card).getLabs({}))]).toEqual([
      'unauthenticated',
      'forbidden',
    ]);
  });

  it('are forgotten with the account, and a token that lives on chooses none', async () => {
    const one = await identity.person();
    await as(one.actor).updateLabs({ labs: { dense_lists: true } });
    await identity.accounts(one.actor).deleteUser({ id: one.id, email: one.email, accountName: '' });
    await as(one.actor).updateLabs({ labs: { quick_keys: true } });
    const rows = await identity.service.db.read('select * from lab_choice where user_id = $1', [one.id]);
    expect(rows).toEqual([]);
  });
});
