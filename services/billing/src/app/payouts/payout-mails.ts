import type { Payout, PayoutChange } from '../../domain/payouts/payout';
import type { PlanMail } from '../ports';

/** The page of an owner's balance. */
const PATH = '/payments/payouts';

/** Returns the mails to the owner about a change of a payout: it was sent, or failed. */
export function payoutMails(before: Payout, change: PayoutChange | undefined): PlanMail[] {
  if (!change || change.payout.status === before.status) return [];
  const { id, accountId: userId, amount, status } = change.payout;
  const params = { yen: String(amount), path: PATH };
  if (status === 'failed')
    return [{ to: { userId }, once: `payout-failed:${id}`, template: 'payout_failed', params }];
  if (before.status !== 'requested') return [];
  return [{ to: { userId }, once: `payout-sent:${id}`, template: 'payout_sent', params }];
}

/** Returns the mail to an owner whose money was available for long. */
export const reminderMail = (
  userId: string,
  {
    available,
    oldestAt,
    paysAt,
  }: { readonly available: number; readonly oldestAt: number; readonly paysAt: number },
): PlanMail => ({
  to: { userId },
  once: `payout-reminder:${userId}:${oldestAt}`,
  template: 'payout_reminder',
  params: { yen: String(available), end: new Date(paysAt).toISOString(), path: PATH },
});
