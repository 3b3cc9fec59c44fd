import { screen, waitFor } from '@testing-library/react';
import { cardsOn } from '../../../../test/screens/cards';
import { LENDER_ID, lender } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http } from '../../../../test/screens/server';
import { leadTo } from '../../account/lead-to';

// jsdom can't load pages.
jest.mock('../../account/lead-to');
screens();

const PATH = `/users/${LENDER_ID}/edit/lending`;
const account = (takes_cards: boolean) =>
  http.get('/users/stripe_account', ({ response }) =>
    response(200).json({ takes_cards, commission: takes_cards ? 10 : null }),
  );

test('a lender sets card payments up on the provider’s page', async () => {
  const link = http.get('/users/stripe_account_link', ({ response }) =>
    response(200).json({ url: 'https://payments.example/account/1' }),
  );
  const { person } = await open(PATH, { as: lender(), answers: [cardsOn, account(false), link] });
  await person.click(await screen.findByRole('button', { name: 'Set up card payments' }));
  await waitFor(() => expect(leadTo).toHaveBeenCalledWith('https://payments.example/account/1'));
});

test('a lender who takes cards reads so, with the fee', async () => {
  await open(PATH, { as: lender(), answers: [cardsOn, account(true)] });
  expect(await screen.findByText('Cards are accepted')).toBeInTheDocument();
  expect(screen.getByText('The commission is 10% of the amount you keep.')).toBeInTheDocument();
});

test('nothing stands there where cards are off', async () => {
  await open(PATH, { as: lender() });
  await waitFor(() => expect(calls.some(({ path }) => path === '/payments/stripe_pub_key')).toBe(true));
  expect(screen.queryByText('Card payments')).toBeNull();
});
