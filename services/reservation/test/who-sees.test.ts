import { actorUserId, isOpen, relationTo, sees, tiesOf } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { whoSees } from '@kashikari/platform/testing';
import { codeOf, World } from './world';

const { PEOPLE, ASKERS, SEEN_GOODS } = whoSees;

describe('who sees a good that is to be booked', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start();
    const write = (table: string, rows: readonly object[]) =>
      world.service.db.read(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(rows)],
      );
    await write(
      'good_group',
      PEOPLE.groups.map(({ id, ownerId, deleted }) => ({
        ...{ id, version: 1, deleted, owner_id: ownerId, member_booking_visible: false },
      })),
    );
    await write(
      'membership',
      PEOPLE.memberships.map(({ groupId, userId, ...flags }) => ({
        ...{ id: newId(), version: 1, group_id: groupId, user_id: userId, group_owner: false },
        ...flags,
      })),
    );
    await write(
      'manager',
      PEOPLE.managers.map(({ accountId, userId, deleted }) => ({
        ...{ id: newId(), version: 1, deleted, account_id: accountId, user_id: userId },
      })),
    );
  });

  afterAll(() => world.stop());

  // A shell restricts each query by another condition; test/shells.test.ts tests that.
  const people = Object.entries(ASKERS).filter(([, { kind, within }]) => kind !== 'system' && !within);

  test.each(people)('is the one rule of the kernel for %s, over all goods', async (_, actor) => {
    const ties = tiesOf(actor, PEOPLE);
    const expected = SEEN_GOODS.map((good) => {
      if (!sees(good, ties, 'by_url')) return 'none';
      const relation = relationTo(good, ties);
      if (relation === 'manager' || relation === 'member') return relation;
      // Public use lets people of an account book; a card books in its own group alone.
      return isOpen(good) && good.isPublicUse && actor.kind === 'user' ? 'guest' : 'viewer';
    });
    const rows = await world.service.db.read<{ standing: string }>(
      `select standing($1, $2, g.owner, g.groups, g.public, g.public_use, g.closed) from jsonb_to_recordset($3::jsonb)
         as g (place int, owner uuid, groups uuid[], public boolean, public_use boolean, closed boolean) order by g.place`,
      [
        actorUserId(actor) ?? null,
        actor.kind === 'card' ? actor.groupId : null,
        JSON.stringify(
          SEEN_GOODS.map((good, place) => ({
            ...{ place, owner: good.ownerId, groups: good.groupIds },
            ...{ public: good.isPublic, public_use: good.isPublicUse, closed: good.lenderClosed },
          })),
        ),
      ],
    );
    expect(rows.map(({ standing }) => standing)).toEqual(expected);
  });

  it('is none of a group that is gone, though its membership is not yet, not even for who ran it', async () => {
    const [owner, helper] = [await world.user(), await world.user()];
    const group = await world.group(owner);
    await world.member(group, helper, { groupOwner: true });
    const camera = await world.good(owner, { isPublicUse: false, groupIds: [group] });
    expect(await codeOf(world.book(helper, camera, '2027-01-10'))).toBe('ok');
    await world.group(owner, { id: group, deleted: true });
    expect(await codeOf(world.book(helper, camera, '2027-01-20'))).toBe('not_found');
    const runs = await world.service.db.one('select oversees($1, null, array[$2::uuid]) as runs', [
      helper,
      group,
    ]);
    expect(runs).toEqual({ runs: false });
  });

  it('is that of a member, before word of the group itself has come', async () => {
    const [owner, early] = [await world.user(), await world.user()];
    const group = newId();
    await world.member(group, early);
    const camera = await world.good(owner, { isPublicUse: false, groupIds: [group] });
    expect(await codeOf(world.book(early, camera, '2027-01-10'))).toBe('ok');
  });
});
