import type { Remindable } from '../../domain/reminder';
import { BOOKING_COLUMNS, bookingFrom, type BookingRow } from '../booking/booking-row';

/** A booking with the data that its reminders depend on; the day of the last reminder comes from `reminder r`. */
const subject = (missing: string) => `select ${BOOKING_COLUMNS}, r.told_on, g.title, g.auto_extend,
    l.zone as lender_zone, l.manage_hand_over, l.reminder_time, l.reminder_days_indexes, ${missing} as missing
  from booking b join good g on g.id = b.good_id join account l on l.id = b.lender_id`;

const SUBJECT = subject('false');

/** True if so many units are late at `$2` that the booking could not begin. */
const MISSING = `g.quantity - b.quantity < (select coalesce(sum(o.quantity), 0) from booking o
  where o.good_id = b.good_id and o.id <> b.id and is_overdue(o, $2::timestamptz, l.manage_hand_over))`;

/** $1 ids. */
export const REMINDABLES = {
  name: 'remindables',
  text: `${SUBJECT} left join reminder r on r.booking_id = b.id where b.id = any ($1::uuid[]) order by b.id`,
};

/** $1 lender. */
export const OF_LENDER = {
  name: 'remindables-of-lender',
  text: `${SUBJECT} join reminder r on r.booking_id = b.id where r.lender_id = $1 order by b.id for update of r`,
};

/** $1 lender, $2 now. */
export const DUE = {
  name: 'remindables-due',
  text: `${subject(MISSING)} join reminder r on r.booking_id = b.id
    where r.lender_id = $1 and r.due_at <= $2 order by b.id for update of r`,
};

/** $1 rows as JSON. What needs no further look has no row. */
export const SAVE = {
  name: 'save-reminders',
  text: `with noted as (
      select * from jsonb_to_recordset($1::jsonb) as n (booking_id uuid, lender_id uuid, due_at timestamptz, told_on date)
      order by booking_id),
    done as (delete from reminder r using noted n where r.booking_id = n.booking_id and n.due_at is null)
    insert into reminder as r (booking_id, lender_id, due_at, told_on)
      select booking_id, lender_id, due_at, told_on from noted where due_at is not null
      on conflict (booking_id) do update set lender_id = excluded.lender_id, due_at = excluded.due_at,
        told_on = greatest(r.told_on, excluded.told_on)`,
};

export interface RemindableRow extends BookingRow {
  readonly told_on: string | null;
  readonly title: string;
  readonly auto_extend: boolean;
  readonly lender_zone: string;
  readonly manage_hand_over: boolean;
  readonly reminder_time: string;
  readonly reminder_days_indexes: number[];
  readonly missing: boolean;
}

export function remindableFrom(row: RemindableRow): Remindable {
  return {
    booking: bookingFrom(row),
    good: { title: row.title, autoExtend: row.auto_extend },
    lender: {
      zone: row.lender_zone,
      manageHandOver: row.manage_hand_over,
      reminderTime: row.reminder_time,
      reminderDaysIndexes: row.reminder_days_indexes,
    },
    toldOn: row.told_on,
    missing: row.missing,
  };
}
