import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { pageQuery } from '../schema/page';
import { text } from '../schema/text';
import { dayOrInstant, timeZone } from '../schema/time';

/** Filter of the bookings that the caller may see. */
export const bookingFilter = {
  scope: z
    .enum(['use', 'lend', 'all'])
    .default('all')
    .describe(
      '`use`: the caller’s bookings; `lend`: bookings of goods that the caller may manage; `all`: both.',
    ),
  good_id: id().optional(),
  lender_id: id().optional().describe('Only bookings of goods of this lender.'),
  group_id: idOrName('media-library')
    .optional()
    .describe('Only bookings of goods in this group (id or slug).'),
  state: z.enum(['reserved', 'handed_over', 'overdue', 'returned', 'cancelled']).optional(),
  from: dayOrInstant()
    .optional()
    .describe('Only bookings that end after this instant, or on this day or later.'),
  to: dayOrInstant()
    .optional()
    .describe('Only bookings that start before this instant, or on this day or earlier.'),
  time_zone: timeZone().default('Asia/Tokyo').describe('Time zone of `from` and `to`, if they are days.'),
  overcommitted: z
    .enum(['true', 'false'])
    .optional()
    .describe('For managers: only bookings that exceed the quantity since it was lowered.'),
  open: z.enum(['true', 'false']).optional().describe('Only bookings that are reserved or out.'),
  over: z
    .enum(['true', 'false'])
    .optional()
    .describe('Only bookings that are returned, cancelled or were never collected.'),
  user_id: id().optional().describe('Only bookings of this borrower, as far as the caller may know them.'),
  match: text(200)
    .optional()
    .describe(
      'Part of a good’s title, or of the memo or the borrower’s name if the caller may know them. Spellings are compared as in the search of goods.',
    ),
};

export const bookingQuery = z.object({
  ...bookingFilter,
  sort: z.enum(['latest', 'start_at', 'end_at']).default('latest'),
  order: z
    .enum(['asc', 'desc'])
    .default('asc')
    .describe('Of `start_at` and `end_at`; `latest` is always the newest first.'),
  ...pageQuery,
});
