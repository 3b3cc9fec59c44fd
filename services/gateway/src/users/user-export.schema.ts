import { z } from 'zod';
import { Good } from '../goods/good.schema';
import { Group } from '../groups/group.schema';
import { Manager } from '../managers/manager.schema';
import { Membership } from '../memberships/membership.schema';
import { Message } from '../messages/message.schema';
import { PushToken } from '../push-tokens/push-token.schema';
import { Device, SecurityEvent } from '../security/security.schema';
import { User } from './user.schema';

export { userParams } from './user.schema';

const time = () => z.string().nullable().meta({ format: 'date-time' });

/** A booking in words that stand for themselves. */
export const BookingOfExport = z
  .object({
    id: z.string(),
    good_id: z.string(),
    good_title: z.string(),
    lender_name: z.string(),
    quantity: z.int(),
    state: z.string(),
    start_at: time(),
    end_at: time(),
    returned_at: time(),
    cancelled_at: time(),
    memo: z.string(),
    created_at: time(),
  })
  .meta({ id: 'BookingOfExport' });

export const UserExport = z
  .object({
    user: User,
    sessions: z.array(Device),
    push_tokens: z.array(PushToken).describe('The browsers in which one is told of news.'),
    security_events: z.array(SecurityEvent),
    groups: z.array(Group).describe('Owned, joined, or acted for.'),
    memberships: z.array(Membership),
    managers: z.array(Manager),
    goods: z.array(Good).describe('Of which one is the lender.'),
    bookings: z.array(BookingOfExport).describe('What one has booked.'),
    messages: z.array(Message).describe('What one has written.'),
  })
  .meta({ id: 'UserExport' });
