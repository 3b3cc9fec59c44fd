import { identityEvents, PATCHES, stocks } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity } from './identity';
import { whenLong } from '../../../packages/platform/src/testing/budget';

const SYSTEM = { kind: 'system' } as const;

describe('what identity tells other services', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  it('is pushed to both copies before the caller is answered', async () => {
    const owner = await identity.person();
    const group = await identity.group(owner);
    const member = await identity.person();
    identity.world.pushed.length = 0;
    const { membership } = await identity.join(member, group.id);
    const snapshot = expect.objectContaining({
      id: membership!.id,
      version: 1,
      groupId: group.id,
      userId: member.id,
    });
    expect(identity.world.pushed).toEqual(
      expect.arrayContaining([
        { to: 'reservation', kind: 'membership', snapshot },
        { to: 'catalog', kind: 'membership', snapshot },
      ]),
    );
  });

  it('is told by events too, each change with a higher version', async () => {
    const owner = await identity.person();
    const group = await identity.group(owner, { acceptMemberGoods: true });
    await identity
      .groups(owner.actor)
      .updateGroup({ id: group.id, patch: PATCHES.group.write({ name: '新館' }) });
    await identity.groups(owner.actor).deleteGroup({ id: group.id });
    await identity.service.drain();
    const told = (await identity.service.published('kashikari.identity.group.v1'))
      .filter(({ key }) => key === group.id)
      .map(({ data }) => identityEvents.GroupChanged.fromJSON(data));
    expect(told.map(({ version, name, deleted }) => [version, name, deleted])).toEqual([
      [1, 'Media library', false],
      [2, '新館', false],
      // Its words went with it.
      [3, '', true],
    ]);
    expect(told[0]).toMatchObject({ ownerId: owner.id, slug: group.slug, acceptMemberGoods: true });
  });

  it('is listed for rebuilds, deleted records too, and for the system alone', async () => {
    const owner = await identity.person();
    const group = await identity.group(owner);
    await identity.groups(owner.actor).deleteGroup({ id: group.id });
    const list = (actor: Actor, topic = 'kashikari.identity.group.v1') =>
      identity.service.as(actor).connect(stocks.StockServiceClient).listSnapshots({ topic, after: '' });
    const { snapshots } = await list(SYSTEM);
    const found = snapshots.find(({ key }) => key === group.id);
    expect(JSON.parse(found!.value)).toMatchObject({ id: group.id, deleted: true });
    expect(await refusalOf(list(owner.actor))).toBe('forbidden');
    expect(await refusalOf(list(SYSTEM, 'kashikari.catalog.good.v1'))).toBe('not_found');
  });

  it('carries neither address nor secret', async () => {
    const owner = await identity.person();
    await identity.group(owner, { passcode: 'himitsu' });
    await identity.service.drain();
    const topics = ['user', 'group', 'membership', 'manager'].map(
      (entity) => `kashikari.identity.${entity}.v1`,
    );
    const told = JSON.stringify(await Promise.all(topics.map((topic) => identity.service.published(topic))));
    expect(told).toContain(owner.id);
    expect(told).not.toMatch(/@example\.jp|himitsu|argon2/);
  });

  it('is not held up by a copy that does not answer', async () => {
    const alone = await TestIdentity.start({ peers: {} });
    const began = performance.now();
    await alone.person();
    // The default timeout of a call.
    whenLong(() => expect(performance.now() - began).toBeLessThan(10_000));
    await alone.stop();
  });

  it('is fetched whole by a service that does not know somebody yet', async () => {
    const [account, person] = [await identity.person(), await identity.person()];
    const [own, joined] = [await identity.group(person), await identity.group(account)];
    const { membership } = await identity.join(person, joined.id);
    const manager = await identity.appoint(account, person);
    const access = await identity.access(SYSTEM).getAccess({ userId: person.id });
    expect(access.user).toMatchObject({
      id: person.id,
      version: 1,
      lenderRules: { allowManageByUser: true },
    });
    expect(access.groups.map(({ id }) => id).sort()).toEqual([own.id, joined.id].sort());
    expect(access.memberships.map(({ id }) => id)).toEqual([membership!.id]);
    expect(access.managers.map(({ id }) => id)).toEqual([manager.id]);
    const snapshots = await identity.access(SYSTEM).getGroupFacts({ groupIds: [own.id, newId(), 'no-id'] });
    expect([snapshots.groups.map(({ id }) => id), snapshots.owners.map(({ id }) => id)]).toEqual([
      [own.id],
      [person.id],
    ]);
  });

  it('is fetched by services alone, and of nobody there is nothing', async () => {
    const person = await identity.person();
    expect(await refusalOf(identity.access(person.actor).getAccess({ userId: person.id }))).toBe('forbidden');
    expect(await refusalOf(identity.access(person.actor).getGroupFacts({ groupIds: [] }))).toBe('forbidden');
    expect((await identity.access(SYSTEM).getAccess({ userId: newId() })).user).toBeUndefined();
  });
});
