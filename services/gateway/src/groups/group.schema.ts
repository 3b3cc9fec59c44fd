import { FEE_NOTICE_DAYS, MAX_UNIT_PRICE, MIN_UNIT_PRICE } from '@kashikari/kernel';
import { z } from 'zod';
import { Post } from '../posts/post.schema';
import { id, idOrName, slug } from '../schema/ids';
import { whole } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { name, publicName, text } from '../schema/text';
import { User } from '../users/user.schema';

const GroupPicture = z
  .object({ image_id: id(), public_url: z.string(), thumbnail_public_url: z.string() })
  .meta({ id: 'GroupPicture' });

/** A collection of goods and the people who may use it. */
export const Group = z
  .object({
    id: id(),
    name: z.string(),
    description: z.string(),
    slug: z.string().describe('Short name in the address of the group: `-/{slug}`.'),
    owner_id: id().describe('The account that owns it.'),
    has_passcode: z.boolean().describe('Joining requires a passcode.'),
    passcode: z.string().nullable().describe('Visible to people who manage the group; null for others.'),
    accept_member_goods: z.boolean().describe('Members may register goods into it.'),
    member_booking_visible: z.boolean().describe('Members see the names on each other’s bookings.'),
    disable_sign_up: z.boolean().describe('New members can join by invitation only.'),
    sign_up_message: z.string().describe('Shown to people who are about to join.'),
    tag_form_label: z
      .string()
      .describe('Additional question for people who join, whose answers become tags; empty: no question.'),
    tag_form_placeholder: z.string(),
    cover: GroupPicture.nullable(),
    logo: GroupPicture.nullable(),
    price_per_month: z
      .int()
      .nullable()
      .describe(
        'Monthly fee of a member in yen, tax included; null if there is none. The owner, managers and member cards are free.',
      ),
    price_from: z
      .string()
      .meta({ format: 'date-time' })
      .nullable()
      .describe(
        'When the fee, or its latest raise, begins for people who were members before it was set. People who join later pay it at once. Null if there is no fee.',
      ),
    disable_ai_answers: z
      .boolean()
      .describe('Questions of its members to the help are not passed to a language model.'),
    latest_post: Post.nullable().describe(
      'The newest post, for callers who see the group’s goods. Present in the response for a single group only.',
    ),
    pinned_post: Post.nullable().describe('Like `latest_post`, for the pinned post.'),
    members_count: z.int(),
    role: z.enum(['owner', 'group_owner', 'member']).nullable().describe('Role of the caller in this group.'),
    permissions: z
      .array(z.string())
      .describe(
        'Actions that are available to the caller now: `edit`, `delete`, `transfer`, `join`, `leave`, `add_goods`, `list_members`, `manage_members`, `see_goods`, `set_fee`.',
      ),
    created_at: z.string().meta({ format: 'date-time' }),
    updated_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Group' });

export type Group = z.infer<typeof Group>;

const imageId = () => id().nullable();

const pricePerMonth = () => whole(MIN_UNIT_PRICE, MAX_UNIT_PRICE);

export const NewGroup = z
  .object({
    name: publicName(100),
    slug: slug().optional().describe('Derived from the name if absent.'),
    description: text(5000).optional(),
    passcode: text(100).optional().describe('Passcode for joining, 6 characters or more; empty: none.'),
    accept_member_goods: z.boolean().optional(),
    member_booking_visible: z.boolean().optional(),
    disable_sign_up: z.boolean().optional(),
    sign_up_message: text(2000).optional(),
    tag_form_label: name(50).optional(),
    tag_form_placeholder: name(100).optional(),
    price_per_month: pricePerMonth().optional(),
  })
  .meta({ id: 'NewGroup' });

export const GroupPatch = z
  .object({
    name: publicName(100),
    slug: slug(),
    description: text(5000),
    passcode: text(100)
      .nullable()
      .describe(
        '6 characters or more; null or empty removes it. Unchanged if absent. The current one is accepted whatever its length.',
      ),
    accept_member_goods: z.boolean(),
    member_booking_visible: z.boolean(),
    disable_sign_up: z.boolean(),
    sign_up_message: text(2000),
    tag_form_label: name(50),
    tag_form_placeholder: name(100),
    disable_ai_answers: z.boolean(),
    cover_image_id: imageId().describe('Id of an uploaded picture, as for goods; null removes it.'),
    logo_image_id: imageId().describe('Like `cover_image_id`, for the small square logo.'),
    price_per_month: pricePerMonth()
      .nullable()
      .describe(
        `Monthly fee of a member in yen, tax included; null if there is none. Requires \`set_fee\`. A new or higher fee begins for members after ${FEE_NOTICE_DAYS} days, a lower one with their next month.`,
      ),
  })
  .partial()
  .meta({ id: 'GroupPatch' });

export const groupParams = z.object({ id: idOrName('media-library').describe('Id or slug.') });
export const groupQuery = z.object({ ...pageQuery });

export const GroupAnswer = z
  .object({ group: Group, users: z.array(User).describe('The owner, and the authors of the posts.') })
  .meta({ id: 'GroupAnswer' });
export const heirQuery = z.object({
  match: text(100).optional().describe('Part of a name, a reading or an address.'),
  ...pageQuery,
});
export const HeirList = z.object({ users: z.array(User), meta: Meta }).meta({ id: 'HeirList' });
export const Transfer = z
  .object({
    user_id: id().describe('The new owner.'),
    slug: text(63, 1).describe('Slug of the group, for confirmation, because the transfer cannot be undone.'),
  })
  .meta({ id: 'Transfer' });
export const GroupList = z
  .object({ groups: z.array(Group), users: z.array(User), meta: Meta })
  .meta({ id: 'GroupList' });
