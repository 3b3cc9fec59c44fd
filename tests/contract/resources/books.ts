import { OF_NDL, OF_OPENBD, UNKNOWN } from '../../../services/catalog/test/book-catalogs';
import { resource } from '../resource';

/** Book data; the products of these tests query catalogs of books on this machine. */
export const books = resource({
  make: async () => ({}),
  examples: {
    listBooks: () => ({ query: { isbns: OF_OPENBD } }),
    getBook: () => ({ params: { id: OF_OPENBD } }),
    getNdlBook: () => ({ params: { id: OF_NDL } }),
    getNdlCover: () => ({ params: { id: OF_NDL } }),
  },
  run: {
    'finds books by ISBN, of either source, and names the source': async ({ lender }) => {
      const { api } = lender;
      const one = await api.get(`/books/${OF_OPENBD}`);
      expect([one.status, one.body.book]).toEqual([
        200,
        {
          ...{ isbn: OF_OPENBD, title: 'もりのゆうびんやさん', title_reading: 'モリノユウビンヤサン' },
          ...{ authors: ['山田 花子', '佐藤 次郎'], publisher: 'こだま社', release_date: '2023-04-15' },
          ...{ source: 'openbd', credit: 'openBD', cover_url: `https://cover.openbd.jp/${OF_OPENBD}.jpg` },
        },
      ]);
      const ndl = await api.get(`/books/ndl/${OF_NDL}`);
      expect(ndl.body.book).toMatchObject({
        source: 'ndl',
        credit: '国立国会図書館サーチ',
        release_date: null,
      });
      const cover = await api.get(`/books/ndl_thumbnail/${OF_NDL}`);
      expect(cover.body.book.cover_url).toMatch(new RegExp(`/thumbnail/${OF_NDL}\\.jpg$`));
      const list = await api.get('/books', { isbns: `${UNKNOWN},${OF_NDL},${OF_OPENBD}` });
      expect((list.body.books as { isbn: string }[]).map(({ isbn }) => isbn)).toEqual([OF_NDL, OF_OPENBD]);
    },

    'finds no book of an unknown ISBN, and refuses what is none': async ({ lender, visitor }) => {
      const codeOf = async (path: string) => (await lender.api.get(path)).body.code;
      expect(await codeOf(`/books/${UNKNOWN}`)).toBe('books.none');
      expect(await codeOf('/books/9784815630448')).toBe('good.isbn');
      expect(await codeOf('/books/1920036015005')).toBe('good.isbn_jan');
      expect((await visitor.get(`/books/${OF_OPENBD}`)).status).toBe(401);
    },
  },
});
