import type { components } from '../../../packages/web-kit/src/api/schema';
import { BOOKING_ID, GOOD_ID, GROUP_ID, LENDER_ID, MEMBER_ID, PAYMENT_ID, TODAY, inDays } from './fixtures';

export type Payment = components['schemas']['Payment'];

const LONG_AGO = '2031-04-01T00:00:00Z';

/** Mika's direct payment to Olga for the camera: two days for 2,000 yen, unsettled. */
export function payment(fields: Partial<Payment> = {}): Payment {
  const line = { kind: 'day' as const, count: 2, unit_price: 1_000, quantity: 1, amount: 2_000 };
  return {
    id: PAYMENT_ID,
    status: 'draft',
    reason: 'reservation',
    amount: 2_000,
    amount_refunded: 0,
    tax: 181,
    lines: [line],
    cancellation: [],
    settlement: 'direct',
    pay_by: null,
    card: null,
    method: null,
    note: null,
    error: null,
    capture_at: null,
    payer_id: MEMBER_ID,
    payee_id: LENDER_ID,
    booking_id: BOOKING_ID,
    good_id: GOOD_ID,
    good_title: 'カメラ',
    start_at: `${TODAY}T15:00:00Z`,
    end_at: `${inDays(2)}T15:00:00Z`,
    start_date: inDays(1),
    end_date: inDays(2),
    time_zone: 'Asia/Tokyo',
    paid_at: null,
    captured_at: null,
    refunds: [],
    bill: null,
    fee: null,
    invoice: null,
    permissions: [],
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    ...fields,
  };
}

/** A line of a plan's bill: twelve seats in May. */
export function line(
  fields: Partial<components['schemas']['PlanLine']> = {},
): components['schemas']['PlanLine'] {
  return {
    ...{ kind: 'seats', count: 12, unit_price: 480, days: 31, of_days: 31, percent: 0, amount: 5_760 },
    ...{ from: '2031-05-01', to: '2031-06-01', ...fields },
  };
}

/** Mika's payment to the operator for a plan. */
export function billed(fields: Partial<Payment> = {}): Payment {
  return payment({
    ...{ reason: 'subscription', settlement: 'card', amount: 5_760, tax: 523, lines: [] },
    ...{ payee_id: null, booking_id: null, good_id: null, good_title: '', start_at: null, end_at: null },
    ...{ start_date: null, end_date: null, bill: { kind: 'begin', lines: [line()] }, ...fields },
  });
}

/** Mika's monthly payment to Olga for the group: from 8 May, charged again on 8 June. */
export function feePaid(
  fields: Partial<Payment> = {},
  fee: Partial<NonNullable<Payment['fee']>> = {},
): Payment {
  return payment({
    ...{
      reason: 'group_subscription',
      settlement: 'card',
      status: 'succeeded',
      amount: 500,
      tax: 45,
      lines: [],
    },
    ...{ booking_id: null, good_id: null, good_title: '', start_at: null, end_at: null, start_date: null },
    ...{ end_date: null, paid_at: LONG_AGO, captured_at: LONG_AGO, permissions: ['cancel_subscription'] },
    fee: {
      ...{ group_id: GROUP_ID, group_name: 'ひまわり文庫', start_date: '2031-05-08', end_date: '2031-06-07' },
      ...{
        status: 'active',
        next_at: '2031-06-07T15:00:00Z',
        paid_until: '2031-06-07T15:00:00Z',
        stops_at: null,
      },
      ...fee,
    },
    ...fields,
  });
}
