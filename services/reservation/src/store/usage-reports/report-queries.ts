import { REPORT_COLUMNS } from './report-rows';

/** $1 group: its orders wait for each other. */
export const HOLD_GROUP = {
  name: 'usage-report-hold-group',
  text: 'select 1 from good_group where id = $1 for no key update',
};

/** $1 group, $2 and $3 days, $4 format, $5 language, $6 time. A failed report is not repeated. */
export const SAME = {
  name: 'same-usage-report',
  text: `select ${REPORT_COLUMNS} from usage_report r where r.group_id = $1 and r.from_day = $2 and r.to_day = $3
    and r.format = $4 and r.locale = $5 and r.created_at > $6 and r.state in ('making', 'ready')
    and r.requested_by is not null order by r.created_at desc limit 1`,
};

/** $1 group, $2 time. */
export const ORDERED = {
  name: 'ordered-usage-reports',
  text: `select count(*)::int as ordered from usage_report
    where group_id = $1 and created_at > $2 and requested_by is not null`,
};

export const ADD = {
  name: 'add-usage-report',
  text: `insert into usage_report (id, group_id, from_day, to_day, format, locale, requested_by, rows_expected, created_at,
      expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};

export const ADD_READER = {
  name: 'add-usage-report-reader',
  text: 'insert into usage_report_reader (report_id, user_id) values ($1, $2) on conflict do nothing',
};

export const BY_ID = {
  name: 'usage-report',
  text: `select ${REPORT_COLUMNS} from usage_report r where r.id = $1`,
};

/** $1 group, $2 offset, $3 limit. */
export const OF_GROUP = {
  name: 'usage-reports-of-group',
  text: `select ${REPORT_COLUMNS}, count(*) over ()::int as total from usage_report r where r.group_id = $1
    order by r.created_at desc, r.id desc offset $2 limit $3`,
};

/** $1 report, $2 number of the piece. */
export const PIECE = {
  name: 'usage-report-piece',
  text: `select p.data, not exists (select from usage_report_piece n where n.report_id = $1 and n.piece = $2 + 1) as last
    from usage_report_piece p join usage_report r on r.id = p.report_id
    where p.report_id = $1 and p.piece = $2 and r.state = 'ready'`,
};

export const ADD_PIECE = {
  name: 'add-usage-report-piece',
  text: 'insert into usage_report_piece (report_id, piece, data) values ($1, $2, $3)',
};

/** $1 report, $2 rows so far. */
export const PROGRESS = {
  name: 'progress-of-usage-report',
  text: `update usage_report set rows = $2 where id = $1 and state = 'making'`,
};

/** $1 report, $2 rows, $3 now. */
export const READY = {
  name: 'usage-report-ready',
  text: `update usage_report set state = 'ready', rows = $2, ready_at = $3 where id = $1 and state = 'making' returning id`,
};

export const FAILED = {
  name: 'usage-report-failed',
  text: `update usage_report set state = 'failed' where id = $1 and state = 'making'`,
};

/** $1 report, $2 now: its file is deleted. */
export const EXPIRE = {
  name: 'expire-usage-report',
  text: `with gone as (
      update usage_report set state = case state when 'failed' then state else 'expired' end
        where id = $1 and expires_at <= $2 and state in ('making', 'ready', 'failed') returning id
    )
    delete from usage_report_piece p using gone where p.report_id = gone.id`,
};

export const FORGET = { name: 'forget-usage-report', text: 'delete from usage_report where id = $1' };

/** $1 report. People who no longer run the group get no mail. */
export const TAKE_READERS = {
  name: 'take-usage-report-readers',
  text: `with taken as (
      update usage_report_reader reader set mailed = true from usage_report r
        where r.id = $1 and r.state = 'ready' and reader.report_id = r.id and not reader.mailed
        returning reader.user_id, r.group_id
    )
    select user_id from taken where oversees(user_id, null, array[group_id]) order by user_id`,
};
