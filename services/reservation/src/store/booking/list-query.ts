import type { BookingFilter, Narrowing, Viewer } from '../../app/ports';
import { holdsText } from './holds-text';
import { SHORT_TURN_ROUND } from './short-turn-round';
import { BOOKING_CONTEXT_COLUMNS, BOOKING_CONTEXT_FROM } from './booking-context-row';

/**
 * The viewer's places, found once: the accounts that it acts for, and the goods whose bookings it may know by name
 * (in groups that it runs, or whose members see each other's bookings). `$1` is the viewer, `$2` the group of a member
 * card, which has no place but its own.
 */
export const PLACES = `with acts as materialized (
    select array(select $1::uuid union
      select m.account_id from manager m where m.user_id = $1 and not m.deleted and $2::uuid is null) as accounts
  ), circle as materialized (
    select array(
      select g.id from good_group g
        where not g.deleted and $2::uuid is null and g.owner_id = any ((select accounts from acts)::uuid[])
      union
      select m.group_id from membership m join good_group g on g.id = m.group_id
        where m.user_id = $1 and not m.deleted and not m.disabled and not g.deleted
          and ($2::uuid is null and m.group_owner
            or g.member_booking_visible and m.group_id = coalesce($2::uuid, m.group_id))) as groups
  ), place as materialized (
    select (select accounts from acts) as accounts,
      array(select g.id from good g where not g.deleted and g.group_ids && (select groups from circle)::uuid[]) as goods
  )`;

/** Condition that the viewer may know the borrower. */
export const NAMED = `(b.borrower_id = any ((select accounts from place)::uuid[])
  or b.lender_id = any ((select accounts from place)::uuid[])
  or b.good_id = any ((select goods from place)::uuid[]))`;

/** The state of the REST contract; the same as phaseOf and WIRE_STATE in the domain. \`$3\` is now. */
export const STATE = `case
  when b.cancelled_at is not null then 'cancelled'
  when b.returned_at is not null then 'returned'
  when b.end_at <= $3 and (b.handed_over_at is not null or not l.manage_hand_over) then 'overdue'
  when b.handed_over_at is not null then 'handed_over'
  else 'reserved' end`;

/**
 * True if, at some time from now on, claims on its good including this one exceed the quantity, because it was lowered.
 * It is up to the lender to keep all promises.
 * @param now the parameter of now
 */
export const OVERCOMMITTED = (now: string) => `b.live and b.returned_at is null and upper(b.claim) > ${now}
  and taken_at_once(b.good_id, b.claim * tstzrange(${now}::timestamptz, null), '{}', g.quantity) > g.quantity`;

const LENT_BY_ME = 'b.lender_id = any ((select accounts from place)::uuid[])';

const ORDER = {
  latest: 'created_at desc, id desc',
  start_at: 'start_at, id',
  end_at: 'end_at, id',
  start_at_desc: 'start_at desc, id desc',
  end_at_desc: 'end_at desc, id desc',
} as const;

/**
 * The order of a good's bookings for a viewer who may not know all borrowers (`named` is null for those). It is by
 * start, and never by id, since ids reveal the order in which they were made.
 */
const ORDER_OF_SCHEDULE = {
  latest: 'named desc nulls last, case when named is not null then id end desc, start_at, md5(id::text)',
  start_at: 'start_at, md5(id::text)',
  end_at: 'end_at, md5(id::text)',
  start_at_desc: 'start_at desc, md5(id::text)',
  end_at_desc: 'end_at desc, md5(id::text)',
} as const;

/** One statement: the rows of the page, each with the total; a page beyond the last has one row without a booking. */
export function listQuery(
  filter: BookingFilter,
  viewer: Viewer,
  now: string,
): { text: string; params: unknown[] } {
  const params: unknown[] = [viewer.userId, viewer.cardGroupId, now];
  const mark = (value: unknown) => `$${params.push(value)}`;
  const conditions = conditionsOf(filter, viewer, mark);
  const orders = isSchedule(filter) ? ORDER_OF_SCHEDULE : ORDER;
  const { sort, descending } = filter;
  const order = orders[descending && sort !== 'latest' ? (`${sort}_desc` as const) : sort];
  const named = isSchedule(filter) ? `, case when ${NAMED} then b.created_at end as named` : '';
  const text = `${PLACES}, found as (
      select b.id, b.created_at, b.start_at, b.end_at${named} ${BOOKING_CONTEXT_FROM} where ${conditions.join(' and ')}
    ), page as (
      select id, row_number() over (order by ${order}) as n from found
        order by n limit ${mark(filter.perPage)} offset ${mark((filter.page - 1) * filter.perPage)}
    )
    select total.total, seen.* from (select count(*)::int as total from found) as total
      left join (select page.n, ${NAMED} as named, ${SHORT_TURN_ROUND}, ${BOOKING_CONTEXT_COLUMNS}
        ${BOOKING_CONTEXT_FROM} join page on page.id = b.id) as seen on $3::timestamptz is not null
      order by seen.n`;
  return { text, params };
}

/**
 * Returns the conditions of a filter on `booking b`, its good `g` and lender `l`; `mark` adds a parameter for each
 * value.
 */
export function conditionsOf(
  filter: Narrowing,
  { within }: Viewer,
  mark: (value: unknown) => string,
): string[] {
  const conditions = [scopeOf(filter)];
  if (within) conditions.push(`b.lender_id = any (${mark(within)}::uuid[])`);
  if (filter.goodId) conditions.push(`b.good_id = ${mark(filter.goodId)}`);
  if (filter.lenderId) conditions.push(`b.lender_id = ${mark(filter.lenderId)}`);
  if (filter.groupId) conditions.push(`g.group_ids @> array[${mark(filter.groupId)}::uuid]`);
  if (filter.state) conditions.push(`${STATE} = ${mark(filter.state)}`);
  if (filter.from !== undefined) conditions.push(`b.end_at > ${mark(new Date(filter.from).toISOString())}`);
  if (filter.until !== undefined)
    conditions.push(`b.start_at < ${mark(new Date(filter.until).toISOString())}`);
  if (filter.madeWith) conditions.push(`b.id in (${madeWith(mark(filter.madeWith))})`);
  if (filter.exceptId) conditions.push(`b.id <> ${mark(filter.exceptId)}`);
  if (filter.overcommitted) conditions.push(LENT_BY_ME, OVERCOMMITTED('$3'));
  if (filter.open) conditions.push('is_open(b, $3, l.manage_hand_over)');
  if (filter.over) conditions.push('not is_open(b, $3, l.manage_hand_over)');
  if (filter.userId) conditions.push(`b.borrower_id = ${mark(filter.userId)}`, NAMED);
  if (filter.match) conditions.push(matching(holdsText(filter.match, mark)));
  return conditions;
}

/**
 * Returns the condition of a scope: bookings of the viewer; of goods that they manage; or all that they may see. For a
 * single good, its viewers also see the current and future occupied times, as in its schedule. Viewers who may not know
 * the borrowers see no past, returned or canceled bookings.
 */
function scopeOf(filter: Narrowing): string {
  if (filter.scope === 'use') return 'b.borrower_id = $1';
  if (filter.scope === 'lend') return LENT_BY_ME;
  if (!isSchedule(filter)) return NAMED;
  return `(${NAMED} or b.live and b.returned_at is null and standing($1, $2, g.owner_id, g.group_ids, g.is_public, g.is_public_use,
    l.prevent_public_access) <> 'none')`;
}

/** Returns true if the list includes bookings whose borrowers the viewer may not know. */
function isSchedule({ scope, goodId }: Narrowing): boolean {
  return scope === 'all' && Boolean(goodId);
}

/** One act makes all its bookings for one borrower at one moment. */
function madeWith(mark: string): string {
  return `select o.id from booking a join booking o on o.borrower_id = a.borrower_id and o.created_at = a.created_at
    where a.id = ${mark} and o.id <> a.id
      and (o.series_id = a.series_id or a.method = 'bulk' and o.method = 'bulk')`;
}

/** The memo and the borrower's name are searched only where the viewer may know them; others could guess them. */
function matching(holds: (column: string) => string): string {
  const borrower = `exists (select from account u where u.id = b.borrower_id and ${holds('u.folded_name')})`;
  return `(${holds('g.folded_title')} or ${NAMED} and (${holds('b.folded_memo')} or ${borrower}))`;
}
