import type { Fee, FeePeriod } from '../../domain/fees/fee';
import type { PaidFee } from '../../domain/fees/paid-fee';

/** A fee as PostgreSQL returns it in JSON: instants are text. */
export interface FeeJson {
  readonly membership_id: string;
  readonly group_id: string;
  readonly user_id: string;
  readonly version: number;
  readonly state: Fee['state'];
  readonly stopped: boolean;
  readonly joined_at: string;
  readonly next_at: string;
  readonly anchor: string | null;
  readonly zone: string;
  readonly months: number;
  readonly price: number;
  readonly on_session: boolean;
  readonly ends: boolean;
  readonly unpaid_since: string | null;
  readonly tries: number;
  readonly noticed_from: string | null;
}

export interface FeePeriodJson {
  readonly id: string;
  readonly membership_id: string;
  readonly group_id: string;
  readonly group_name: string;
  readonly payer_id: string;
  readonly payee_id: string;
  readonly state: FeePeriod['state'];
  readonly from_day: string;
  readonly to_day: string;
  readonly zone: string;
  readonly amount: number;
  readonly at: string;
}

/** A month with its fee. */
export interface PaidFeeJson extends FeePeriodJson {
  readonly fee: FeeJson;
}

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));
const text = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export function toFee({
  version,
  state,
  stopped,
  anchor,
  zone,
  months,
  price,
  ends,
  tries,
  ...row
}: FeeJson): Fee {
  return {
    ...{ version, state, stopped, anchor, zone, months, price, ends, tries, onSession: row.on_session },
    ...{ membershipId: row.membership_id, groupId: row.group_id, userId: row.user_id },
    ...{ joinedAt: Date.parse(row.joined_at), nextAt: Date.parse(row.next_at) },
    ...{ unpaidSince: instant(row.unpaid_since), noticedFrom: instant(row.noticed_from) },
  };
}

export function feeRow(fee: Fee): FeeJson {
  const { version, state, stopped, anchor, zone, months, price, ends, tries } = fee;
  return {
    ...{ version, state, stopped, anchor, zone, months, price, ends, tries, on_session: fee.onSession },
    ...{ membership_id: fee.membershipId, group_id: fee.groupId, user_id: fee.userId },
    ...{ joined_at: new Date(fee.joinedAt).toISOString(), next_at: new Date(fee.nextAt).toISOString() },
    ...{ unpaid_since: text(fee.unpaidSince), noticed_from: text(fee.noticedFrom) },
  };
}

export function toPeriod({ id, state, zone, amount, at, ...row }: FeePeriodJson): FeePeriod {
  return {
    ...{ id, state, zone, amount, at: Date.parse(at), from: row.from_day, to: row.to_day },
    ...{ membershipId: row.membership_id, groupId: row.group_id, groupName: row.group_name },
    ...{ payerId: row.payer_id, payeeId: row.payee_id },
  };
}

export function periodRow({ id, state, zone, amount, at, ...period }: FeePeriod): FeePeriodJson {
  return {
    ...{ id, state, zone, amount, at: new Date(at).toISOString(), from_day: period.from, to_day: period.to },
    ...{ membership_id: period.membershipId, group_id: period.groupId, group_name: period.groupName },
    ...{ payer_id: period.payerId, payee_id: period.payeeId },
  };
}

export const toPaidFee = ({ fee, ...period }: PaidFeeJson): PaidFee => ({
  ...{ period: toPeriod(period), fee: toFee(fee) },
});
