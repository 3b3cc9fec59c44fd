import { imports, SETS, textOf } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { newGood, startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

let catalog: CatalogUnderTest;
let owner: Person;
let groupId: string;

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  owner = await catalog.person();
  groupId = (await catalog.group(owner)).id;
});
afterAll(() => catalog.stop());

const as = (actor: Actor) => catalog.as(actor).connect(imports.ImportServiceClient);
const mine = () => as(owner.actor);
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'allowed',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );

type Cells = Record<string, string>;

function sheet(kind: imports.ImportKind, rows: readonly Cells[], more: object = {}) {
  return imports.CreateImportRequest.create({
    kind,
    columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    rows: rows.map((cells, at) => ({ row: at + 2, cells, faults: [] })),
    ...more,
  });
}
const { IMPORT_KIND_GOODS: GOODS, IMPORT_KIND_GOODS_EDIT: EDIT } = imports.ImportKind;

/** Waits until the rehearsal, or the writing, is over. */
async function settled(id: string): Promise<imports.Import> {
  for (;;) {
    const { import: one } = await mine().getImport({ id });
    const state = textOf(SETS.importState, one?.state);
    if (one && state !== 'reading' && state !== 'applying') return one;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const rehearsed = async (rows: readonly Cells[], kind = GOODS, more: object = {}) =>
  settled((await mine().createImport(sheet(kind, rows, more))).import!.id);
const applied = async (id: string, skipFaulty = false) => {
  await mine().applyImport({ id, skipFaulty });
  return settled(id);
};
const figures = ({ rows, new: added, changed, unchanged, faulty, duplicates, leftOut }: imports.Import) => ({
  ...{ rows, added, changed, unchanged, faulty, duplicates, leftOut },
});
const NONE = { added: 0, changed: 0, unchanged: 0, faulty: 0, duplicates: 0, leftOut: 0 };
const stateOf = ({ state }: imports.Import) => textOf(SETS.importState, state);
const goodsOf = async () => {
  const { goods } = await catalog.goods(owner.actor).exportGoods({
    ...{ groupId: '', tag: '', ownerId: owner.id, afterId: '', folderId: undefined },
    ...{ liked: false, sameNumber: false, isHourly: undefined },
  });
  return goods.map(({ title, managementId, isbn, terms }) => ({
    title,
    managementId,
    isbn,
    quantity: terms?.quantity,
  }));
};

describe('a sheet of new goods', () => {
  test('is rehearsed without writing anything, and applied as it was rehearsed', async () => {
    const one = await rehearsed(
      [
        { title: '絵本『はっぱ』', management_id: 'E-1', quantity: '２', release_date: '2021年4月5日' },
        { isbn: '978-4-8156-3044-7', is_public: 'はい', authors: '夏目; 漱石' },
      ],
      GOODS,
      { groupIds: [groupId], defaults: { location: '棚3' } },
    );
    expect([stateOf(one), figures(one)]).toEqual(['ready', { ...NONE, rows: 2, added: 2 }]);
    expect(await goodsOf()).toEqual([]);
    const done = await applied(one.id);
    expect([stateOf(done), done.new]).toEqual(['applied', 2]);
    expect(await goodsOf()).toEqual([
      { title: '絵本『はっぱ』', managementId: 'E-1', isbn: '', quantity: 2 },
      { title: '9784815630447', managementId: '', isbn: '9784815630447', quantity: 1 },
    ]);
    const { rows } = await mine().listImportRows({
      ...{ id: one.id, outcome: undefined, page: { page: 1, perPage: 20 } },
    });
    const [first, second] = await Promise.all(
      rows.map(({ goodId = '' }) => catalog.goods(owner.actor).getGood({ id: goodId })),
    );
    expect(first?.good).toMatchObject({ location: '棚3', groupIds: [groupId], releaseDate: '2021-04-05' });
    expect(second?.good).toMatchObject({ isPublic: true, authors: ['夏目', '漱石'] });
  });

  test('says what is wrong with which cell, and is corrected row by row', async () => {
    const one = await rehearsed([
      { title: 'かえる', isbn: '9.78E+12', quantity: '2冊' },
      { title: 'うみ', isbn: '1920793014003' },
      { location: '棚' },
      { title: 'でんしゃ', release_date: '2022/2/30', is_public: 'たぶん' },
      { title: 'くるま' },
    ]);
    expect(figures(one)).toEqual({ ...NONE, rows: 5, added: 1, faulty: 4 });
    expect(
      one.faultyRows.map(({ row, faults }) => [row, ...faults.map(({ field, code }) => `${field} ${code}`)]),
    ).toEqual([
      [2, 'isbn import.mangled_number', 'quantity import.number'],
      [3, 'isbn good.isbn_jan'],
      [4, 'title validation.required'],
      [5, 'is_public import.yes_no', 'release_date validation.date'],
    ]);
    expect(await code(mine().applyImport({ id: one.id, skipFaulty: false }))).toBe('import.faulty');
    const mend = (row: number, cells: Cells, leaveOut = false) =>
      mine().updateImportRow({ id: one.id, row, cells, leaveOut });
    await mend(2, { isbn: '', quantity: '2' });
    await mend(3, { isbn: '978-4-8156-3044-7' });
    const { import: after } = await mend(4, {}, true);
    expect(figures(after!)).toEqual({ ...NONE, rows: 5, added: 3, faulty: 1, leftOut: 1 });
    expect(await code(mend(99, { title: 'x' }))).toBe('not_found');
    const done = await applied(one.id, true);
    expect(figures(done)).toEqual({ ...NONE, rows: 5, added: 3, faulty: 1, leftOut: 1 });
    expect((await goodsOf()).map(({ title }) => title)).toEqual(['かえる', 'うみ', 'くるま']);
    expect(await code(mend(5, { release_date: '' }))).toBe('import.applied');
  });

  test('skips what there is already, by number or else by ISBN, and names it', async () => {
    const isbn = '9784815630447';
    const made = (
      await catalog.goods(owner.actor).createGood(newGood({ title: '三脚', management_id: 'tri-01' }))
    ).good!;
    await catalog.goods(owner.actor).createGood(newGood({ title: '本', isbn }));
    const one = await rehearsed([
      { title: '三脚 2', management_id: 'ＴＲＩ-01' },
      { title: '本', isbn },
      { title: '本の二冊め', isbn, management_id: 'B-2' },
      { title: '机', management_id: 'D-1' },
      { title: '机', management_id: 'd-1' },
    ]);
    expect(figures(one)).toEqual({ ...NONE, rows: 5, added: 2, duplicates: 3 });
    expect(
      one.duplicateRows.map(({ row, duplicate }) => [row, duplicate?.by, duplicate?.title, duplicate?.ofRow]),
    ).toEqual([
      [2, 'management_id', '三脚', undefined],
      [3, 'isbn', '本', undefined],
      [6, 'management_id', '机', 5],
    ]);
    expect(one.duplicateRows[0]?.duplicate?.goodId).toBe(made.id);
    await applied(one.id);
    expect((await goodsOf()).map(({ title }) => title)).toEqual(['三脚', '本', '本の二冊め', '机']);
  });

  test('is applied once, however often and at once it is asked for', async () => {
    const one = await rehearsed(Array.from({ length: 300 }, (_, at) => ({ title: `本 ${at}` })));
    await Promise.all(Array.from({ length: 8 }, () => mine().applyImport({ id: one.id, skipFaulty: false })));
    expect(stateOf(await settled(one.id))).toBe('applied');
    expect(stateOf(await applied(one.id))).toBe('applied');
    expect(await goodsOf()).toHaveLength(300);
  });

  test('is refused as a whole where a rule of the account is broken, and nothing is written', async () => {
    const small = await startCatalog({ QUOTA_GOODS: '2' });
    try {
      const person = await small.person();
      const calls = small.as(person.actor).connect(imports.ImportServiceClient);
      const made = await calls.createImport(sheet(GOODS, [{ title: 'a' }, { title: 'b' }, { title: 'c' }]));
      const id = made.import!.id;
      const wait = async (state: string): Promise<imports.Import> => {
        const { import: one } = await calls.getImport({ id });
        if (one && stateOf(one) === state) return one;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return wait(state);
      };
      await wait('ready');
      await calls.applyImport({ id, skipFaulty: false });
      expect((await wait('failed')).refusal?.code).toBe('quota');
      expect((await small.db.read('select id from good')).length).toBe(0);
    } finally {
      await small.stop();
    }
  });

  test('is its account’s alone, and only the ten newest wait', async () => {
    const stranger = as((await catalog.person()).actor);
    const { id } = await rehearsed([{ title: 'a' }]);
    const acts = [
      stranger.getImport({ id }),
      stranger.listImportRows({ id, outcome: undefined, page: { page: 1, perPage: 20 } }),
      stranger.updateImportRow({ id, row: 2, cells: {}, leaveOut: true }),
      stranger.applyImport({ id, skipFaulty: true }),
      stranger.deleteImport({ id }),
    ];
    expect(await Promise.all(acts.map(code))).toEqual(acts.map(() => 'not_found'));
    for (let at = 0; at < 10; at += 1) await mine().createImport(sheet(GOODS, [{ title: `${at}` }]));
    expect(await code(mine().getImport({ id }))).toBe('not_found');
  });

  test('into a group of others is refused, as a whole or at its row, and a card may import nothing', async () => {
    const other = await catalog.group(await catalog.person());
    const whole = sheet(GOODS, [{ title: 'a' }], { groupIds: [other.id] });
    expect(await code(mine().createImport(whole))).toBe('good.group');
    const one = await rehearsed([{ title: 'a', group_ids: other.id }]);
    expect(one.faultyRows[0]?.faults.map(({ code }) => code)).toEqual(['good.group']);
    const card: Actor = { kind: 'card', userId: newId(), groupId, canWrite: true };
    expect(await code(as(card).createImport(sheet(GOODS, [{ title: 'a' }])))).toBe('forbidden');
  });
});

describe('a sheet that changes goods', () => {
  test('changes the filled cells of goods by id or number, clears by NULL, and leaves the rest', async () => {
    const make = async (fields: object) =>
      (await catalog.goods(owner.actor).createGood(newGood({ ...fields }))).good!.id;
    const lamp = await make({ title: 'ランプ', management_id: 'L-1', location: '棚1', max_days: 3 });
    const desk = await make({ title: '机', management_id: 'D-1', location: '棚2' });
    const one = await rehearsed(
      [
        { id: lamp, title: '大きなランプ', max_days: 'NULL', location: '' },
        { management_id: 'ｄ-1', location: '棚9' },
        { management_id: 'D-1', location: '棚8' },
        { management_id: 'D-2', location: '棚1' },
        { id: newId(), title: 'x' },
      ],
      EDIT,
    );
    expect(figures(one)).toEqual({ ...NONE, rows: 5, changed: 2, faulty: 2, duplicates: 1 });
    expect(one.faultyRows.map(({ row, faults }) => [row, faults[0]?.field, faults[0]?.code])).toEqual([
      [5, 'management_id', 'not_found'],
      [6, 'id', 'not_found'],
    ]);
    await applied(one.id, true);
    const get = async (id: string) => (await catalog.goods(owner.actor).getGood({ id })).good;
    expect(await get(lamp)).toMatchObject({ title: '大きなランプ', location: '棚1', managementId: 'L-1' });
    expect((await get(lamp))?.terms?.maxDays).toBeUndefined();
    expect(await get(desk)).toMatchObject({ title: '机', location: '棚9' });
    const again = await rehearsed([{ management_id: 'D-1', location: '棚9' }], EDIT);
    expect(figures(again)).toEqual({ ...NONE, rows: 1, unchanged: 1 });
    expect(await code(mine().applyImport({ id: again.id, skipFaulty: false }))).toBe('import.no_rows');
  });
});
