import { screen, waitFor, within } from '@testing-library/react';
import { cardsOn, type KeptCard, keptCards, VISA } from '../../../../test/screens/cards';
import { faces } from '../../../../test/screens/faces';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';
import { leadTo } from '../../account/lead-to';

// jsdom can't load pages.
jest.mock('../../account/lead-to');
screens();

const PATH = '/payments/method';
const OLD: KeptCard = { id: 'pm_2', brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2031 };
const removing = http.delete('/payment_methods/detach_card/{id}', ({ response }) => response(204).empty());

faces('the payment methods', {
  path: PATH,
  reads: ['/payment_methods'],
  answers: [cardsOn, keptCards([VISA])],
  shows: 'Visa ending in 4242',
});

test('cards stand with their last digits and months, and one that has expired says so', async () => {
  await open(PATH, { answers: [cardsOn, keptCards([VISA, OLD])] });
  expect(await screen.findByText('Expires August 2033')).toBeInTheDocument();
  expect(screen.getByText('Expired April 2031')).toBeInTheDocument();
});

test('a card is removed after a question', async () => {
  const { person } = await open(PATH, { answers: [cardsOn, keptCards([VISA, OLD]), removing] });
  await person.click(await screen.findByRole('button', { name: 'Remove Mastercard ending in 4444' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Mastercard ending in 4444?' }));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Card removed.')).toBeInTheDocument();
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/payment_methods/detach_card/pm_2' }]);
});

test('the last card asks with what may keep it, and the refusal is said', async () => {
  const kept = http.delete(
    '/payment_methods/detach_card/{id}',
    () => refusal('payment_method.last', 409) as never,
  );
  const { person } = await open(PATH, { answers: [cardsOn, keptCards([VISA]), kept] });
  await person.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^You have no other card/)).toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Refused: payment_method.last')).toBeInTheDocument();
});

test('a card is added on the provider’s page', async () => {
  const link = http.get('/payment_methods/setup_link', ({ response }) =>
    response(200).json({ url: 'https://payments.example/setup/1' }),
  );
  const { person } = await open(PATH, { answers: [cardsOn, keptCards([]), link] });
  expect(await screen.findByText('No cards yet')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Add a card' }));
  await waitFor(() => expect(leadTo).toHaveBeenCalledWith('https://payments.example/setup/1'));
});

test('where cards are off a sentence says how loans are paid', async () => {
  await open(PATH);
  expect(
    await screen.findByText('Card payment isn’t set up here. Pay the lender directly.'),
  ).toBeInTheDocument();
});
