import { toPayByCard } from './open-checkout';

const ME = 'me';
const draft = { id: 'p', status: 'draft', reason: 'reservation', amount: 500, amount_refunded: 0 } as const;

test.each([
  ['is led to the checkout', 'card', ME, [draft], 'p'],
  ['pays the lender directly', 'direct', ME, [draft], undefined],
  ['books for somebody else, who pays', 'card', 'another', [draft], undefined],
  ['has nothing to pay', 'card', ME, [], undefined],
] as const)('who books and %s', (_, settlement, borrower, payments, paymentId) => {
  expect(toPayByCard({ settlement }, { user_id: borrower, payments: [...payments] }, ME)).toBe(paymentId);
});
