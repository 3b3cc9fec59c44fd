import { screen } from '@testing-library/react';
import { PEOPLE, made, read, says, counter, scan } from '../../../../test/screens/counter';
import {
  GOOD_ID,
  GROUP_ID,
  MEMBER_ID,
  booking,
  inDays,
  lender,
  meta,
  schedule,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, writes } from '../../../../test/screens/server';

screens();

const path = '/bookings/counter';
const as = lender();

test('a single thing that is read twice is here already, with a tone of its own, and goes out once', async () => {
  const vibrate = jest.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const { person } = await open(path, { as, answers: counter(false) });
  await person.click(await screen.findByText('美香', { selector: '.ctpeople .b' }));
  scan('CAM-001');
  await says('カメラ added.');
  scan('CAM-001');
  await says('カメラ is already in the list.');
  expect(vibrate).toHaveBeenLastCalledWith([30, 40, 30]);
  expect(await screen.findByText('Already in the list')).toBeInTheDocument();
  expect(screen.getByText('Scanned 2 times')).toBeInTheDocument();
  await person.click(await screen.findByText('Lend 1'));
  await says('1 lent to 美香.');
  expect(writes()).toEqual(read(GOOD_ID, 'CAM-001').slice(0, 1));
  scan('CAM-001');
  await says('カメラ is already in the list.');
});

test('a single thing that is out comes back although somebody stands there', async () => {
  const out = http.get('/bookings', ({ response }) =>
    response(200).json({
      ...{ bookings: [booking({ id: made(GOOD_ID), permissions: ['return'] })], goods: [], users: [] },
      meta: meta(1),
    }),
  );
  const back = http.post('/bookings/{id}/return', ({ response }) =>
    response(200).json({ booking: booking() }),
  );
  const { person } = await open(path, { as, answers: [out, back, ...counter()] });
  await person.click(await screen.findByText('美香', { selector: '.ctpeople .b' }));
  scan('CAM-001');
  await says('カメラ returned.');
  expect(writes()).toEqual([{ method: 'POST', path: `/bookings/${made(GOOD_ID)}/return`, body: undefined }]);
});

test('a thing that was scanned elsewhere is on the counter, to be lent, and the code leaves the address', async () => {
  const out = http.get('/bookings', () => {
    throw new Error('It must not come back.');
  });
  await open(`${path}?code=CAM-001`, { as, answers: [out, ...counter()] });
  await says('カメラ added.');
  expect(screen.getByText('カメラ')).toBeInTheDocument();
  expect(window.location.search).not.toContain('CAM-001');
  expect(writes()).toEqual([]);
});

test('the holder of a card that was scanned elsewhere stands at the counter', async () => {
  const users = http.get('/users/{id}', ({ response }) =>
    response(200).json({ user: PEOPLE[0]!, groups: [], lending: null } as never),
  );
  await open(`${path}?person=${MEMBER_ID}`, { as, answers: [users, ...counter()] });
  expect(await screen.findByText(PEOPLE[0]!.name, { selector: 'h2' })).toBeInTheDocument();
});

test('what is not free now offers later days, and is booked for the person from then on', async () => {
  const held = { booking_id: null, locked_to: null, quantity: 1, state: 'reserved' as const };
  const busy = [{ ...held, start_at: `${inDays(-1)}T15:00:00Z`, end_at: `${inDays(2)}T15:00:00Z` }];
  const taken = http.get('/schedules', ({ response }) =>
    response(200).json({ schedules: [schedule({ good_id: GOOD_ID, quantity: 1, busy } as never)] }),
  );
  const { person } = await open(path, { as, answers: [taken, ...counter(false)] });
  await person.click(await screen.findByText('美香', { selector: '.ctpeople .b' }));
  scan('CAM-001');
  expect(await screen.findByText('Not available now')).toBeInTheDocument();
  await person.click(await screen.findByText(/^1 from /));
  await says('カメラ is booked for 美香.');
  const range = { start_date: inDays(3), end_date: inDays(9) };
  expect(writes()).toMatchObject([
    { path: '/bookings', body: { ...range, user_id: MEMBER_ID, quantity: 1 } },
  ]);
});

test('an unknown code is registered or put on an item of the group', async () => {
  const ids = { good_id: null, group_id: null, user_id: null, booking_id: null, candidates: [], code: null };
  const scanned = {
    ...ids,
    kind: 'unknown' as const,
    normal: 'XX-9',
    actions: ['register' as const, 'attach' as const],
  };
  const unknown = http.post('/scans/resolve', ({ response }) =>
    response(200).json({ scan: scanned, goods: [], bookings: [], users: [], groups: [], images: [] }),
  );
  await open(path, { as, answers: [unknown, ...counter()] });
  await screen.findByText('Who is borrowing?');
  scan('XX-9');
  await says('XX-9 was not found.');
  const query = `?group=${GROUP_ID}&code=XX-9`;
  expect(screen.getByText('Register it as an item').closest('a')).toHaveAttribute(
    'href',
    `/goods/new${query}`,
  );
  expect(screen.getByText('Attach it to an item').closest('a')).toHaveAttribute(
    'href',
    `/goods/attach${query}`,
  );
});
