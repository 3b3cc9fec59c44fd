import { SETS } from '@kashikari/contracts';
import { GOODS_FILTERS, GOODS_SORTS, MAX_CODE_LENGTH, SCHEDULE_DAYS } from '@kashikari/kernel';
import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { Image } from '../images/image.schema';
import { unitPrice, whole, yen } from '../schema/numbers';
import { listOf } from '../schema/lists';
import { Meta, pageQuery } from '../schema/page';
import { Schedule } from '../schedules/schedule.schema';
import { name, text } from '../schema/text';
import { day } from '../schema/time';
import { User } from '../users/user.schema';

/** Terms of lending: what decides whether a good can be booked. */
const terms = {
  quantity: whole(1, 100_000).describe('Number of equal units.'),
  is_hourly: z.boolean().describe('Booked by the quarter-hour; `quantity` is then 1 and `margin_days` 0.'),
  max_days: whole(1, 3660).nullable().describe('Maximum number of days per booking; null means no limit.'),
  margin_days: whole(0, 365).describe('Days kept free after a booking.'),
  is_public: z.boolean().describe('Visible to everyone.'),
  is_public_use: z.boolean().describe('Visible to everyone and bookable by every signed-in user.'),
  is_hidden: z.boolean().describe('Not in lists; reachable by URL only.'),
  is_exclusive: z.boolean().describe('One open booking at a time, regardless of dates.'),
  auto_extend: z.boolean().describe('A booking that is not returned is extended while no other user waits.'),
  for_reference_only: z.boolean().describe('Shown, never booked.'),
  restrict_reservation: z.boolean().describe('Bookable by managers only.'),
  only_scan_booking: z.boolean().describe('Bookable only by scanning its code.'),
  confirmation_upon_return: z.boolean().describe('A manager confirms each return.'),
  from: day().nullable().describe('First day on which it can be borrowed.'),
  to: day().nullable().describe('Last day on which it can be borrowed.'),
  price_per_hour: unitPrice(),
  price_per_day: unitPrice(),
  price_per_week: unitPrice(),
  price_per_month: unitPrice(),
};

/** Fields that describe a good for people. */
const about = {
  title_reading: name(200).nullable().describe('How the title is read, in kana.'),
  description: text(10_000).describe('Plain text; its #hashtags become tags.'),
  author: name(500).nullable().describe('The names of `authors`, joined; setting it alone sets one author.'),
  authors: z.array(name(500)).max(20).describe('One by one; up to 500 characters in total.'),
  publisher: name(200).nullable(),
  location: name(200).nullable(),
  category: name(100).nullable(),
  management_id: name(100)
    .nullable()
    .describe('The lender’s number of the good, which is also its scan code.'),
  purchase_price: yen()
    .nullable()
    .describe('In yen. Visible to people who may edit the good; null for others.'),
  release_date: day().nullable(),
  isbn: text(17).nullable(),
  codes: z
    .array(text(MAX_CODE_LENGTH))
    .max(20)
    .describe(
      'Codes on the good beside its label, e.g. the maker’s JAN, in their normal form. A GTIN may be on several goods, another code on one good of a lender.',
    ),
  custom_tag_title: name(100).nullable(),
  custom_tag: name(200).nullable(),
};

const links = {
  group_ids: z.array(id()).max(50).describe('Groups that contain the good.'),
  folder_ids: z
    .array(id())
    .max(100)
    .describe(
      'Folders of its groups that contain the good; folders of groups that the caller does not edit stay.',
    ),
  image_ids: z.array(id()).max(10).describe('Ids from `GET /images/s3_presigned_url`, in display order.'),
};

export const Good = z
  .object({
    id: id(),
    title: z.string(),
    ...about,
    tags: z.array(z.string()).describe('From the #hashtags of the description.'),
    owner_id: id().describe('The lender.'),
    ...links,
    image_url: z.string().nullable().describe('The first picture.'),
    thumbnail_url: z.string().nullable().describe('The first picture, small.'),
    ...terms,
    currency: z.literal('JPY'),
    permissions: z
      .array(z.string())
      .describe('Actions that are available to the caller now: `edit`, `delete`, `book`, `manage_bookings`.'),
    settlement: z
      .enum(SETS.settlement.texts)
      .nullable()
      .describe(
        'How a loan is paid: `direct` to the lender, or by `card`; null without a price. Prices include tax.',
      ),
    commission: z
      .int()
      .nullable()
      .describe('The operator’s share of what is paid by card, percent; null unless a loan is paid by card.'),
    why_not: z
      .enum(['sign_in', 'members_only', 'no_group', 'restricted', 'reference_only', 'scan'])
      .nullable()
      .describe('Why the caller cannot book it here; null: it can be booked when it is free.'),
    next_booking: id()
      .nullable()
      .describe('To managers, in lists and single goods: the next booking that starts. Null otherwise.'),
    first_pending_booking: id()
      .nullable()
      .describe('Likewise: the earliest booking that has started or starts today and is not handed over.'),
    holder: id()
      .nullable()
      .describe('To managers, in single goods: the booking that is out and due first. Null otherwise.'),
    last_holder: id().nullable().describe('Likewise: the booking that was returned last.'),
    created_at: z.string().meta({ format: 'date-time' }),
    updated_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Good' });

export type Good = z.infer<typeof Good>;

const fields = z.object({ title: name(200, 1), ...about, ...links, ...terms }).partial();

export const NewGood = fields.required({ title: true }).meta({ id: 'NewGood' });
export const GoodPatch = fields.meta({ id: 'GoodPatch' });

export const goodFilter = {
  match: text(200).optional().describe('Full text; all words must match.'),
  group_id: idOrName('media-library').optional().describe('Only goods in this group (id or slug).'),
  owner_id: id().optional().describe('Only goods of this lender.'),
  folder: text(80)
    .optional()
    .describe('Only goods in this folder: its id, or its slug together with `group_id`.'),
  liked: z.enum(['true', 'false']).optional().describe('Only goods that the caller likes.'),
  tag: text(100).optional(),
  is_hourly: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: only goods lent by the hour; `false`: only goods lent by the day.'),
  duplicate: z
    .enum(['management_id'])
    .optional()
    .describe(
      'Only goods of accounts that the caller acts for, whose `management_id` another good of the lender has.',
    ),
  category: text(100)
    .optional()
    .describe('Only goods of this category; width and capitals make no difference.'),
  location: text(200).optional().describe('Only goods at this location, likewise.'),
  priced: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: only goods with a price; `false`: only free ones.'),
  code: text(512)
    .optional()
    .describe('Only goods with this management id, ISBN or GTIN, as typed or scanned. Requires sign-in.'),
  filter: z.enum(GOODS_FILTERS).default('all'),
  from: day()
    .optional()
    .describe(
      'First day (default today): with `available` the good is free from it on; also that of the schedules.',
    ),
  to: day()
    .optional()
    .describe(
      `Last day of that range, inclusive; by default the first, of schedules ${SCHEDULE_DAYS - 1} days later.`,
    ),
};

const FACETS = ['group', 'category', 'tag', 'location'] as const;

export const goodQuery = z.object({
  ...goodFilter,
  sort: z.enum(GOODS_SORTS).default('latest'),
  facets: listOf(FACETS)
    .optional()
    .describe(
      'Fields by which the found goods are counted, separated by commas. Each count ignores the filter on its own field.',
    ),
  include: listOf(['schedules'])
    .optional()
    .describe('`schedules`: the days and busy ranges of the page’s goods.'),
  ...pageQuery,
});

const counts = () =>
  z.array(z.object({ value: z.string(), count: z.int() })).describe('Up to 20, those of most goods first.');

const likedIds = () => z.array(id()).describe('Ids of the goods that the caller likes.');

export const GoodAnswer = z
  .object({
    good: Good,
    users: z.array(User).describe('The lender.'),
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
    facets: z
      .object({
        group: counts().optional().describe('Ids of groups that the caller belongs to or runs.'),
        category: counts().optional(),
        tag: counts().optional(),
        location: counts().optional(),
      })
      .optional()
      .describe('With `facets`: the goods of each value.'),
    schedules: z.array(Schedule).optional().describe('With `include=schedules`: one for each good.'),
    meta: Meta,
  })
  .meta({ id: 'GoodList' });

export type GoodList = z.infer<typeof GoodList>;
