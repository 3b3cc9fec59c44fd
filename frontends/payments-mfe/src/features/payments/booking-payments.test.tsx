import { addTranslations, createStore, KitProvider, queryClient, startI18n } from '@kashikari/web-kit';
import { screen, waitFor } from '@testing-library/react';
import { answerCalls, json } from '../../../../../packages/web-kit/test/network';
import { show } from '../../../../../packages/web-kit/test/show';
import { BOOKING_ID, PAYMENT_ID, meta } from '../../../../test/screens/fixtures';
import { payment } from '../../../../test/screens/payments';
import en from '../../i18n/en.json';
import { BookingPayments } from './booking-payments';

afterEach(() => queryClient.clear());

/** Shows the card of a booking's payments, which the caller sees in one scope. */
async function showFor(scope: 'pay' | 'receive' | 'none') {
  const calls = answerCalls(({ path }) => {
    const payments = path.includes(`scope=${scope}`) ? [payment({ reason: 'overdue' })] : [];
    return json({ payments, goods: [], users: [], meta: meta(payments.length) });
  });
  const texts = async () => ({ default: en });
  await startI18n('en');
  await addTranslations('payments', { ja: texts, en: texts, 'ja-Hira': texts });
  await show(
    <KitProvider store={createStore()}>
      <BookingPayments bookingId={BOOKING_ID} />
    </KitProvider>,
    { locale: 'en' },
  );
  return calls;
}

test.each(['pay', 'receive'] as const)(
  'a booking’s payments in scope %s are listed with links',
  async (scope) => {
    await showFor(scope);
    const row = (await screen.findByText('Late return')).closest('a');
    expect(row).toHaveAttribute('href', `/payments/${PAYMENT_ID}`);
    expect(row).toHaveTextContent('Unsettled');
    expect(row).toHaveTextContent('¥2,000');
  },
);

test('a booking without payments shows nothing', async () => {
  const calls = await showFor('none');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText('Payments')).toBeNull();
});
