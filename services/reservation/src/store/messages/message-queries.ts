import { reached } from '@kashikari/platform';

/**
 * `$1` the reader, `$2` the group of a member card, `$3` the account of the office, `$4` the booking, `$5` the lenders
 * reached.
 */
export const THREAD = {
  name: 'message-thread',
  text: `select b.id as booking_id, b.good_id, g.title as good_title, b.borrower_id, b.lender_id,
      b.dispute_opened_at is not null as in_dispute,
      coalesce(manages($1::uuid, $2::uuid, b.lender_id), false) as manages,
      coalesce(b.borrower_id = $1::uuid or manages($1::uuid, $2::uuid, b.borrower_id), false) as borrows,
      coalesce(oversees($1::uuid, $2::uuid, g.group_ids), false) as oversees,
      coalesce(manages($1::uuid, $2::uuid, $3::uuid), false) as is_office
    from booking b join good g on g.id = b.good_id where b.id = $4 and b.kind = 'booking'
      and ${reached('b.lender_id', '$5')}`,
};

export const WRITE = {
  name: 'write-message',
  text: `insert into message (id, booking_id, author_id, side, body, force_notify, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};

/** Marks a message as unread for the notified accounts and their managers, except its author. */
export const IS_NEW = {
  name: 'message-is-new',
  text: `insert into unread_message (user_id, booking_id, message_id)
    select person, $1, $2 from (select unnest($3::uuid[]) as person union
      select m.user_id from manager m where m.account_id = any ($3::uuid[]) and not m.deleted) as people
    where person <> $4`,
};

/**
 * `$1` the booking, `$2` the reader, `$3` the limit, `$4` the offset. A page beyond the last has one row, with the
 * total alone.
 */
export const pageQuery = (sort: 'latest' | 'oldest') => ({
  name: `messages-${sort}`,
  text: `select total.total, page.* from (select count(*)::int as total from message where booking_id = $1) as total
    left join (select m.*, exists (select from unread_message u
        where u.user_id = $2 and u.booking_id = $1 and u.message_id = m.id) as unread
      from message m where m.booking_id = $1 order by m.id ${sort === 'latest' ? 'desc' : 'asc'} limit $3 offset $4) as page
      on true order by page.id ${sort === 'latest' ? 'desc' : 'asc'}`,
});

export const MARK_READ = {
  name: 'mark-messages-read',
  text: `with known as (select from message where id = $3 and booking_id = $2), gone as (delete from unread_message
      where user_id = $1 and booking_id = $2 and message_id <= $3 and exists (select from known))
    select true as known from known`,
};

/**
 * Counts unread messages in threads that the reader may still read. Threads of a former manager, or of the office after
 * a dispute, are excluded. `$1` is the reader, `$2` the group of a member card, `$3` the account of the office, `$4`
 * the lenders reached.
 */
export const COUNT_UNREAD = {
  name: 'count-unread-messages',
  text: `select count(*)::int as messages, count(distinct u.booking_id)::int as bookings
    from unread_message u join booking b on b.id = u.booking_id
    where u.user_id = $1 and ${reached('b.lender_id', '$4')} and (b.borrower_id = $1 or manages($1::uuid, $2::uuid, b.borrower_id)
      or manages($1::uuid, $2::uuid, b.lender_id)
      or b.dispute_opened_at is not null and manages($1::uuid, $2::uuid, $3::uuid))`,
};

/** `$1` booking ids, `$2` user ids and `$3` the first message for each, in step; `$4` the maximum number for each. */
export const UNREAD_TEXTS = {
  name: 'unread-message-texts',
  text: `select asked.at::int, text.author_name, text.body
    from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality as asked (booking_id, user_id, since_id, at),
      lateral (select m.id, coalesce(a.name, '') as author_name, m.body
        from unread_message u join message m on m.id = u.message_id left join account a on a.id = m.author_id
        where u.user_id = asked.user_id and u.booking_id = asked.booking_id and u.message_id >= asked.since_id
        order by m.id desc limit $4) as text
    order by text.id`,
};

/** Messages that a user (`$1`) wrote before a message (`$2`), up to `$3`. */
export const WRITTEN_BY = `
  select id, booking_id, author_id, side, body, force_notify, created_at from message
   where author_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`;
