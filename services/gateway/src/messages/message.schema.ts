import { z } from 'zod';
import { id } from '../schema/ids';
import { Meta, pageQuery } from '../schema/page';
import { text } from '../schema/text';
import { User } from '../users/user.schema';

/** A message about a booking. */
export const Message = z
  .object({
    id: id().describe('Later messages have higher ids.'),
    booking_id: id(),
    user_id: id().describe('Id of the author.'),
    side: z
      .enum(['borrower', 'lender', 'group', 'office'])
      .describe(
        'Role of the author: `group` manages a group that contains the good; `office` takes part while a dispute is open.',
      ),
    body: z.string(),
    force_notify: z.boolean(),
    unread: z.boolean().describe('Not yet read by the caller.'),
    created_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Message' });

export const NewMessage = z
  .object({
    booking_id: id(),
    body: text(4000, 1),
    force_notify: z
      .boolean()
      .default(false)
      .describe(
        'Notifies immediately even users who turned off emails about messages. Allowed for managers of the lender and of a group that contains the good.',
      ),
  })
  .meta({ id: 'NewMessage' });

export const messageQuery = z.object({
  booking_id: id(),
  sort: z.enum(['latest', 'oldest']).default('latest'),
  ...pageQuery,
});

export const MessagesRead = z
  .object({ booking_id: id(), message_id: id().describe('Id of the last message that was seen.') })
  .meta({ id: 'MessagesRead' });

export const Unread = z
  .object({
    messages: z.int(),
    bookings: z.int().describe('Bookings whose threads contain them.'),
  })
  .meta({ id: 'Unread' });

export const MessageWritten = z.object({ message: Message }).meta({ id: 'MessageWritten' });
export const UnreadAnswer = z.object({ unread: Unread }).meta({ id: 'UnreadAnswer' });
export const MessageList = z
  .object({
    messages: z.array(Message),
    users: z.array(User),
    permissions: z
      .array(z.string())
      .describe('Actions in this thread that are available to the caller: `write`, `force_notify`, `note`.'),
    meta: Meta,
  })
  .meta({ id: 'MessageList' });
