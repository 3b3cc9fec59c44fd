import { dayOf, type Day } from '@kashikari/kernel';
import type { Fee } from '../../domain/fees/fee';
import type { PlanMail } from '../ports';

/** The month of a fee as its mails show it. */
export interface MailedMonth {
  readonly group: string;
  /** Yen. */
  readonly amount: number;
  readonly paymentId: string;
}

/** Mail to a member: a fee begins or rises on a day. */
export function feeNoticeMail(
  fee: Fee,
  { name, price, priceFrom, zone }: { name: string; price: number; priceFrom: number; zone: string },
): PlanMail {
  return {
    to: { userId: fee.userId },
    once: `fee-notice:${fee.membershipId}:${priceFrom}`,
    template: fee.months > 0 ? 'fee_raised' : 'fee_notice',
    params: { group: name, yen: String(price), from: dayOf(priceFrom, zone), path: `/-/${fee.groupId}` },
  };
}

/** Mail to a member: a month begins, with the last day to pay it. */
export function feeDueMail({ userId }: Fee, month: MailedMonth, end: Day, id: string): PlanMail {
  return {
    to: { userId },
    once: `fee-due:${id}`,
    template: 'fee_due',
    params: { ...valuesOf(month), end },
  };
}

/** Mail to a member: the card was declined, with the day of the next charge and of the pause of the membership. */
export function feeFailingMail(
  { userId, tries }: Fee,
  month: MailedMonth,
  failing: { readonly error: string; readonly retry: Day | null; readonly end: Day },
): PlanMail {
  const { error, retry, end } = failing;
  return {
    to: { userId },
    once: `fee-failing:${month.paymentId}:${tries}`,
    template: 'fee_failing',
    params: { ...valuesOf(month), error, end, ...(retry !== null && { retry }) },
  };
}

/** Mail to a member: the membership is paused until the fee is paid. */
export const feeStoppedMail = ({ userId }: Fee, month: MailedMonth): PlanMail => ({
  to: { userId },
  once: `fee-stopped:${month.paymentId}`,
  template: 'fee_stopped',
  params: valuesOf(month),
});

/** Mail to a member who ended the fee: the last month is over. */
export const feeEndedMail = ({ userId, groupId, membershipId, nextAt }: Fee, group: string): PlanMail => ({
  to: { userId },
  once: `fee-ended:${membershipId}:${nextAt}`,
  template: 'fee_ended',
  params: { group, path: `/-/${groupId}` },
});

/** Mail to a member: an amount of a month in yen is refunded, to the card or directly by the owner. */
export function feeRefundedMail(
  month: MailedMonth,
  {
    userId,
    byHand,
    version,
  }: { readonly userId: string; readonly byHand: boolean; readonly version: number },
): PlanMail {
  return {
    to: { userId },
    once: `fee-refunded:${month.paymentId}:${version}`,
    template: byHand ? 'fee_refunded' : 'fee_refunded_card',
    params: valuesOf(month),
  };
}

const valuesOf = ({ group, amount, paymentId }: MailedMonth) => ({
  ...{ group, yen: String(amount), path: `/payments/${paymentId}` },
});
