import { books } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { OF_NDL, OF_OPENBD, startBookCatalogs, UNKNOWN } from './book-catalogs';
import { startCatalog, type CatalogUnderTest } from './catalog-under-test';

const { BOOK_SOURCE_UNSPECIFIED: ANY, BOOK_SOURCE_NDL, BOOK_SOURCE_OPENBD } = books.BookSource;

let sources: Awaited<ReturnType<typeof startBookCatalogs>>;
let catalog: CatalogUnderTest;
const user = newId();

beforeAll(async () => {
  sources = await startBookCatalogs();
});
afterAll(() => sources.stop());
beforeEach(async () => {
  Object.assign(sources.state, { broken: false, answer: undefined });
  catalog = await startCatalog(sources.env);
  sources.asked.splice(0);
});
afterEach(() => catalog.stop());

const get = async (isbns: string[], source = ANY, of = catalog) => {
  const calls = of.as({ kind: 'user', userId: user }).connect(books.BookServiceClient);
  return (await calls.getBooks({ isbns, source })).books;
};
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'none',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );

describe('book data', () => {
  test('comes from the first source that knows the ISBN, with reading, authors, day and cover', async () => {
    expect(await get([UNKNOWN, OF_NDL, '978-4-8156-3044-7'])).toEqual([
      {
        ...{ isbn: OF_NDL, title: 'ふねの図鑑 & 地図', titleReading: 'フネノズカントチズ' },
        ...{ authors: ['海野 太郎'], publisher: 'しおかぜ書房', releaseDate: '', source: BOOK_SOURCE_NDL },
        coverUrl: `${sources.origin}/thumbnail/${OF_NDL}.jpg`,
      },
      {
        ...{ isbn: OF_OPENBD, title: 'もりのゆうびんやさん', titleReading: 'モリノユウビンヤサン' },
        ...{ authors: ['山田 花子', '佐藤 次郎'], publisher: 'こだま社', releaseDate: '2023-04-15' },
        ...{ source: BOOK_SOURCE_OPENBD, coverUrl: `https://cover.openbd.jp/${OF_OPENBD}.jpg` },
      },
    ]);
    expect(sources.asked.filter((url) => url.startsWith('/v1/get'))).toEqual([
      `/v1/get?isbn=${UNKNOWN},${OF_NDL},${OF_OPENBD}`,
    ]);
  });

  test('is asked of one source alone when it is named', async () => {
    expect(await get([OF_OPENBD], BOOK_SOURCE_NDL)).toEqual([]);
    expect(sources.asked).toEqual([`/api/opensearch?isbn=${OF_OPENBD}&cnt=10`]);
  });

  test('is kept: nothing is asked a second time, neither of known nor of unknown books', async () => {
    const first = await get([OF_OPENBD, UNKNOWN]);
    sources.asked.splice(0);
    expect(await get([OF_OPENBD, UNKNOWN])).toEqual(first);
    expect(sources.asked).toEqual([]);
  });

  test('is asked for again after 30 days, and after one day when the book was unknown', async () => {
    await get([OF_OPENBD, UNKNOWN]);
    const age = (days: number) =>
      catalog.db.read(`update book_data set asked_at = now() - make_interval(days => ${days})`);
    await age(2);
    sources.asked.splice(0);
    await get([OF_OPENBD, UNKNOWN]);
    expect(sources.asked[0]).toBe(`/v1/get?isbn=${UNKNOWN}`);
    await age(31);
    sources.asked.splice(0);
    await get([OF_OPENBD]);
    expect(sources.asked).toEqual([`/v1/get?isbn=${OF_OPENBD}`]);
    expect(await catalog.db.read('select isbn from book_data')).toEqual([{ isbn: OF_OPENBD }]);
  });

  test('is unavailable when no source answers, and after three failures nothing is asked for a while', async () => {
    sources.state.broken = true;
    for (let at = 0; at < 4; at += 1)
      expect(await codeOf(get([OF_OPENBD], BOOK_SOURCE_OPENBD))).toBe('books.unavailable');
    expect(sources.asked).toHaveLength(3);
  });

  test.each([
    ['no JSON', '<html>'],
    ['a list of another length', '[]'],
    ['more than 8 MiB', 'x'.repeat(9 * 1024 * 1024)],
  ])('is unavailable when a source answers %s', async (_what, body) => {
    sources.state.answer = (response) => response.end(body);
    expect(await codeOf(get([OF_OPENBD], BOOK_SOURCE_OPENBD))).toBe('books.unavailable');
  });

  test('never resolves what a document of a source declares itself', async () => {
    const xxe = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>`;
    sources.state.answer = (response) => response.end(xxe);
    expect(await codeOf(get([OF_NDL], BOOK_SOURCE_NDL))).toBe('books.unavailable');
  });

  test('is unavailable after two seconds when a source is silent', async () => {
    sources.state.answer = () => undefined;
    const began = Date.now();
    expect(await codeOf(get([OF_OPENBD], BOOK_SOURCE_OPENBD))).toBe('books.unavailable');
    expect(Date.now() - began).toBeLessThan(6_000);
  });

  test('is refused for what is no ISBN, for the lower barcode, and for more than a hundred', async () => {
    expect(await codeOf(get(['9784815630448']))).toBe('good.isbn');
    expect(await codeOf(get(['1920036015005']))).toBe('good.isbn_jan');
    expect(await codeOf(get(Array.from({ length: 101 }, () => OF_OPENBD)))).toBe('validation.too_many');
  });

  test('is unavailable where no source is set up', async () => {
    const plain = await startCatalog();
    try {
      expect(await codeOf(get([OF_OPENBD], ANY, plain))).toBe('books.unavailable');
    } finally {
      await plain.stop();
    }
  });
});
