import { snakeCase } from '@kashikari/kernel';
import pg from 'pg';
import { newId } from '@kashikari/platform';
import { GOOD_FIELD_NAMES, GOOD_FIELDS } from '../src/domain/good';
import { bulkOf, newGood, startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

let catalog: CatalogUnderTest;
let lender: Person;
let stranger: Person;

beforeAll(async () => {
  catalog = await startCatalog();
  [lender, stranger] = [await catalog.person(), await catalog.person()];
});
afterAll(() => catalog.stop());

const register = async (fields: Record<string, unknown> = {}, by: Person = lender) =>
  (await catalog.goods(by.actor).createGood(newGood(fields))).good!;

const rows = (...goods: object[]) => ({
  goods,
  dryRun: false,
  partial: false,
});

const exportedTo = async (by: Person) => {
  const ids: string[] = [];
  for (let afterId = ''; ;) {
    const asked = { groupId: '', tag: '', ownerId: '', afterId };
    const { goods, more } = await catalog.goods(by.actor).exportGoods(asked);
    ids.push(...goods.map(({ id }) => id));
    if (!more) return ids;
    afterId = ids.at(-1)!;
  }
};

describe('changing many goods alike', () => {
  test('changes each, and says of each that is refused why', async () => {
    const [one, two, foreign] = [await register(), await register(), await register({}, stranger)];
    const ids = [one.id, foreign.id, two.id, newId(), one.id];
    const { outcomes } = await catalog
      .goods(lender.actor)
      .bulkUpdateGoods(bulkOf(ids, { location: '2階', max_days: 3 }));
    expect(outcomes.map(({ goodId, refusal }) => [goodId, refusal?.code ?? ''])).toEqual([
      [one.id, ''],
      [foreign.id, 'not_found'],
      [two.id, ''],
      [ids[3], 'not_found'],
    ]);
    expect(outcomes[0]!.good).toMatchObject({ location: '2階', terms: { maxDays: 3 }, version: 2 });
    const { good } = await catalog.goods(stranger.actor).getGood({ id: foreign.id });
    expect(good).toMatchObject({ location: '', version: 1 });
  });

  test('names the rule that keeps one of them from it', async () => {
    const [byDay, byHour] = [await register(), await register({ is_hourly: true })];
    const { outcomes } = await catalog
      .goods(lender.actor)
      .bulkUpdateGoods(bulkOf([byDay.id, byHour.id], { quantity: 2 }));
    expect(outcomes.map(({ refusal }) => refusal?.code ?? '')).toEqual(['', 'good.hourly_quantity']);
  });

  test('changes a hundred by as many statements as two', async () => {
    const goods = [await register(), await register()];
    while (goods.length < 100) goods.push(await register());
    const statements = async (count: number) => {
      const ids = goods.slice(0, count).map(({ id }) => id);
      const query = jest.spyOn(pg.Client.prototype, 'query');
      const { outcomes } = await catalog
        .goods(lender.actor)
        .bulkUpdateGoods(bulkOf(ids, { location: `棚 ${count}` }));
      expect(outcomes.map(({ good }) => good?.location)).toEqual(Array(count).fill(`棚 ${count}`));
      const writes = query.mock.calls.filter(([asked]) => /^\s*update good /.test(textOf(asked)));
      query.mockRestore();
      return writes.length;
    };
    expect([await statements(2), await statements(100)]).toEqual([1, 1]);
    expect(catalog.peers.pushed.slice(-100).map(({ good }) => good?.location)).toContain('棚 100');
  });

  test('refuses as a whole what is wrong for every good, and changes none', async () => {
    const good = await register();
    const change = catalog.goods(lender.actor).bulkUpdateGoods(bulkOf([good.id], { quantity: -1 }));
    await expect(change).rejects.toMatchObject({ refusal: { code: 'validation' } });
    const many = catalog.goods(lender.actor).bulkUpdateGoods(bulkOf(Array.from({ length: 501 }, newId), {}));
    await expect(many).rejects.toMatchObject({ refusal: { params: { max: 500 } } });
  });
});

describe('registering many goods at once', () => {
  test('registers all, each told by an event', async () => {
    const { goods, faults } = await catalog
      .goods(lender.actor)
      .importGoods(rows({ title: '一', description: '#本' }, { isbn: '9784815630447' }));
    expect(faults).toEqual([]);
    expect(goods).toMatchObject([
      { title: '一', tags: ['本'], ownerId: lender.id },
      { title: '9784815630447', isbn: '9784815630447' },
    ]);
    const told = (await catalog.published('kashikari.catalog.good.v1')).map(({ key }) => key);
    expect(told).toEqual(expect.arrayContaining(goods.map(({ id }) => id)));
    const again = await catalog.goods(lender.actor).getGood({ id: goods[0]!.id });
    expect(again.good).toEqual(goods[0]);
  });

  test('registers none when one row is at fault, and names row and field of every fault', async () => {
    const before = (await exportedTo(lender)).length;
    const { goods, faults } = await catalog
      .goods(lender.actor)
      .importGoods(rows({ title: 'good' }, { title: 'x', quantity: 0 }, { titel: 'misspelt' }, {}));
    expect(goods).toEqual([]);
    expect(faults.map(({ row, field, refusal }) => [row, field, refusal?.code])).toEqual([
      [1, 'quantity', 'validation.too_small'],
      [2, 'titel', 'validation.key'],
      [3, 'title', 'validation.required'],
    ]);
    expect(await exportedTo(lender)).toHaveLength(before);
  });

  test('registers the rows that are right where one says so', async () => {
    const { goods, faults } = await catalog
      .goods(lender.actor)
      .importGoods({ ...rows({ title: 'right' }, { title: 'wrong', margin_days: 'many' }), partial: true });
    expect(goods.map(({ title }) => title)).toEqual(['right']);
    expect(faults).toMatchObject([{ row: 1, field: 'margin_days' }]);
  });

  test('on a dry run says what is at fault and writes nothing', async () => {
    const before = await exportedTo(lender);
    const asked = { ...rows({ title: 'right' }, { quantity: 1 }), dryRun: true };
    const { goods, faults } = await catalog.goods(lender.actor).importGoods(asked);
    expect([goods, faults.map(({ row, field }) => [row, field])]).toEqual([[], [[1, 'title']]]);
    expect(await exportedTo(lender)).toEqual(before);
  });

  test('refuses a group of somebody else, by its row', async () => {
    const group = await catalog.group(stranger);
    const { faults } = await catalog
      .goods(lender.actor)
      .importGoods(rows({ title: 'mine' }, { title: 'theirs', group_ids: [group.id] }));
    expect(faults).toMatchObject([{ row: 1, refusal: { code: 'good.group' } }]);
  });

  test('once per idempotency key, with the same faults', async () => {
    const group = await catalog.group(stranger);
    const key = { idempotency: { key: newId(), bodyHash: 'same' } };
    const asked = {
      ...rows({ title: 'once' }, { title: 'theirs', group_ids: [group.id] }),
      partial: true,
    };
    const send = () => catalog.goods(lender.actor).importGoods(asked, key);
    const [first, second] = [await send(), await send()];
    expect(first.faults).toHaveLength(1);
    expect(second).toEqual(first);
  });
});

describe('an export of goods', () => {
  test('has what one may edit, in pieces, and nothing of others', async () => {
    const owner = await catalog.person();
    await catalog
      .goods(owner.actor)
      .importGoods(rows(...Array.from({ length: 501 }, (_, n) => ({ title: `No. ${n}` }))));
    await register({ is_public: true }, stranger);
    const ids = await exportedTo(owner);
    expect(new Set(ids).size).toBe(501);
    expect(ids).toEqual([...ids].sort());
  });
});

/** The SQL of a query, whichever way the driver is asked. */
function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '');
}

describe('a public good of a lender', () => {
  test('is registered by the lender and its managers alone, however it is sent; who only runs a group makes their own public', async () => {
    const [owner, groupOwner, manager] = [
      await catalog.person(),
      await catalog.person(),
      await catalog.person(),
    ];
    const group = await catalog.group(owner);
    await catalog.join(groupOwner, group, { groupOwner: true });
    await catalog.manage(manager, owner);
    const inGroup = { title: '楽器', group_ids: [group.id] };
    for (const flag of ['is_public', 'is_public_use']) {
      const refused = { refusal: { code: 'forbidden', field: flag } };
      await expect(register({ ...inGroup, [flag]: true }, groupOwner)).rejects.toMatchObject(refused);
      const named = { ...inGroup, [flag]: true, owner_id: owner.id };
      await expect(register(named, groupOwner)).rejects.toMatchObject(refused);
      const sheet = {
        ...rows({ ...inGroup, [flag]: true }),
        partial: true,
      };
      const { goods, faults } = await catalog.goods(groupOwner.actor).importGoods(sheet);
      expect([goods, faults.map(({ refusal, field }) => `${refusal?.code} ${field}`)]).toEqual([
        [],
        [`forbidden ${flag}`],
      ]);
      expect(await register({ ...inGroup, [flag]: true }, manager)).toMatchObject({ ownerId: owner.id });
      const own = { ...inGroup, [flag]: true, owner_id: groupOwner.id };
      expect(await register(own, groupOwner)).toMatchObject({ ownerId: groupOwner.id });
    }
  });
});

const holdsWords = (initial: unknown) => initial === '' || Array.isArray(initial);

test('the end of an account takes every word away that was written about its goods', async () => {
  const leaving = await catalog.person();
  const words = GOOD_FIELD_NAMES.filter((name) => holdsWords(GOOD_FIELDS[name].initial));
  const written = words.map((name) => {
    const word = name === 'isbn' ? '9784815630447' : `Word of ${name}`;
    return [snakeCase(name), Array.isArray(GOOD_FIELDS[name].initial) ? [word] : word];
  });
  const { id } = await register(Object.fromEntries(written), leaving);
  await catalog.replica.applyUser({ user: { ...leaving.user, version: 2, deleted: true } });
  const row = await catalog.db.one<{ json: string }>('select g::text as json from good g where id = $1', [
    id,
  ]);
  expect(words.length).toBeGreaterThan(9);
  expect(row?.json).not.toMatch(/Word|9784815630447/);
});
