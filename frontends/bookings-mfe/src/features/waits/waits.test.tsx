import { screen, waitFor, within } from '@testing-library/react';
import { http as plain } from 'msw';
import type { components } from '../../../../../packages/web-kit/src/api/schema';
import { bookingsPage } from '../../../../test/screens/bookings';
import {
  BOOKING_ID,
  GOOD_ID,
  LENDER_ID,
  MEMBER_ID,
  booking,
  good,
  idOf,
  inDays,
  lender,
  meta,
  user,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { ours } from '../../../../test/screens/ours';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

type Wait = components['schemas']['Wait'];

const [WAITS, OFFER] = [idOf(51), idOf(52)];
const wait = (fields: Partial<Wait> = {}): Wait => ({
  ...{ id: WAITS, good_id: GOOD_ID, good_title: '三脚', lender_id: LENDER_ID, user_id: MEMBER_ID },
  ...{ quantity: 1, state: 'waiting', is_hourly: false, time_zone: 'Asia/Tokyo', place: 2 },
  ...{ start_at: `${inDays(2)}T15:00:00Z`, end_at: `${inDays(4)}T15:00:00Z` },
  ...{ start_date: inDays(3), end_date: inDays(4), offered_at: null, answer_by: null, booking_id: null },
  ...{ permissions: ['leave'], created_at: `${inDays(0)}T00:00:00Z`, updated_at: `${inDays(0)}T00:00:00Z` },
  ...fields,
});
const offered = wait({
  ...{ id: OFFER, good_title: 'カメラ', state: 'offered', place: null, quantity: 2 },
  ...{ answer_by: `${inDays(1)}T01:00:00Z`, permissions: ['accept', 'decline'] },
});

/** A line that those leave who answer. */
function line(...begin: Wait[]) {
  let there = begin;
  const gone = (id: unknown) => {
    const [left = wait()] = there.filter((one) => one.id === id);
    there = there.filter((one) => one.id !== id);
    return { wait: left, booking: booking() };
  };
  return [
    http.get('/bookings', ({ response }) =>
      response(200).json({ bookings: [], goods: [], users: [], meta: meta(0) }),
    ),
    http.get('/waits', ({ response }) =>
      response(200).json({ waits: there, goods: [good()], users: [user()], meta: meta(there.length) }),
    ),
    http.post('/waits/{id}/accept', ({ params, response }) => response(200).json(gone(params.id))),
    http.post('/waits/{id}/decline', ({ params, response }) => response(200).json(gone(params.id))),
    http.delete('/waits/{id}', ({ params, response }) => {
      gone(params.id);
      return response(204).empty();
    }),
  ];
}
const row = (title: string) =>
  within(screen.getByText(title, { selector: '.wtrow *' }).closest('.wtrow') as HTMLElement);
const dialog = async () => within(await screen.findByRole('dialog'));

test('offers stand first with their end, and what is held is booked by one press', async () => {
  const { person } = await open('/bookings', { answers: line(wait(), offered) });
  await screen.findByText('Your turn');
  expect([...document.querySelectorAll('.wtrow')].map((one) => one.textContent?.slice(0, 3))).toEqual([
    ...['カメラ', '三脚N'],
  ]);
  expect(screen.getByText('Number 2 on the waiting list')).toBeInTheDocument();
  expect(screen.getByText('Answer by Thu 15 May 10:00')).toBeInTheDocument();
  expect(screen.getByText('Sat 17 – Sun 18 May・2 pieces')).toBeInTheDocument();
  await person.click(row('カメラ').getByText('Book'));
  expect(await screen.findByRole('heading', { name: 'Booked' })).toBeInTheDocument();
  expect(window.location.pathname).toBe(`/bookings/${BOOKING_ID}/complete`);
  expect(writes()).toEqual([{ method: 'POST', path: `/waits/${OFFER}/accept`, body: undefined }]);
});

test.each([
  ['/bookings', '/waits'],
  ['/bookings/lend', '/bookings?scope=lend&overcommitted=true'],
])('the list at %s is drawn once, with what stands above it', async (path, above) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const late = plain.get(/\/v1\/(waits|bookings)/, async ({ request }) => {
    if (request.url.includes(above)) await arrived;
  });
  await open(path, {
    as: lender(),
    answers: [late, http.get('/bookings', ({ response }) => response(200).json(bookingsPage([booking()])))],
  });
  await waitFor(() => expect(calls.some((call) => call.path.endsWith('per_page=50'))).toBe(true));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  arrive();
  expect(await screen.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
});

test('an offer whose time is over is refused in words, and nothing is called booked', async () => {
  const no = http.post('/waits/{id}/accept', ({ response }) => response.untyped(refusal('wait.lapsed', 409)));
  const { person } = await open('/bookings', { answers: [no, ...line(offered)] });
  await person.click(await screen.findByText('Book'));
  expect(await screen.findByText('Refused: wait.lapsed')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/bookings');
});

test('an offer is let go, and a place in the line given up, each once one has said yes', async () => {
  const { person } = await open('/bookings', { answers: line(wait(), offered) });
  await person.click(await screen.findByText('Pass'));
  await person.click((await dialog()).getByText('Go back'));
  expect(writes()).toEqual([]);
  await person.click(screen.getByText('Pass'));
  expect((await dialog()).getByText('Give up your turn for “カメラ”?')).toBeInTheDocument();
  await person.click((await dialog()).getByText('Pass'));
  expect(await screen.findByText('You gave up your turn.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Your turn')).toBeNull());

  await person.click(screen.getByText('Leave the waiting list'));
  expect((await dialog()).getByText('Leave the waiting list for “三脚”?')).toBeInTheDocument();
  await person.click((await dialog()).getByText('Leave the waiting list'));
  expect(await screen.findByText('You left the waiting list.')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('.wtrow')).toBeNull());
  expect(writes()).toEqual([
    { method: 'POST', path: `/waits/${OFFER}/decline`, body: undefined },
    { method: 'DELETE', path: `/waits/${WAITS}`, body: undefined },
  ]);
});

test('the line of a good names who waits, and who manages it takes somebody out once sure', async () => {
  const as = lender();
  const { person } = await open(`/goods/${GOOD_ID}/bookings`, { as, answers: [...line(wait()), ...ours()] });
  await person.click(await screen.findByText('Remove from the waiting list'));
  expect(row('美香').getByText('Number 2 on the waiting list')).toBeInTheDocument();
  expect((await dialog()).getByText('Remove 美香 from the waiting list?')).toBeInTheDocument();
  await person.click((await dialog()).getByText('Go back'));
  expect(writes()).toEqual([]);
  await person.click(screen.getByText('Remove from the waiting list'));
  await person.click((await dialog()).getByText('Remove from the waiting list'));
  expect(await screen.findByText('Removed from the waiting list.')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('.wtrow')).toBeNull());
  expect(writes()).toEqual([{ method: 'DELETE', path: `/waits/${WAITS}`, body: undefined }]);
  expect(calls.some(({ path }) => path.startsWith('/waits?') && path.includes(`good_id=${GOOD_ID}`))).toBe(
    true,
  );
});

test('who may take nobody out of a line has no button for it, and a refusal is said', async () => {
  const no = http.delete('/waits/{id}', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const two = line(wait(), wait({ id: OFFER, user_id: idOf(99), permissions: [] }));
  const { person } = await open(`/goods/${GOOD_ID}/bookings`, { answers: [no, ...two] });
  const [only, ...others] = await screen.findAllByText('Remove from the waiting list');
  expect(others).toEqual([]);
  expect(row('Someone').queryByRole('button')).toBeNull();
  await person.click(only as HTMLElement);
  await person.click((await dialog()).getByText('Remove from the waiting list'));
  expect(await screen.findByText('Refused: forbidden')).toBeInTheDocument();
  expect(screen.queryByText('Removed from the waiting list.')).toBeNull();
});
