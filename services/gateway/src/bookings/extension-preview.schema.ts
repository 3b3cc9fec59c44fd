import { z } from 'zod';
import { id } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';
import { User } from '../users/user.schema';

const instantOut = () => z.string().meta({ format: 'date-time' });

export const extensionQuery = z.object({
  days: wholeInQuery(1, 3660).describe('Number of additional days.'),
});

export const MovedRange = z
  .object({
    start_date: z.string().nullable().meta({ format: 'date' }).describe('For bookings by the day only.'),
    end_date: z
      .string()
      .nullable()
      .meta({ format: 'date' })
      .describe('For bookings by the day only; inclusive.'),
    start_at: instantOut(),
    end_at: instantOut(),
  })
  .meta({ id: 'MovedRange' });

export const MovedBooking = z
  .object({ booking_id: id(), user_id: id(), quantity: z.int(), from: MovedRange, to: MovedRange })
  .meta({ id: 'MovedBooking' });

export const ExtensionPreview = z
  .object({
    digest: z.string().describe('Send it as `preview` with the extension.'),
    extended: MovedBooking,
    moves: z.array(MovedBooking).describe('The following bookings, in the order of their starts.'),
    told_user_ids: z.array(id()).describe('Accounts that would be notified.'),
    users: z.array(User).describe('Users whose bookings would move or who would be notified.'),
    days_without_moving: z
      .int()
      .describe('Number of days, up to `days`, by which the booking can be extended without moving others.'),
  })
  .meta({ id: 'ExtensionPreview' });
export type ExtensionPreview = z.infer<typeof ExtensionPreview>;
