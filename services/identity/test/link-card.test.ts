import { enumOf, type identityEvents, SETS } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

describe('a member card that is linked to an account', () => {
  let identity: TestIdentity;
  let owner: Person;
  let holder: Person;
  let groupId: string;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  beforeEach(async () => {
    [owner, holder] = [await identity.person('館長'), await identity.person('来館者')];
    groupId = (await identity.group(owner, { disableSignUp: true })).id;
  });
  afterAll(() => identity.stop());

  const make = async () => (await identity.cards(owner.actor).createCards(cardsForm({ groupId }))).cards[0]!;
  const link = (secret: string, by: Person = holder) => identity.cards(by.actor).linkCard({ secret });
  const used = async () =>
    (await identity.service.db.one<{ used: number }>('select used from seats where account_id = $1', [
      owner.id,
    ]))!.used;

  it('gives its place to the account, and opens nothing any more', async () => {
    const card = await make();
    const { group } = await link(card.secret);
    expect(group).toMatchObject({ id: groupId, role: enumOf(SETS.groupRole, 'member') });
    expect(await used()).toBe(1);
    const method = { $case: 'cardSecret' as const, value: card.secret };
    const signIn = identity.accounts().signIn({ method, address: '192.0.2.1', userAgent: 'jest' });
    expect(await refusalOf(signIn)).toBe('auth.failed');
    expect(await refusalOf(link(card.secret))).toBe('card.unknown jti');
  });

  it('tells others who takes over what it has booked', async () => {
    const card = await make();
    await link(card.secret);
    const told = identity.world.pushed
      .filter(({ to, kind }) => to === 'reservation' && kind === 'membership')
      .map(({ snapshot }) => snapshot as identityEvents.MembershipChanged)
      .filter(({ userId }) => userId === card.userId);
    expect(told.map(({ deleted, successorId }) => [deleted, successorId])).toEqual([
      [false, ''],
      [true, holder.id],
    ]);
  });

  it('goes to who belongs to the group already, and to its owner, without another place', async () => {
    const [first, second] = [await make(), await make()];
    await link(first.secret);
    await link(second.secret);
    expect(await used()).toBe(1);
    const third = await make();
    expect((await link(third.secret, owner)).group!.role).toBe(enumOf(SETS.groupRole, 'owner'));
    expect(await used()).toBe(1);
  });

  it('is linked once of many who try at the same time', async () => {
    const card = await make();
    const people = [holder, await identity.person(), await identity.person()];
    const answers = await Promise.all(people.map((person) => refusalOf(link(card.secret, person))));
    expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(1);
    expect(await used()).toBe(1);
  });

  it('is linked by nobody without an account', async () => {
    const card = await make();
    const other: Actor = { kind: 'card', userId: card.userId, groupId, canWrite: true };
    expect(await refusalOf(identity.cards(other).linkCard({ secret: card.secret }))).toBe('forbidden');
    expect(await refusalOf(identity.cards(VISITOR).linkCard({ secret: card.secret }))).toBe(
      'unauthenticated',
    );
    expect(await refusalOf(link('nonsense'))).toBe('card.unknown jti');
  });
});
