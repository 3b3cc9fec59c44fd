import { catalog as proto, PATCHES } from '@kashikari/contracts';
import { bulkOf, newGood, startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

let catalog: CatalogUnderTest;
let lender: Person;

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  lender = await catalog.person();
});
afterAll(() => catalog.stop());

const register = async (fields: Record<string, unknown>, by: Person = lender) =>
  (await catalog.goods(by.actor).createGood(newGood(fields))).good!;
const change = async (id: string, fields: object, by: Person = lender) =>
  (await catalog.goods(by.actor).updateGood({ id, patch: PATCHES.good.write(fields) })).good!;
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'allowed',
    (error: { refusal?: { code: string; field?: string } }) =>
      `${error.refusal?.code} ${error.refusal?.field}`,
  );
const TAKEN = 'good.management_id_taken management_id';

test('a management id is one good’s of a lender, whoever registers and however it is typed', async () => {
  const first = await register({ management_id: 'A-7' });
  const manager = await catalog.person();
  await catalog.manage(manager, lender);
  expect(await codeOf(register({ management_id: 'ａ-7' }))).toBe(TAKEN);
  expect(await codeOf(register({ management_id: 'a-7', owner_id: lender.id }, manager))).toBe(TAKEN);
  expect(await codeOf(register({ management_id: 'A-7' }, manager))).toBe('allowed');
  const second = await register({ management_id: 'A-8' });
  expect(await codeOf(change(second.id, { management_id: 'A-7' }))).toBe(TAKEN);
  expect(await codeOf(change(first.id, { management_id: 'a-7' }))).toBe('allowed');
});

test('a management id is free again when its good gives it up or is deleted', async () => {
  const [first, second] = [
    await register({ management_id: 'B-1' }),
    await register({ management_id: 'B-2' }),
  ];
  await change(first.id, { management_id: null });
  await catalog.goods(lender.actor).deleteGood({ id: second.id });
  expect(await codeOf(register({ management_id: 'b-1' }))).toBe('allowed');
  expect(await codeOf(register({ management_id: 'b-2' }))).toBe('allowed');
});

test('of many that ask for one management id at once, one gets it', async () => {
  const owner = await register({});
  const asked = [
    ...Array.from({ length: 8 }, () => codeOf(register({ management_id: 'race' }))),
    codeOf(change(owner.id, { management_id: 'RACE' })),
    codeOf(
      catalog
        .goods(lender.actor)
        .importGoods({ goods: [{ title: 'x', management_id: 'race' }], dryRun: false, partial: false })
        .then(({ faults: [fault] }) => {
          if (fault) throw Object.assign(new Error(), fault);
        }),
    ),
  ];
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome.startsWith('good.management_id_taken'))).toHaveLength(9);
});

test('of many changed or brought in together the first gets a management id, and the others are named', async () => {
  const goods = [await register({}), await register({})];
  const ids = goods.map(({ id }) => id).sort();
  const { outcomes } = await catalog
    .goods(lender.actor)
    .bulkUpdateGoods(bulkOf(ids, { management_id: 'C-1' }));
  expect(outcomes.map(({ refusal }) => refusal?.code)).toEqual([undefined, 'good.management_id_taken']);
  const rows = [
    { title: 'one', management_id: 'D-1' },
    { title: 'two', management_id: 'd-1' },
    { title: 'three', management_id: 'C-1' },
  ];
  const { faults } = await catalog
    .goods(lender.actor)
    .importGoods({ goods: rows, dryRun: true, partial: false });
  expect(faults.map(({ row, field, refusal }) => [row, field, refusal?.code])).toEqual([
    [1, 'management_id', 'good.management_id_taken'],
    [2, 'management_id', 'good.management_id_taken'],
  ]);
});

test('doubles from before stay, and are changed otherwise', async () => {
  const [first, second] = [
    await register({ management_id: 'E-1' }),
    await register({ management_id: 'E-2' }),
  ];
  await catalog.db.read(`update good set management_id = 'e-1', management_key = 'e-1' where id = $1`, [
    second.id,
  ]);
  expect(await change(second.id, { management_id: 'e-1', title: '三脚' })).toMatchObject({ title: '三脚' });
  expect(await codeOf(change(first.id, { location: '棚' }))).toBe('allowed');
  expect(await codeOf(register({ management_id: 'E-1' }))).toBe(TAKEN);
});

test('goods with a number that another good of the lender has are listed to the lender, and to nobody else', async () => {
  const owner = await catalog.person();
  const add = async (management_id: string, by = owner) =>
    (await catalog.goods(by.actor).createGood(newGood({ title: '机', management_id, is_public: true })))
      .good!;
  const [first, second, , gone] = [await add('F-1'), await add('F-2'), await add('F-3'), await add('F-4')];
  await add('F-3', await catalog.person());
  const sameAs = (id: string, key: string) =>
    catalog.db.read('update good set management_id = $2, management_key = $2 where id = $1', [id, key]);
  await sameAs(second.id, 'f-1');
  await sameAs(gone.id, 'f-3');
  await catalog.goods(owner.actor).deleteGood({ id: gone.id });
  const listed = async (actor: Person['actor']) => {
    const asked = { sort: proto.GoodSort.GOOD_SORT_LATEST, ownerId: owner.id, sameNumber: true };
    const { goods } = await catalog.goods(actor).listGoods(proto.ListGoodsRequest.create(asked));
    return goods.map(({ id }) => id).sort();
  };
  expect(await listed(owner.actor)).toEqual([first.id, second.id].sort());
  expect(await listed((await catalog.person()).actor)).toEqual([]);
  const { goods } = await catalog
    .goods(owner.actor)
    .exportGoods({ groupId: '', tag: '', ownerId: owner.id, afterId: '', sameNumber: true });
  expect(goods).toHaveLength(2);
});
