import { SETS } from '@kashikari/contracts';
import { z } from 'zod';
import { pattern } from '../schema/text';

/** ISBNs of one request. */
const MAX_BOOKS = 100;

/** An ISBN as people write it; catalog checks its digits. */
const isbn = () =>
  pattern(/^[0-9Xx -]{10,20}$/, 20).meta({
    example: '9784815630447',
    description: 'ISBN of 13 or 10 characters, with or without hyphens.',
  });

/** Parameter of a route about one book. */
export const byIsbn = z.object({ id: isbn() });

export const booksQuery = z.object({
  isbns: z
    .string()
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(isbn()).min(1).max(MAX_BOOKS))
    .meta({
      maxLength: MAX_BOOKS * 21 - 1,
      example: '9784815630447,9784815630454',
      description: `Up to ${MAX_BOOKS} ISBNs, separated by commas.`,
    }),
});

/** The entry of an ISBN in a book catalog. */
export const Book = z
  .object({
    isbn: z.string().describe('13 digits.'),
    title: z.string(),
    title_reading: z.string().nullable().describe('In kana.'),
    authors: z.array(z.string()),
    publisher: z.string().nullable(),
    release_date: z
      .string()
      .nullable()
      .meta({ format: 'date', description: 'Null, too, if only the year or the month is known.' }),
    source: z.enum(SETS.bookSource.texts),
    cover_url: z
      .string()
      .nullable()
      .describe('Address of the picture of the cover, which may be missing there. Show it with `credit`.'),
    credit: z.string().describe('Name of the source, to show beside its data and cover.'),
  })
  .meta({ id: 'Book' });

export const BookAnswer = z.object({ book: Book }).meta({ id: 'BookAnswer' });

export const BookList = z
  .object({ books: z.array(Book).describe('The books that are known, in the order of the ISBNs.') })
  .meta({ id: 'BookList' });
