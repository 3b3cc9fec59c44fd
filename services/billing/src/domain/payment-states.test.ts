import { SETS } from '@kashikari/contracts';
import { isOpen, NEXT, type PaymentStatus } from './payment-states';

/** REST contract, "Money", typed by hand. */
const TABLE: Readonly<Record<PaymentStatus, string>> = {
  draft: 'pending requires_action requires_capture succeeded invoice_sent canceled',
  payment_failed: 'pending requires_action requires_capture succeeded invoice_sent canceled',
  pending: 'requires_action requires_capture succeeded payment_failed canceled',
  requires_action: 'pending requires_capture succeeded payment_failed canceled',
  requires_capture: 'succeeded payment_failed canceled',
  invoice_sent: 'invoice_payment_failed invoice_payment_action_required succeeded canceled',
  invoice_payment_failed: 'invoice_sent invoice_payment_action_required succeeded canceled',
  invoice_payment_action_required: 'invoice_sent invoice_payment_failed succeeded canceled',
  succeeded: 'refunded',
  refunded: '',
  canceled: '',
};

it.each(SETS.paymentStatus.texts)('a payment that is %s becomes what the contract says', (status) => {
  expect([...NEXT[status]].sort()).toEqual(TABLE[status].split(' ').filter(Boolean).sort());
});

it('only a payment that is neither paid nor void is open', () => {
  expect(SETS.paymentStatus.texts.filter((status) => !isOpen(status)).sort()).toEqual([
    'canceled',
    'refunded',
    'succeeded',
  ]);
});
