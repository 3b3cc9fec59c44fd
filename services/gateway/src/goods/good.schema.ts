import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { Image } from '../images/image.schema';
import { whole, yen } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { name, text } from '../schema/text';
import { day } from '../schema/time';
import { User } from '../users/user.schema';

/** Terms of lending: what decides whether a good can be booked. */
const terms = {
  quantity: whole(1, 100_000).describe('How many like units there are.'),
  is_hourly: z.boolean().describe('Booked by the quarter-hour; then quantity is 1 and margin 0.'),
  max_days: whole(1, 3660).nullable().describe('Days per booking; null is free choice.'),
  margin_days: whole(0, 365).describe('Days kept free after a booking.'),
  is_public: z.boolean().describe('Everybody sees it.'),
  is_public_use: z.boolean().describe('Everybody sees it, and whoever is signed in books it.'),
  is_hidden: z.boolean().describe('In no list; by URL only.'),
  is_exclusive: z.boolean().describe('One booking at a time, whatever its dates.'),
  auto_extend: z.boolean().describe('A booking not returned grows while nobody waits.'),
  for_reference_only: z.boolean().describe('Shown, never booked.'),
  restrict_reservation: z.boolean().describe('Only managers book it.'),
  only_scan_booking: z.boolean().describe('Booked only by scanning its code.'),
  confirmation_upon_return: z.boolean().describe('A manager confirms each return.'),
  from: day().nullable().describe('First day it is lent at all.'),
  to: day().nullable().describe('Last day it is lent at all.'),
  price_per_hour: yen().nullable(),
  price_per_day: yen().nullable(),
  price_per_week: yen().nullable(),
  price_per_month: yen().nullable(),
};

/** What it is, for people. */
const about = {
  description: text(10_000).describe('Plain text; its #hashtags become tags.'),
  author: name(500).nullable(),
  publisher: name(200).nullable(),
  location: name(200).nullable(),
  category: name(100).nullable(),
  management_id: name(100).nullable().describe('The lender’s own number for it; also what a scan shows.'),
  purchase_price: yen()
    .nullable()
    .describe('Yen. Told to those alone who may edit the good; null to others.'),
  release_date: day().nullable(),
  isbn: text(17).nullable(),
  custom_tag_title: name(100).nullable(),
  custom_tag: name(200).nullable(),
};

const links = {
  group_ids: z.array(id()).max(50).describe('The groups it stands in.'),
  image_ids: z.array(id()).max(10).describe('From `GET /images/s3_presigned_url`, in the order to show.'),
};

export const Good = z
  .object({
    id: id(),
    title: z.string(),
    ...about,
    tags: z.array(z.string()).describe('From the #hashtags of the description.'),
    owner_id: id().describe('The account that lends it.'),
    ...links,
    image_url: z.string().nullable().describe('The first picture.'),
    thumbnail_url: z.string().nullable().describe('The first picture, small.'),
    ...terms,
    currency: z.literal('JPY'),
    permissions: z
      .array(z.string())
      .describe('What the caller may do now: `edit`, `delete`, `book`, `manage_bookings`.'),
    created_at: z.string().meta({ format: 'date-time' }),
    updated_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Good' });

export type Good = z.infer<typeof Good>;

const fields = z.object({ title: name(200, 1), ...about, ...links, ...terms }).partial();

export const NewGood = fields.required({ title: true }).meta({ id: 'NewGood' });
export const GoodPatch = fields.meta({ id: 'GoodPatch' });

export const goodQuery = z.object({
  match: text(200).optional().describe('Full text; all words must match.'),
  group_id: idOrName('media-library').optional().describe('In this group (id or slug).'),
  owner_id: id().optional().describe('Lent by this account.'),
  folder: id().optional().describe('In this folder of a group.'),
  liked: z.enum(['true', 'false']).optional().describe('Only what the caller likes.'),
  tag: text(100).optional(),
  is_hourly: z
    .enum(['true', 'false'])
    .optional()
    .describe('Only those lent by the hour, or only those lent by the day.'),
  sort: z.enum(['latest', 'popular', 'alphabetic', 'booked_at']).default('latest'),
  filter: z.enum(['all', 'available', 'in_use']).default('all'),
  from: day().optional().describe('With `available`: free from this day (default today) …'),
  to: day().optional().describe('… to this one, inclusive.'),
  ...pageQuery,
});

const likedIds = () => z.array(id()).describe('Those of the goods that the caller likes.');

export const GoodAnswer = z
  .object({
    good: Good,
    users: z.array(User).describe('Its lender.'),
    images: z.array(Image),
    liked_good_ids: likedIds(),
  })
  .meta({ id: 'GoodAnswer' });

export const GoodList = z
  .object({
    goods: z.array(Good),
    users: z.array(User),
    images: z.array(Image),
    liked_good_ids: likedIds(),
    meta: Meta,
  })
  .meta({ id: 'GoodList' });
