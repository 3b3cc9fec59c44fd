import type { CountScope } from '../../domain/lending-counts';

interface Query {
  readonly name: string;
  readonly text: string;
}

/** `$2` is the reader, `$3` the lenders that are reached (null: all). */
const REACHED = '($3::text[] is null or l.id = any ($3::text[]))';

const RUNS_LENDER = `(l.id = $2
  or exists (select from manager m where m.account_id = l.id and m.user_id = $2 and not m.deleted))`;

const LENDER = `l.time_zone, l.disabled_days_indexes, l.closed_dates, l.closed_on_holidays`;

/** The lender of a scope `$1`, if the reader may see its counts: its own account, its managers, and owners of the group. */
export const READABLE_LENDER: Readonly<Record<CountScope['kind'], Query>> = {
  lender: {
    name: 'counts-of-lender',
    text: `select ${LENDER} from account l where l.id = $1 and not l.deleted and ${RUNS_LENDER} and ${REACHED}`,
  },
  group: {
    name: 'counts-of-group',
    text: `select ${LENDER} from lending_group s join account l on l.id = s.owner_id
      where s.id = $1 and not s.deleted and ${REACHED} and (${RUNS_LENDER} or exists (select from membership m
        where m.group_id = s.id and m.user_id = $2 and m.group_owner and not m.disabled and not m.deleted))`,
  },
};

/** Goods `g` of a scope `$1`, deleted ones included. */
export const GOODS_OF: Readonly<Record<CountScope['kind'], string>> = {
  lender: 'g.owner_id = $1',
  group: 'g.group_ids @> array[$1]',
};

/** Memberships `m` of groups `s` of a scope `$1`; those of people who left are included. */
export const GROUPS_OF: Readonly<Record<CountScope['kind'], string>> = {
  lender: 's.owner_id = $1',
  group: 's.id = $1',
};

/** Conditions over `payment p`, one per index. No payment meets two of them. */
export const PAYMENTS_OF: Readonly<Record<CountScope['kind'], readonly string[]>> = {
  lender: ['p.payee_id = $1'],
  group: [`p.good_id <> '' and p.good_id in (select id from scope)`, `p.group_id <> '' and p.group_id = $1`],
};
