import { PATCHES } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { cardsForm, TestIdentity, type Person } from './identity';

/** Groups that the caller and a person are both in. */
describe('shared groups', () => {
  let identity: TestIdentity;
  let owner: Person;
  let hana: Person;
  let ken: Person;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());
  beforeEach(async () => {
    [owner, hana, ken] = [await identity.confirmed(), await identity.confirmed(), await identity.confirmed()];
  });

  const shared = async (by: Actor, { id }: { readonly id: string }) =>
    (await identity.groups(by).listSharedGroups({ userId: id })).groups.map(({ name }) => name);

  it('are those in which both are owner or member, by name', async () => {
    const [films, books] = [
      await identity.group(owner, { name: 'Film club' }),
      await identity.group(owner, { name: 'Books' }),
    ];
    await identity.group(owner, { name: 'Own' });
    for (const { id } of [films, books]) await identity.join(hana, id);
    await identity.join(ken, films.id);
    expect(await shared(hana.actor, ken)).toEqual(['Film club']);
    expect(await shared(hana.actor, owner)).toEqual(['Books', 'Film club']);
    expect(await shared(owner.actor, ken)).toEqual(['Film club']);
    expect(await shared(hana.actor, hana)).toEqual(['Books', 'Film club']);
    expect(await shared(VISITOR, hana)).toEqual([]);
    expect(await shared(hana.actor, { id: 'nobody' })).toEqual([]);
  });

  it('include those that the caller runs for their owner', async () => {
    const films = await identity.group(owner, { name: 'Film club' });
    await identity.join(hana, films.id);
    expect(await shared(ken.actor, hana)).toEqual([]);
    await identity.appoint(owner, ken);
    expect(await shared(ken.actor, hana)).toEqual(['Film club']);
  });

  it('exclude those in which one of both is paused or which one has left, and deleted ones', async () => {
    const films = await identity.group(owner, { name: 'Film club' });
    const [own, other] = [await identity.join(hana, films.id), await identity.join(ken, films.id)];
    const pause = async (id: string, disabled: boolean) => {
      const patch = PATCHES.membership.write({ disabled });
      await identity.memberships(owner.actor).updateMembership({ id, patch });
    };
    for (const { membership } of [own, other]) {
      await pause(membership!.id, true);
      expect(await shared(hana.actor, ken)).toEqual([]);
      await pause(membership!.id, false);
      expect(await shared(hana.actor, ken)).toEqual(['Film club']);
    }
    await identity.memberships(ken.actor).deleteMembership({ id: other.membership!.id });
    expect(await shared(hana.actor, ken)).toEqual([]);
    await identity.join(ken, films.id);
    await identity.groups(owner.actor).deleteGroup({ id: films.id });
    expect(await shared(hana.actor, ken)).toEqual([]);
  });

  it('of a member card are its one group', async () => {
    const films = await identity.group(owner, { name: 'Film club' });
    await identity.join(hana, films.id);
    const { cards } = await identity
      .cards(owner.actor)
      .createCards(cardsForm({ groupId: films.id, name: 'Card' }));
    const card = { kind: 'card', userId: cards[0]!.userId, groupId: films.id, canWrite: true } as const;
    expect(await shared(card, hana)).toEqual(['Film club']);
    expect(await shared(owner.actor, { id: card.userId })).toEqual(['Film club']);
  });
});
