import { z } from 'zod';
import { wholeInQuery } from './numbers';

/** The query of every list. */
export const pageQuery = {
  page: wholeInQuery(1, 10_000).default(1).describe('Which page, from 1.'),
  per_page: wholeInQuery(1, 100).default(20).describe('How many a page, 1 to 100.'),
};

/** What every list says about itself. */
export const Meta = z
  .object({
    page: z.int(),
    per_page: z.int(),
    total: z.int().describe('All that the caller may see under the filter, not only this page.'),
    next_page: z.int().nullable().describe('Null on the last page.'),
    as_of: z.string().optional().meta({
      format: 'date-time',
      description: 'Only where the list was answered from the search index: it is true up to this instant.',
    }),
  })
  .meta({ id: 'Meta' });

export type Meta = z.infer<typeof Meta>;
