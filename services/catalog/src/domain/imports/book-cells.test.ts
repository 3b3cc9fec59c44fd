import type { Book } from '../book';
import { fillRow, wantedIsbn } from './book-cells';

const BOOK: Book = {
  ...{ isbn: '9784815630447', title: 'もりのゆうびんやさん', titleReading: 'モリノユウビンヤサン' },
  ...{ authors: ['山田 花子', '佐藤 次郎'], publisher: 'こだま社', releaseDate: '', source: 'openbd' },
  coverUrl: '',
};

test('a row with an ISBN and no title is looked up', () => {
  expect(wantedIsbn({ isbn: '978-4-8156-3044-7' })).toBe('9784815630447');
  expect(wantedIsbn({ isbn: '4003101014', title: ' ' })).toBe('9784003101018');
  expect(wantedIsbn({ isbn: '9784815630447', title: '森' })).toBeUndefined();
  expect(wantedIsbn({ isbn: '9784815630448' })).toBeUndefined();
  expect(wantedIsbn({ title: '' })).toBeUndefined();
});

test('empty cells are filled, others stay', () => {
  expect(fillRow(2, { isbn: BOOK.isbn, publisher: '森社', authors: ' ' }, BOOK, 'books.none')).toEqual({
    row: 2,
    cells: { title: BOOK.title, title_reading: BOOK.titleReading, authors: '山田 花子; 佐藤 次郎' },
    notes: [],
    bookSource: 'openbd',
  });
  expect(fillRow(2, { author: '山田' }, BOOK, 'books.none').cells).not.toHaveProperty('authors');
});

test('a book that is not found is a note of its row', () => {
  expect(fillRow(3, { isbn: BOOK.isbn }, undefined, 'books.none')).toEqual({
    ...{ row: 3, cells: {}, bookSource: '' },
    notes: [{ kind: 'not_found', code: 'books.none', field: 'isbn' }],
  });
});
