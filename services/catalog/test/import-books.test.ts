import { books, imports, SETS, textOf } from '@kashikari/contracts';
import { OF_NDL, OF_OPENBD, startBookCatalogs, UNKNOWN } from './book-catalogs';
import { startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

let sources: Awaited<ReturnType<typeof startBookCatalogs>>;
let catalog: CatalogUnderTest;
let owner: Person;

beforeAll(async () => {
  sources = await startBookCatalogs();
  catalog = await startCatalog(sources.env);
});
beforeEach(async () => {
  Object.assign(sources.state, { broken: false, answer: undefined });
  await catalog.db.read('delete from book_data');
  owner = await catalog.person();
  sources.asked.splice(0);
});
afterAll(async () => {
  await catalog.stop();
  await sources.stop();
});

const mine = () => catalog.as(owner.actor).connect(imports.ImportServiceClient);

/** Waits until the rehearsal, or the writing, is over. */
async function settled(id: string): Promise<imports.Import> {
  for (;;) {
    const { import: one } = await mine().getImport({ id });
    const state = textOf(SETS.importState, one?.state);
    if (one && state !== 'reading' && state !== 'applying') return one;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
async function rehearsed(
  sheet: readonly Record<string, string>[],
  kind = imports.ImportKind.IMPORT_KIND_ISBN,
): Promise<imports.Import> {
  const rows = sheet.map((cells, at) => ({ row: at + 1, cells, faults: [] }));
  const request = imports.CreateImportRequest.create({ kind, columns: Object.keys(sheet[0]!), rows });
  return settled((await mine().createImport(request)).import!.id);
}
const rowsOf = async (id: string) =>
  (await mine().listImportRows({ id, outcome: undefined, page: { page: 1, perPage: 100 } })).rows;
const notesOf = ({ notedRows }: imports.Import) =>
  notedRows.map(({ row, notes }) => [row, ...notes.map(({ code, field }) => `${field} ${code}`)]);

describe('an import of books', () => {
  test('is filled by the catalogs, and a book that none knows is a note of its row', async () => {
    const one = await rehearsed([{ isbn: OF_OPENBD }, { isbn: OF_NDL }, { isbn: UNKNOWN }]);
    expect(one.new).toBe(3);
    expect(notesOf(one)).toEqual([[3, 'isbn books.none']]);
    expect(one.columns).toEqual(['isbn', 'title', 'publisher', 'title_reading', 'authors', 'release_date']);
    expect((await rowsOf(one.id)).map(({ cells, bookSource }) => [cells['title'], bookSource])).toEqual([
      ['もりのゆうびんやさん', books.BookSource.BOOK_SOURCE_OPENBD],
      ['ふねの図鑑 & 地図', books.BookSource.BOOK_SOURCE_NDL],
      [undefined, books.BookSource.BOOK_SOURCE_UNSPECIFIED],
    ]);
    expect(sources.asked.filter((url) => url.startsWith('/v1/get'))).toHaveLength(1);
    await mine().applyImport({ id: one.id, skipFaulty: false });
    await settled(one.id);
    expect(await catalog.db.read(`select title, authors, publisher from good order by title desc`)).toEqual([
      expect.objectContaining({ title: 'もりのゆうびんやさん', authors: ['山田 花子', '佐藤 次郎'] }),
      expect.objectContaining({ title: 'ふねの図鑑 & 地図', publisher: 'しおかぜ書房' }),
      expect.objectContaining({ title: UNKNOWN }),
    ]);
  });

  test('asks for a hundred books at once', async () => {
    const sheet = Array.from({ length: 150 }, (_, at) => ({ isbn: isbn(at) }));
    const one = await rehearsed(sheet);
    expect(one.new).toBe(150);
    expect(one.notedRows).toHaveLength(150);
    expect(sources.asked.filter((url) => url.startsWith('/v1/get'))).toHaveLength(2);
  }, 60_000);

  test('goes on without the catalogs when they fail', async () => {
    sources.state.broken = true;
    const one = await rehearsed([{ isbn: OF_OPENBD }]);
    expect([one.new, notesOf(one)]).toEqual([1, [[1, 'isbn books.unavailable']]]);
  });

  test('keeps what a sheet says, and looks a corrected ISBN up', async () => {
    const one = await rehearsed(
      [
        { isbn: OF_OPENBD, publisher: '森社', title: '' },
        { isbn: OF_OPENBD, title: '森', publisher: '' },
        { isbn: '9784815630448', title: '', publisher: '' },
      ],
      imports.ImportKind.IMPORT_KIND_GOODS,
    );
    const [first, second] = await rowsOf(one.id);
    expect(first!.cells).toMatchObject({ title: 'もりのゆうびんやさん', publisher: '森社' });
    expect(second!.cells).toEqual({ isbn: OF_OPENBD, title: '森', publisher: '' });
    await mine().updateImportRow({ id: one.id, row: 3, cells: { isbn: OF_NDL }, leaveOut: false });
    expect((await rowsOf(one.id))[2]!.cells).toMatchObject({ isbn: OF_NDL, title: 'ふねの図鑑 & 地図' });
  });
});

/** An ISBN by its last digits. */
function isbn(number: number): string {
  const digits = `97848156${String(number).padStart(4, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}
