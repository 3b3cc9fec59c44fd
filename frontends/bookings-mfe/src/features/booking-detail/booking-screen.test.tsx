import { screen, waitFor, within } from '@testing-library/react';
import { BOOKING_ID, inDays, lender } from '../../../../test/screens/fixtures';
import { oneBooking } from '../../../../test/screens/bookings';
import { open, screens } from '../../../../test/screens/open-screen';
import { ours } from '../../../../test/screens/ours';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/bookings/${BOOKING_ID}`;
const sent = () => writes().map(({ method, path: to, body }) => [method, to, body]);
/** Returns the first of the two menu buttons: phones and desktops each have one in the header. */
const more = async () => (await screen.findAllByRole('button', { name: 'More actions' }))[0] as HTMLElement;
const press = (name: string) => screen.findByRole('button', { name });

test('what was borrowed is returned by one press, and that is taken back by another', async () => {
  const { read, changed } = oneBooking({ state: 'handed_over', permissions: ['return'] });
  const acts = [
    http.post('/bookings/{id}/return', ({ response }) =>
      response(200).json(changed({ state: 'returned', permissions: ['revert_return'] })),
    ),
    http.delete('/bookings/{id}/return', ({ response }) =>
      response(200).json(changed({ state: 'handed_over', permissions: ['return'] })),
    ),
  ];
  const { person } = await open(path, { answers: [read, ...acts] });
  await person.click(await press('Return'));
  expect(await screen.findByText('Returned.')).toBeInTheDocument();
  await person.click(await press('Undo'));
  expect(await screen.findByText('Return undone.')).toBeInTheDocument();
  expect(sent()).toEqual([
    ['POST', `${path}/return`, undefined],
    ['DELETE', `${path}/return`, undefined],
  ]);
  expect(await press('Return')).toBeEnabled();
});

test('of several pieces some come back while the rest stays out, and that is taken back by a press', async () => {
  const out = { state: 'handed_over', quantity: 3, permissions: ['return'] } as const;
  const { read, changed } = oneBooking({ ...out, permissions: ['return'] });
  const acts = [
    http.post('/bookings/{id}/return', ({ response }) =>
      response(200).json(changed({ returned_quantity: 2, permissions: ['return', 'revert_return'] })),
    ),
    http.delete('/bookings/{id}/return', ({ response }) =>
      response(200).json(changed({ returned_quantity: 0, permissions: ['return'] })),
    ),
  ];
  const { person } = await open(path, { answers: [read, ...acts] });
  const many = within(await screen.findByRole('group', { name: 'How many came back?' }));
  expect(many.getByText('3 of 3')).toBeInTheDocument();
  await person.click(many.getByLabelText('Fewer'));
  expect(many.getByText('2 of 3')).toBeInTheDocument();
  await person.click(await press('Return'));
  expect(await screen.findByText('2 of 3 returned.')).toBeInTheDocument();
  expect(await screen.findByText('In use・2 of 3 back')).toBeInTheDocument();
  // One unit is left, so the number is not asked for.
  expect(screen.queryByRole('group', { name: 'How many came back?' })).toBeNull();
  await person.click(await press('Undo'));
  expect(await screen.findByText('In use')).toBeInTheDocument();
  expect(sent()).toEqual([
    ['POST', `${path}/return`, { quantity: 2 }],
    ['DELETE', `${path}/return`, undefined],
  ]);
});

test('a lender hands over, takes that back, hands over again and confirms what came back', async () => {
  const { read, changed } = oneBooking({ permissions: ['hand_over'] });
  const acts = [
    http.post('/bookings/{id}/hand_over', ({ response }) =>
      response(200).json(changed({ state: 'handed_over', permissions: ['revert_hand_over', 'receive'] })),
    ),
    http.delete('/bookings/{id}/hand_over', ({ response }) =>
      response(200).json(changed({ state: 'reserved', permissions: ['hand_over'] })),
    ),
    http.post('/bookings/{id}/receive', ({ response }) =>
      response(200).json(changed({ state: 'returned', permissions: ['revert_return'] })),
    ),
    http.delete('/bookings/{id}/return', ({ response }) =>
      response(200).json(changed({ state: 'handed_over', permissions: ['receive'] })),
    ),
  ];
  const { person } = await open(path, { as: lender(), answers: [read, ...acts, ...ours()] });
  for (const [verb, said] of [
    ['Hand over', 'Handed over.'],
    ['Undo hand-over', 'Hand-over undone.'],
    ['Hand over', 'Handed over.'],
    ['Confirm receipt', 'Receipt confirmed.'],
    ['Undo return', 'Return undone.'],
  ] as const) {
    await person.click(await press(verb));
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  }
  expect(sent().map(([method, to]) => `${String(method)} ${String(to).split('/').at(-1)}`)).toEqual([
    ...['POST hand_over', 'DELETE hand_over', 'POST hand_over', 'POST receive', 'DELETE return'],
  ]);
});

test('a booking is had longer by the days chosen, which is said with its new end', async () => {
  const { read, changed } = oneBooking({ state: 'handed_over', permissions: ['extend'] });
  const act = http.post('/bookings/{id}/extend', ({ response }) =>
    response(200).json(changed({ end_date: inDays(4), end_at: `${inDays(4)}T15:00:00Z`, extended_days: 2 })),
  );
  const { person } = await open(path, { answers: [read, act] });
  const ways = within(await screen.findByRole('group', { name: 'Extend' })).getAllByRole('button');
  await waitFor(() => expect(ways[1]).toBeEnabled());
  await person.click(ways[1] as HTMLElement);
  await person.click(await screen.findByRole('button', { name: /^Extend to/ }));
  expect(await screen.findByText(/^Extended to/)).toBeInTheDocument();
  const [[method, to, body] = []] = sent();
  expect([method, to]).toEqual(['POST', `${path}/extend`]);
  expect(body).toEqual({ days: 2 });
});

test('what is refused is said, and the booking stands as it did', async () => {
  const { read } = oneBooking({ state: 'handed_over', permissions: ['return'] });
  const act = http.post('/bookings/{id}/return', ({ response }) =>
    response.untyped(refusal('booking.already_returned', 409)),
  );
  const { person } = await open(path, { answers: [read, act] });
  await person.click(await press('Return'));
  expect(await screen.findByText('Refused: booking.already_returned')).toBeInTheDocument();
  expect(screen.queryByText('Returned.')).toBeNull();
  expect(await press('Return')).toBeEnabled();
});

test('only what one may do is there', async () => {
  const { read } = oneBooking({ permissions: [] });
  const { person } = await open(path, { answers: [read] });
  await person.click(await more());
  expect(screen.queryByRole('menuitem', { name: 'Cancel booking' })).toBeNull();
  for (const verb of ['Return', 'Hand over', 'Confirm receipt'])
    expect(screen.queryByRole('button', { name: verb })).toBeNull();
});
