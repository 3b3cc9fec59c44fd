import { screen } from '@testing-library/react';
import { GOOD_ID, idOf } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';
import { askedOf } from '../../../../test/screens/transfers';

screens();

const path = '/home';
const question = '折笠 wants to transfer “カメラ” to you';

test('a receiver finds the question on Home, accepts it, and comes to the good', async () => {
  const { person } = await open(path, { answers: askedOf() });
  expect(await screen.findByText(question)).toBeInTheDocument();
  expect(screen.getByText(/Answer by .*28 May/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText('“カメラ” is now yours.')).toBeInTheDocument();
  expect(window.location.pathname).toBe(`/goods/${GOOD_ID}`);
  expect(writes().map(({ method, path: to }) => [method, to])).toEqual([
    ['POST', `/transfers/${idOf(81)}/accept`],
  ]);
});

test('a receiver declines, and the question is gone', async () => {
  const { person } = await open(path, { answers: askedOf() });
  await person.click(await screen.findByRole('button', { name: /^Decline/ }));
  expect(await screen.findByText('Declined.')).toBeInTheDocument();
  expect(screen.queryByText(question)).toBeNull();
});

test('what stands against a transfer is said where it was accepted', async () => {
  const refused = http.post('/transfers/{id}/accept', ({ response }) =>
    response.untyped(refusal('transfer.ended', 409)),
  );
  const { person } = await open(path, { answers: [refused, ...askedOf()] });
  await person.click(await screen.findByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText('Refused: transfer.ended')).toBeInTheDocument();
});

test('nothing is there where nobody asks', async () => {
  await open(path);
  await screen.findByRole('link', { name: 'All' });
  expect(screen.queryByText(/wants to transfer/)).toBeNull();
});
