import { notices, PATCHES } from '@kashikari/contracts';
import { newGood, startCatalog, SYSTEM, type CatalogUnderTest, type Person } from './catalog-under-test';

const HOUR = 3_600_000;

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const service = () => catalog.as(SYSTEM).connect(notices.NoticeServiceClient);
const add = async (lender: Person, groupIds: string[], fields: Record<string, unknown> = {}) => {
  catalog.clock.advance(1_000);
  const { good } = await catalog.goods(lender.actor).createGood(newGood({ group_ids: groupIds, ...fields }));
  return good!.id;
};
const change = (lender: Person, id: string, fields: Record<string, unknown>) => {
  catalog.clock.advance(1_000);
  return catalog
    .goods(lender.actor)
    .updateGood({ id, patch: PATCHES.good.write(fields as object), ifVersion: undefined });
};
/** News of the last hour, to each of these people. */
const news = (...people: Person[]) => {
  const [from, until] = [new Date(catalog.clock.now() - HOUR), new Date(catalog.clock.now() + 1)];
  return service().listNewGoods({ windows: people.map(({ id }) => ({ userId: id, from, until })) });
};
const idsFor = async (...people: Person[]) => (await news(...people)).goods.map(({ id }) => id);

const code = (act: Promise<unknown>) =>
  act.then(
    () => 'allowed',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );

/** A lender with two groups and a member of both. */
async function two() {
  const [lender, reader] = [await catalog.person(), await catalog.person()];
  const [first, second] = [await catalog.group(lender), await catalog.group(lender)];
  const membership = await catalog.join(reader, first);
  await catalog.join(reader, second);
  return { lender, reader, first, second, membership };
}

describe('new goods', () => {
  test('are those first shown in a group in the time asked about, with all groups that have shown them', async () => {
    const { lender, reader, first, second } = await two();
    const old = await add(lender, [first.id]);
    catalog.clock.advance(2 * HOUR);
    const id = await add(lender, [first.id], { title: '三脚', price_per_day: 100 });
    const shownAt = new Date(catalog.clock.now());
    await change(lender, old, { group_ids: [first.id, second.id] });
    const { goods, readers } = await news(reader);
    expect(goods.map((good) => good.id)).toEqual([old, id]);
    expect(goods[0]!.showings.map(({ groupId, current }) => ({ groupId, current }))).toEqual(
      [first.id, second.id].sort().map((groupId) => ({ groupId, current: true })),
    );
    expect(goods[0]).toMatchObject({ hasPrice: false });
    expect(goods[1]).toMatchObject({ title: '三脚', hasPrice: true, ownerId: lender.id });
    expect(goods[1]!.showings).toEqual([{ groupId: first.id, shownAt, current: true }]);
    expect(readers).toEqual([
      { userId: reader.id, groupIds: [first.id, second.id].sort(), accountIds: [reader.id] },
    ]);
  });

  test('are new when a hidden good is shown, and never again after it was', async () => {
    const { lender, reader, first } = await two();
    const id = await add(lender, [first.id], { is_hidden: true });
    expect(await idsFor(reader)).toEqual([]);
    catalog.clock.advance(2 * HOUR);
    await change(lender, id, { is_hidden: false });
    expect(await idsFor(reader)).toEqual([id]);
    catalog.clock.advance(2 * HOUR);
    await change(lender, id, { is_hidden: true });
    await change(lender, id, { is_hidden: false });
    await change(lender, id, { group_ids: [] });
    await change(lender, id, { group_ids: [first.id] });
    expect(await idsFor(reader)).toEqual([]);
  });

  test('are not those that were hidden again, deleted, or taken out of the group', async () => {
    const { lender, reader, first } = await two();
    const [hidden, deleted, moved] = [
      await add(lender, [first.id]),
      await add(lender, [first.id]),
      await add(lender, [first.id]),
    ];
    expect(await idsFor(reader)).toHaveLength(3);
    await change(lender, hidden, { is_hidden: true });
    await catalog.goods(lender.actor).deleteGood({ id: deleted });
    await change(lender, moved, { group_ids: [] });
    expect(await idsFor(reader)).toEqual([]);
  });

  test('are not read for ended and disabled memberships, ended groups and deleted accounts', async () => {
    const { lender, reader, first, membership } = await two();
    await add(lender, [first.id]);
    const next = (about: object) =>
      catalog.replica.applyMembership({ membership: { ...membership, ...about } });
    await next({ version: 2, disabled: true });
    expect(await idsFor(reader)).toEqual([]);
    await next({ version: 3, disabled: false });
    expect(await idsFor(reader)).toHaveLength(1);
    await next({ version: 4, deleted: true });
    expect(await idsFor(reader)).toEqual([]);
    await next({ version: 5 });
    await catalog.replica.applyGroup({ group: { ...first, version: 2, deleted: true } });
    expect(await idsFor(reader)).toEqual([]);
    await catalog.replica.applyUser({ user: { ...reader.user, version: 2, deleted: true } });
    expect((await news(reader)).readers).toEqual([]);
  });

  test('come with the accounts for which a reader acts', async () => {
    const { lender, reader } = await two();
    await catalog.manage(reader, lender);
    expect((await news(reader)).readers[0]!.accountIds).toEqual([lender.id, reader.id].sort());
  });

  test('and members are listed for the system alone', async () => {
    const { lender, reader } = await two();
    const asked = catalog.as(lender.actor).connect(notices.NoticeServiceClient);
    expect(await code(asked.listNewGoods({ windows: [] }))).toBe('forbidden');
    expect(await code(asked.listMembers({ afterId: '' }))).toBe('forbidden');
    expect((await service().listMembers({ afterId: '' })).userIds).toContain(reader.id);
    expect((await service().listMembers({ afterId: reader.id })).userIds).not.toContain(reader.id);
  });
});
