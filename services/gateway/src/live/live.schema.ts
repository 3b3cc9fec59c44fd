import { z } from 'zod';
import { goodIds } from '../schedules/schedule.schema';
import { id } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';

/** Seconds after which a stream ends at the latest: ten minutes. */
const LONGEST = 600;

export const liveQuery = z.object({
  good_ids: goodIds.optional(),
  lender_ids: goodIds
    .optional()
    .describe('Also stream changes of all goods of these lenders, for those who manage them; up to 100.'),
  booking_id: id().optional().describe('Also stream new messages about this booking.'),
  group_id: id()
    .optional()
    .describe('Also stream that the stocktaking of this group went on, for those who count it.'),
  seconds: wholeInQuery(1, LONGEST)
    .default(LONGEST)
    .describe('Seconds after which the stream ends. Permissions are checked again on reconnection.'),
});
