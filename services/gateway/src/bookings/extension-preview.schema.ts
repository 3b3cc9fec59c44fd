import { z } from 'zod';
import { id } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';
import { User } from '../users/user.schema';

const instantOut = () => z.string().meta({ format: 'date-time' });

export const extensionQuery = z.object({ days: wholeInQuery(1, 3660).describe('So many days more.') });

export const MovedRange = z
  .object({
    start_date: z.string().nullable().meta({ format: 'date' }).describe('By day only.'),
    end_date: z.string().nullable().meta({ format: 'date' }).describe('By day only; inclusive.'),
    start_at: instantOut(),
    end_at: instantOut(),
  })
  .meta({ id: 'MovedRange' });

export const MovedBooking = z
  .object({ booking_id: id(), user_id: id(), quantity: z.int(), from: MovedRange, to: MovedRange })
  .meta({ id: 'MovedBooking' });

/** What an extension over others would do. */
export const ExtensionPreview = z
  .object({
    digest: z.string().describe('To be sent as `preview` with the extension.'),
    extended: MovedBooking,
    moves: z.array(MovedBooking).describe('Those behind, in the order of their starts.'),
    told_user_ids: z.array(id()).describe('Accounts that get a message.'),
    users: z.array(User).describe('Those who are moved or told.'),
    days_without_moving: z
      .int()
      .describe('At most `days`: so far it could be extended without moving anybody.'),
  })
  .meta({ id: 'ExtensionPreview' });
export type ExtensionPreview = z.infer<typeof ExtensionPreview>;
