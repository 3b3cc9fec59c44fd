import type { Contract } from '../../domain/contracts/contract';
import type { PlanAccount } from '../../domain/contracts/plan-account';

/** A contract as PostgreSQL returns it in JSON: the instant is text. */
export interface ContractJson {
  readonly account_id: string;
  readonly id: string;
  readonly plan: Contract['plan'];
  readonly billing_interval: Contract['interval'];
  readonly zone: string;
  readonly anchor: string;
  readonly month: number;
  readonly seats: number;
  readonly seats_version: number;
  readonly unit_price: number;
  readonly percent_off: number;
  readonly max_members: number | null;
  readonly next: Contract['next'];
  readonly failing_since: string | null;
  readonly tries: number;
  readonly agreed_price: number | null;
  readonly ends_on: string | null;
}

export function toContract({
  id,
  plan,
  zone,
  anchor,
  month,
  seats,
  next,
  tries,
  ...row
}: ContractJson): Contract {
  return {
    ...{ id, plan, zone, anchor, month, seats, next, tries },
    ...{ accountId: row.account_id, interval: row.billing_interval, seatsVersion: row.seats_version },
    ...{ unitPrice: row.unit_price, percentOff: row.percent_off, maxMembers: row.max_members },
    ...{ agreedPrice: row.agreed_price, endsOn: row.ends_on },
    failingSince: row.failing_since === null ? null : Date.parse(row.failing_since),
  };
}

export function contractRow(contract: Contract): ContractJson {
  const { id, plan, zone, anchor, month, seats, next, tries, failingSince } = contract;
  return {
    ...{ id, plan, zone, anchor, month, seats, next, tries },
    ...{ account_id: contract.accountId, billing_interval: contract.interval },
    ...{ seats_version: contract.seatsVersion, unit_price: contract.unitPrice },
    ...{ percent_off: contract.percentOff, max_members: contract.maxMembers },
    ...{ agreed_price: contract.agreedPrice, ends_on: contract.endsOn },
    failing_since: failingSince === null ? null : new Date(failingSince).toISOString(),
  };
}

export interface PlanAccountRow {
  readonly account_id: string;
  readonly credit: number;
  readonly carried: number;
  readonly coupon: PlanAccount['coupon'];
  readonly nonprofit: boolean;
  readonly invoice: PlanAccount['invoice'];
}

export const toPlanAccount = ({ account_id: accountId, ...row }: PlanAccountRow): PlanAccount => ({
  ...{ accountId, ...row },
});
