import { z } from 'zod';
import { wholeInQuery } from './numbers';

/** The query of every list. */
export const pageQuery = {
  page: wholeInQuery(1, 10_000).default(1).describe('Page number, from 1.'),
  per_page: wholeInQuery(1, 100).default(20).describe('Page size, 1 to 100.'),
};

/** Metadata of every list. */
export const Meta = z
  .object({
    page: z.int(),
    per_page: z.int(),
    total: z.int().describe('Number of all results that match the filter, on all pages.'),
    next_page: z.int().nullable().describe('Null on the last page.'),
    as_of: z.string().optional().meta({
      format: 'date-time',
      description: 'Present if the search index was queried: time up to which the result is current.',
    }),
  })
  .meta({ id: 'Meta' });

export type Meta = z.infer<typeof Meta>;
