import type { components } from '../../../packages/web-kit/src/api/schema';
import { BOOKING_ID, idOf, LENDER_ID, MEMBER_ID, PAYMENT_ID } from './fixtures';

export type PaymentDocument = components['schemas']['Document'];

/** Olga's receipt to Mika for the camera. */
export function paymentDocument(fields: Partial<PaymentDocument> = {}): PaymentDocument {
  return {
    ...{ id: idOf(91), kind: 'receipt', number: '2031-12', issued_on: '2031-04-02', paid_on: '2031-04-02' },
    ...{ issuer_id: LENDER_ID, issuer_name: 'Olga', registration_number: null, recipient_id: MEMBER_ID },
    ...{ recipient_name: 'Mika', lines: [], total: 2_000, taxes: [{ percent: 10, total: 2_000, tax: 181 }] },
    ...{ payment_id: PAYMENT_ID, booking_id: BOOKING_ID, method: 'cash', corrects: null, copy: false },
    ...fields,
  };
}
