import { Comment } from '../comments/comment.schema';
import { Review } from '../reviews/review.schema';
import { z } from 'zod';
import { Feed } from '../feeds/feed.schema';
import { Folder } from '../folders/folder.schema';
import { Good } from '../goods/good.schema';
import { Group } from '../groups/group.schema';
import { Image } from '../images/image.schema';
import { Invite } from '../sent-invites/invite.schema';
import { Manager } from '../managers/manager.schema';
import { Membership } from '../memberships/membership.schema';
import { GroupNotificationSetting } from '../messages/group-notification-setting.schema';
import { Message } from '../messages/message.schema';
import { NotificationSetting } from '../messages/notification-setting.schema';
import { Post } from '../posts/post.schema';
import { PushToken } from '../push-tokens/push-token.schema';
import { Device, SecurityEvent } from '../security/security.schema';
import { Stocktaking } from '../stocktakings/stocktaking.schema';
import { Wait } from '../waits/wait.schema';
import { User } from '../users/user.schema';
import { Webhook } from '../webhooks/webhook.schema';

export { userParams } from '../users/user.schema';

const time = () => z.string().nullable().meta({ format: 'date-time' });

/** A booking with names instead of references. */
export const BookingOfExport = z
  .object({
    id: z.string(),
    good_id: z.string(),
    good_title: z.string(),
    lender_name: z.string(),
    quantity: z.int(),
    returned_quantity: z.int().describe('Units that are back.'),
    state: z.string(),
    start_at: time(),
    end_at: time(),
    returned_at: time(),
    cancelled_at: time(),
    memo: z.string(),
    created_at: time(),
  })
  .meta({ id: 'BookingOfExport' });

/** A note about a booking: one of the user's bookings, or a note that the user wrote. The other person is not named. */
const NoteAbout = z
  .object({ booking_id: z.string(), body: z.string(), updated_at: time() })
  .meta({ id: 'NoteAbout' });

export const UserExport = z
  .object({
    user: User,
    notification_setting: NotificationSetting,
    group_notification_settings: z
      .array(
        GroupNotificationSetting.extend({ group_id: z.string() }).meta({ id: 'NotificationSettingOfGroup' }),
      )
      .describe('Choices for single groups.'),
    sessions: z.array(Device),
    labs: z.array(z.object({ key: z.string() })).describe('Features on trial that are switched on.'),
    push_tokens: z.array(PushToken).describe('Browsers that receive push notifications.'),
    webhooks: z.array(Webhook).describe('Webhooks, without their secrets.'),
    security_events: z.array(SecurityEvent),
    groups: z.array(Group).describe('Groups that the user owns, belongs to, or manages for another account.'),
    memberships: z.array(Membership),
    managers: z.array(Manager),
    goods: z.array(Good).describe('Goods that the user lends.'),
    bookings: z.array(BookingOfExport).describe('Bookings of the user.'),
    likes: z.array(Good).describe('Goods that the user likes.'),
    waits: z.array(Wait).describe('Waits of the user, including past ones.'),
    feeds: z.array(Feed).describe('Calendar feeds, without their secrets.'),
    folders: z.array(Folder).describe('Folders of the user’s groups.'),
    posts: z.array(Post).describe('Posts that the user wrote.'),
    reviews: z.array(Review).describe('Reviews that the user wrote.'),
    comments: z.array(Comment).describe('Comments that the user wrote.'),
    pictures: z.array(Image).describe('Pictures that the user uploaded.'),
    invites_sent: z.array(Invite).describe('Invitations that the user sent, including past ones.'),
    notes_about: z.array(NoteAbout).describe('Notes of managers about the user’s bookings.'),
    notes_written: z.array(NoteAbout).describe('Notes about bookings whose last wording is the user’s.'),
    stocktakings: z.array(Stocktaking).describe('Counts that the user recorded.'),
    messages: z.array(Message).describe('Messages that the user wrote.'),
  })
  .meta({ id: 'UserExport' });
