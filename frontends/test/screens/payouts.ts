import type { components } from '../../../packages/web-kit/src/api/schema';
import { BOOKING_ID, GOOD_ID, good, idOf } from './fixtures';

type Schemas = components['schemas'];

/** Olga's balance: ¥13,500 can be withdrawn, one loan is not over, one is under review. */
export function balance(fields: Partial<Schemas['Balance']> = {}): Schemas['Balance'] {
  const item = { booking_id: null, title: null, reason: null, at: '2031-04-20T00:00:00Z' };
  return {
    ...{ held: 4_500, held_bookings: 1, disputed: 5_400, disputed_booking_ids: [BOOKING_ID] },
    ...{ requestable: 13_500, in_transit: 0, minimum: 1_000, set_up: true },
    ...{ oldest_at: '2031-04-10T00:00:00Z', reminds_at: '2031-06-09T00:00:00Z' },
    pays_at: '2031-06-29T00:00:00Z',
    items: [
      { ...item, kind: 'earned', amount: 15_000, booking_id: BOOKING_ID, title: 'カメラ' },
      { ...item, kind: 'commission', amount: -1_500 },
    ],
    ...fields,
  };
}

/** A payout that has arrived. */
export function payout(fields: Partial<Schemas['Payout']> = {}): Schemas['Payout'] {
  return {
    ...{ id: idOf(81), amount: 18_900, status: 'paid', automatic: false, provider_id: 'po_1', failure: null },
    ...{ requested_at: '2031-04-02T07:40:00Z', ended_at: '2031-04-04T07:40:00Z' },
    ...fields,
  };
}

/** Olga's sales in two months, all of one good. */
export function sales(fields: Partial<Schemas['Sales']> = {}): Schemas['Sales'] {
  const sum = { gross: 578_000, refunds: 18_500, commission: 55_950, net: 503_550, by_hand: 12_000 };
  const april = { gross: 514_000, refunds: 18_500, commission: 49_550, net: 445_950, by_hand: 12_000 };
  const may = { gross: 64_000, refunds: 0, commission: 6_400, net: 57_600, by_hand: 0 };
  return {
    ...sum,
    months: [
      { month: '2031-04', ...april },
      { month: '2031-05', ...may },
    ],
    by_good: [{ good_id: GOOD_ID, good_title: 'カメラ', loans: 48, days: 212, ...sum }],
    goods: [good()],
    ...fields,
  };
}
