import { z } from 'zod';
import { Group } from '../groups/group.schema';
import { User } from '../users/user.schema';

/** A user with what the caller shares with them. */
export const PersonAnswer = z
  .object({
    user: User,
    groups: z
      .array(Group)
      .describe(
        'Up to 100 groups that the caller and the user are both in, by name; all groups of the caller at the caller’s own page.',
      ),
    record: z
      .object({
        ended_count: z.int().describe('Bookings of `bookings_count` that were returned.'),
        late_count: z
          .int()
          .nullable()
          .describe('Returns after the end of the booking, as extended; null below 5 returns.'),
      })
      .nullable()
      .describe('The numbers from which `overdue_rate` is computed; null where `bookings_count` is null.'),
  })
  .meta({ id: 'PersonAnswer' });

export type PersonAnswer = z.infer<typeof PersonAnswer>;
