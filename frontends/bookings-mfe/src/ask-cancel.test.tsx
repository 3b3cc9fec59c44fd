import { screen, within } from '@testing-library/react';
import { bookingAt } from '../../test/screens/bookings';
import { BOOKING_ID } from '../../test/screens/fixtures';
import { open, screens } from '../../test/screens/open-screen';
import { payment } from '../../test/screens/payments';
import { http, refusal, writes } from '../../test/screens/server';

screens();

const path = `/bookings/${BOOKING_ID}`;
const related = { goods: [], users: [], meta: { page: 1, per_page: 100, total: 1, next_page: null } };

const paid = (cancellation: ReturnType<typeof payment>['cancellation']) =>
  http.get('/payments', ({ response }) =>
    response(200).json({
      payments: [payment({ status: 'succeeded', amount: 5000, amount_refunded: 0, cancellation })],
      ...related,
    }),
  );

async function ask(answers: Parameters<typeof open>[1] & object) {
  const { person } = await open(path, answers);
  await person.click((await screen.findAllByRole('button', { name: 'More actions' }))[0]!);
  await person.click(await screen.findByRole('menuitem', { name: 'Cancel booking' }));
  return person;
}

test('cancelling what was paid names the yen that come back and those that do not, also on its button', async () => {
  const steps = [{ until: null, percent: 50, refund: 2500 }];
  const person = await ask({ answers: [paid(steps), ...bookingAt({ price: 5000 })] });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Refunded to the borrower').nextSibling).toHaveTextContent('¥2,500');
  expect(dialog.getByText('Not refunded').nextSibling).toHaveTextContent('¥2,500');
  await person.click(dialog.getByRole('button', { name: 'Cancel and refund ¥2,500' }));
  expect(writes()).toMatchObject([{ method: 'DELETE', path }]);
});

test('what is unpaid is cancelled without a word of money', async () => {
  await ask({ answers: [paid([]), ...bookingAt({ price: 5000 })] });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeInTheDocument();
  expect(dialog.queryByText('Not refunded')).toBeNull();
});

test('nothing is cancelled while nobody knows what it would cost', async () => {
  const away = http.get('/payments', ({ response }) => response.untyped(refusal('unavailable', 503)));
  await ask({ answers: [away, ...bookingAt({ price: 5000 })] });
  expect(await screen.findByText('Refused: unavailable')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
