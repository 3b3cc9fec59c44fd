import { z } from 'zod';
import { id } from '../schema/ids';
import { text } from '../schema/text';
import { User } from '../users/user.schema';

/** A note about a booking that the managers of its good share. */
const BookingNote = z
  .object({
    body: z.string().describe('Empty if there is none.'),
    user_id: id().nullable().describe('Id of the last author.'),
    updated_at: z.string().meta({ format: 'date-time' }).nullable(),
  })
  .meta({ id: 'BookingNote' });

export const NoteText = z.object({ body: text(2000) }).meta({ id: 'NoteText' });

export const NoteAnswer = z.object({ note: BookingNote, users: z.array(User) }).meta({ id: 'NoteAnswer' });
