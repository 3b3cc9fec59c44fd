import { z } from 'zod';
import { text } from '../schema/text';
import { Booking } from './booking.schema';

export const NewReminder = z
  .object({ words: text(500).optional().describe('The manager’s own words, after those of the reminder.') })
  .meta({ id: 'NewReminder' });

export const ReminderAnswer = z
  .object({
    booking: Booking,
    reminder: z
      .object({
        at: z.string().meta({ format: 'date-time' }),
        told: z
          .array(z.enum(['email', 'push']))
          .describe(
            'How the borrower is notified of the message. Empty if they can only be informed in person.',
          ),
      })
      .meta({ id: 'SentReminder' }),
  })
  .meta({ id: 'ReminderAnswer' });
