import { folders, identity, identityEvents, PATCHES } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { everyRpc } from '@kashikari/platform/testing';
import {
  bulkOf,
  newGood,
  startCatalog,
  userFact,
  VISITOR,
  type CatalogUnderTest,
  type Person,
} from './catalog-under-test';

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

async function register(by: Person, fields: Record<string, unknown> = {}) {
  return (await catalog.goods(by.actor).createGood(newGood(fields))).good!;
}

const seesGood = (actor: Person['actor'], id: string) =>
  catalog
    .goods(actor)
    .getGood({ id })
    .then(
      () => true,
      () => false,
    );

const listed = async (actor: Person['actor'], groupId = '') =>
  (
    await catalog
      .goods(actor)
      .listGoods({ groupId, tag: '', sort: 'GOOD_SORT_LATEST' as never, ownerId: '', page: undefined })
  ).goods.map(({ id }) => id);

describe('registering into a group', () => {
  test('by a group owner is corrected there, and neither made public nor taken out of its last group', async () => {
    const [lender, groupOwner, manager] = [
      await catalog.person(),
      await catalog.person(),
      await catalog.person(),
    ];
    const [group, other] = [await catalog.group(lender), await catalog.group(lender)];
    await catalog.join(groupOwner, group, { groupOwner: true });
    await catalog.manage(manager, lender);
    const { good } = await catalog
      .goods(lender.actor)
      .createGood(newGood({ group_ids: [group.id, other.id] }));
    const change = (by: Person, fields: object) =>
      catalog
        .goods(by.actor)
        .updateGood({ id: good!.id, patch: PATCHES.good.write(fields) })
        .then(
          () => 'done',
          ({ refusal }: { refusal: { code: string; field?: string } }) => `${refusal.code} ${refusal.field}`,
        );
    for (const flag of ['is_public', 'is_public_use'])
      expect(await change(groupOwner, { [flag]: true })).toBe(`forbidden ${flag}`);
    expect(await change(groupOwner, { group_ids: [] })).toBe('forbidden group_ids');
    expect(await change(groupOwner, { location: '2階', group_ids: [group.id] })).toBe('done');
    expect(await change(groupOwner, { group_ids: [] })).toBe('forbidden group_ids');
    const ownGroup = await catalog.group(groupOwner);
    expect(await change(groupOwner, { group_ids: [ownGroup.id] })).toBe('forbidden group_ids');
    const bulk = await catalog
      .goods(groupOwner.actor)
      .bulkUpdateGoods(bulkOf([good!.id], { is_public: true }));
    expect(bulk.outcomes[0]?.good).toBeUndefined();
    expect(await change(manager, { is_public: true })).toBe('done');
    // A good that the lender has made public stays public when its group owner corrects it.
    expect(await change(groupOwner, { is_public: true, location: '3階' })).toBe('done');
    expect(await change(lender, { group_ids: [] })).toBe('done');
  });

  test('makes the good the group account’s, when its manager or a group owner does it', async () => {
    const [university, manager, groupOwner] = [
      await catalog.person(),
      await catalog.person(),
      await catalog.person(),
    ];
    const group = await catalog.group(university);
    await catalog.manage(manager, university);
    await catalog.join(groupOwner, group, { groupOwner: true });
    for (const person of [university, manager, groupOwner]) {
      const good = await register(person, { group_ids: [group.id] });
      expect(good).toMatchObject({ ownerId: university.id, groupIds: [group.id] });
      expect(good.permissions).toContain('edit');
    }
  });

  test('is open to members where members’ goods are taken, and the good stays theirs', async () => {
    const [club, member] = [await catalog.person(), await catalog.person()];
    const open = await catalog.group(club, { acceptMemberGoods: true });
    const closed = await catalog.group(club);
    await catalog.join(member, open);
    await catalog.join(member, closed);
    expect(await register(member, { group_ids: [open.id] })).toMatchObject({ ownerId: member.id });
    const act = register(member, { group_ids: [closed.id] });
    await expect(act).rejects.toMatchObject({ refusal: { kind: 'forbidden', code: 'good.group' } });
  });

  test('is closed to a member over the limit of the plan', async () => {
    const [club, member] = [await catalog.person(), await catalog.person()];
    const group = await catalog.group(club, { acceptMemberGoods: true });
    await catalog.join(member, group, { disabled: true });
    await expect(register(member, { group_ids: [group.id] })).rejects.toMatchObject({
      refusal: { code: 'good.group' },
    });
  });

  test('later needs the same right; leaving does not', async () => {
    const [lender, club] = [await catalog.person(), await catalog.person()];
    const [own, other] = [await catalog.group(lender), await catalog.group(club)];
    const { id } = await register(lender, { group_ids: [own.id] });
    const change = (groupIds: string[]) =>
      catalog.goods(lender.actor).updateGood({ id, patch: PATCHES.good.write({ group_ids: groupIds }) });
    await expect(change([own.id, other.id])).rejects.toMatchObject({ refusal: { code: 'good.group' } });
    expect((await change([])).good?.groupIds).toEqual([]);
  });
});

describe('somebody whom the catalog does not know yet', () => {
  test('is asked for once, with groups and managed accounts', async () => {
    const lender = await catalog.person();
    const group = await catalog.group(lender);
    const { id } = await register(lender, { group_ids: [group.id] });
    const user = userFact();
    const ids = { groupId: group.id, userId: user.id };
    const memberships = [identityEvents.MembershipChanged.create({ id: newId(), version: 1, ...ids })];
    catalog.peers.access.set(user.id, identity.GetAccessResponse.create({ user, memberships }));
    const before = catalog.peers.asked;
    const actor = { kind: 'user', userId: user.id } as const;
    expect(await seesGood(actor, id)).toBe(true);
    expect(await seesGood(actor, id)).toBe(true);
    expect(catalog.peers.asked - before).toBe(1);
  });

  test('may be a group: it is asked for by its id', async () => {
    const lender = await catalog.person();
    const group = identityEvents.GroupChanged.create({
      id: newId(),
      version: 1,
      slug: 'new',
      ownerId: lender.id,
    });
    catalog.peers.groups.set(group.id, group);
    expect(await register(lender, { group_ids: [group.id] })).toMatchObject({ groupIds: [group.id] });
  });
});

describe('what identity tells', () => {
  test('counts by version: an older fact that comes late changes nothing', async () => {
    const [lender, member] = [await catalog.person(), await catalog.person()];
    const group = await catalog.group(lender);
    const { id } = await register(lender, { group_ids: [group.id] });
    const membership = await catalog.join(member, group);
    await catalog.replica.applyMembership({ membership: { ...membership, version: 3, deleted: true } });
    await catalog.replica.applyMembership({ membership: { ...membership, version: 2 } });
    expect(await seesGood(member.actor, id)).toBe(false);
  });

  test('comes by event too, and twice is once', async () => {
    const lender = await catalog.person();
    const user = userFact();
    const group = identityEvents.GroupChanged.create({
      id: newId(),
      version: 1,
      slug: 'by-event',
      ownerId: lender.id,
    });
    const membership = identityEvents.MembershipChanged.create({
      id: newId(),
      version: 1,
      groupId: group.id,
      userId: user.id,
    });
    const publish = async () => {
      await catalog.publish(
        event('user', user.id, 'UserChanged', identityEvents.UserChanged.toJSON(user)),
        event('group', group.id, 'GroupChanged', identityEvents.GroupChanged.toJSON(group)),
        event(
          'membership',
          user.id,
          'MembershipChanged',
          identityEvents.MembershipChanged.toJSON(membership),
        ),
      );
      await catalog.drain();
    };
    await publish();
    await publish();
    const { id } = await register(lender, { group_ids: [group.id] });
    expect(await seesGood({ kind: 'user', userId: user.id }, id)).toBe(true);
  });

  test('is taken from services alone', async () => {
    const person = await catalog.person();
    const { catalog: proto } = await import('@kashikari/contracts');
    const act = catalog.as(person.actor).connect(proto.ReplicaServiceClient).applyUser({ user: person.user });
    await expect(act).rejects.toMatchObject({ refusal: { kind: 'forbidden' } });
  });

  test('closes a lender’s goods to the public at once, and opens them again', async () => {
    const lender = await catalog.person();
    const { id } = await register(lender, { is_public: true });
    expect(await seesGood(VISITOR, id)).toBe(true);
    const rules = (preventPublicAccess: boolean) =>
      identityEvents.LenderRules.create({ preventPublicAccess });
    await catalog.replica.applyUser({ user: { ...lender.user, version: 2, lenderRules: rules(true) } });
    expect(await seesGood(VISITOR, id)).toBe(false);
    expect(await seesGood(VISITOR, (await register(lender, { is_public: true })).id)).toBe(false);
    await catalog.replica.applyUser({ user: { ...lender.user, version: 3, lenderRules: rules(false) } });
    expect(await seesGood(VISITOR, id)).toBe(true);
  });

  test('of a group’s end takes its goods out of it, and tells so', async () => {
    const lender = await catalog.person();
    const group = await catalog.group(lender);
    const { id } = await register(lender, { group_ids: [group.id] });
    await catalog.replica.applyGroup({ group: { ...group, version: 2, deleted: true } });
    expect((await catalog.goods(lender.actor).getGood({ id })).good).toMatchObject({
      groupIds: [],
      version: 2,
    });
    await catalog.drain();
    const events = await catalog.published('kashikari.catalog.good.v1');
    expect(events.filter(({ key }) => key === id).at(-1)?.data).toMatchObject({ group_ids: [], version: 2 });
  });

  test('of an account’s end deletes its goods, and tells so', async () => {
    const lender = await catalog.person();
    const [a, b] = [await register(lender, { is_public: true }), await register(lender)];
    await catalog.replica.applyUser({ user: { ...lender.user, version: 2, deleted: true } });
    expect(await seesGood(VISITOR, a.id)).toBe(false);
    await catalog.drain();
    const events = await catalog.published('kashikari.catalog.good.v1');
    for (const { id } of [a, b]) {
      expect(events.filter(({ key }) => key === id).at(-1)?.data).toMatchObject({
        deleted: true,
        version: 2,
      });
    }
  });

  test('of an account’s end leaves it nothing to do: no good, no like, no list', async () => {
    const [lender, other] = [await catalog.person(), await catalog.person()];
    const { id } = await register(other, { is_public: true });
    const likes = catalog.as(lender.actor).connect(folders.LikeServiceClient);
    expect((await likes.toggleLike({ goodId: id })).liked).toBe(true);
    await catalog.replica.applyUser({ user: { ...lender.user, version: 2, deleted: true } });
    const ended = { refusal: { kind: 'unauthenticated', code: 'session_ended' } };
    await expect(register(lender)).rejects.toMatchObject(ended);
    await expect(likes.toggleLike({ goodId: id })).rejects.toMatchObject(ended);
    await expect(listed(lender.actor)).rejects.toMatchObject(ended);
    const codes = Object.entries(await everyRpc(catalog, lender.actor));
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter(([, code]) => code !== 'session_ended')).toEqual([]);
  });

  test('of a member’s leaving takes the member’s own goods out of the group, and nobody else’s', async () => {
    const [club, member] = [await catalog.person(), await catalog.person()];
    const group = await catalog.group(club, { acceptMemberGoods: true });
    const membership = await catalog.join(member, group);
    const own = await register(member, { group_ids: [group.id] });
    const clubs = await register(club, { group_ids: [group.id] });
    await catalog.replica.applyMembership({ membership: { ...membership, version: 2, deleted: true } });
    expect(await listed(club.actor, group.id)).toEqual([clubs.id]);
    expect((await catalog.goods(member.actor).getGood({ id: own.id })).good?.groupIds).toEqual([]);
  });
});

describe('a member card', () => {
  test('sees its one group and what is open, and nothing else of its holder', async () => {
    const [lender, holder] = [await catalog.person(), await catalog.person()];
    const [one, two] = [await catalog.group(lender), await catalog.group(lender)];
    await catalog.join(holder, one);
    await catalog.join(holder, two);
    const inOne = await register(lender, { group_ids: [one.id] });
    const inTwo = await register(lender, { group_ids: [two.id] });
    const card = { kind: 'card', userId: holder.id, groupId: one.id, canWrite: true } as const;
    expect(await seesGood(card, inOne.id)).toBe(true);
    expect(await seesGood(card, inTwo.id)).toBe(false);
    expect(await seesGood(holder.actor, inTwo.id)).toBe(true);
  });
});

function event(entity: string, key: string, message: string, data: unknown) {
  return { topic: `kashikari.identity.${entity}.v1`, key, type: `kashikari.identity.v1.${message}`, data };
}
