import { eventually } from '@kashikari/platform/testing';
import { made } from '../engine/people';
import type { Answer } from '../product/rest';
import type { AnAttempt } from './attempt';
import type { Caller, Personas } from './personas';

/** A month of a group's fee, with its payer and everybody around the group. */
export interface FeeFixture {
  readonly as: Readonly<Record<string, Caller>>;
  readonly paymentId: string;
}

/** Creates a member of a group with a fee, whose first month is due at once. */
export async function feeFixture({ owner, as, newcomer, groupId, passcode }: Personas): Promise<FeeFixture> {
  await made(owner.send('PATCH', `/groups/${groupId}`, { price_per_month: 500 }));
  await made(newcomer.send('POST', '/memberships', { group_id: groupId, passcode }));
  const paymentId = await eventually(async () => {
    const { body } = await made(newcomer.send('GET', '/payments?scope=pay'));
    expect(body.payments).toHaveLength(1);
    return body.payments[0].id as string;
  });
  const { manager, group_owner, member, card, reader, stranger, visitor } = as;
  return {
    as: { payer: newcomer, owner, manager, group_owner, member, card, reader, stranger, visitor },
    paymentId,
  };
}

const includes = ({ body }: Answer, { paymentId }: FeeFixture) =>
  body.payments.some(({ id }: { id: string }) => id === paymentId);

/** Attempts for each row of `ON_A_FEE`, in its order; the last one ends the fee. */
export const FEE_ACTS: Readonly<Record<string, AnAttempt<FeeFixture>>> = {
  'sees what is paid': { ask: (by, { paymentId }) => by.send('GET', `/payments/${paymentId}`) },
  'finds it among what one pays': { ask: (by) => by.send('GET', '/payments?scope=pay'), has: includes },
  'finds it among what one receives': {
    ask: (by) => by.send('GET', '/payments?scope=receive'),
    has: includes,
  },
  'notes it as paid by hand': {
    ask: (by, { paymentId }) => by.send('POST', `/payments/${paymentId}/settle`, { method: 'cash' }),
  },
  'refunds a part of it': {
    ask: (by, { paymentId }) =>
      by.send('POST', `/payments/${paymentId}/refund`, { amount: 50, reason: '休館' }),
  },
  'ends the fee': {
    ask: (by, { paymentId }) => by.send('POST', `/payments/cancel_subscription/${paymentId}`),
  },
};
