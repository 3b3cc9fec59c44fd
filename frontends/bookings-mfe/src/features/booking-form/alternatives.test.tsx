import { screen, waitFor } from '@testing-library/react';
import { books, goodAt, scheduleAt, taken } from '../../../../test/screens/bookings';
import { buttonOf, dayOf, here } from '../../../../test/screens/page';
import { GOOD_ID, type Schedule, good, idOf, meta, schedule, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/goods/${GOOD_ID}/bookings/new`;
const bar = () => document.querySelector('.bkbar') as HTMLElement;
const book = () => buttonOf('Book');
const chosen = { from: '2031-05-20', to: '2031-05-21' };
const withDays = `${path}?from=${chosen.from}&to=${chosen.to}`;
const asked = { good_id: GOOD_ID, quantity: 1, start_date: chosen.from, end_date: chosen.to };

test('of several pieces as many are booked as are counted, and the address may bring the days', async () => {
  const three = schedule({ quantity: 3, days: schedule().days.map((day) => ({ ...day, remaining: 3 })) });
  const { person } = await open(withDays, {
    answers: [goodAt({ quantity: 3, max_days: 5, location: '棚A' }), scheduleAt(three), ...books],
  });
  await person.click(await screen.findByLabelText('More'));
  expect(bar()).toHaveTextContent('Tue 20 – Wed 21 May2 days・2 pieces');
  expect(screen.getByText('棚A・Up to 5 days')).toBeInTheDocument();
  await person.click(book());
  await screen.findByText('See booking');
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body: { ...asked, quantity: 2 } }]);
});

test('days that others have are named before anything is sent, and the nearest free ones are one tap away', async () => {
  const { person } = await open(withDays, { answers: [scheduleAt(taken(6, 7)), ...books] });
  expect(await screen.findByText('Taken: Tue 20 – Wed 21 May')).toBeInTheDocument();
  expect(book()).toBeDisabled();
  expect(screen.getByText('Before · the same 2 days').previousElementSibling).toHaveTextContent(
    'Sun 18 – Mon 19 May',
  );
  await person.click(screen.getByText('After · the same 2 days'));
  expect(screen.queryByText(/^Taken: /)).toBeNull();
  expect(bar()).toHaveTextContent('Thu 22 – Fri 23 May');
  await person.click(book());
  await screen.findByText('See booking');
  const body = { ...asked, start_date: '2031-05-22', end_date: '2031-05-23' };
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body }]);
});

test('where too few are left, fewer can be taken on the same days', async () => {
  const two = schedule().days.map((day) => ({ ...day, remaining: 1, state: 'part' as const }));
  const busy = taken(0, 60).busy;
  const answers = [goodAt({ quantity: 2 }), scheduleAt(schedule({ quantity: 2, days: two, busy })), ...books];
  const { person } = await open(`${withDays}&quantity=2`, { answers });
  await person.click(await screen.findByText('Same days, only 1'));
  await person.click(book());
  await screen.findByText('See booking');
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body: asked }]);
});

test('an equal good that is free is offered, and taken with the same days', async () => {
  const other = idOf(22);
  const equals = http.get('/goods', ({ response }) =>
    response(200).json({
      goods: [good({ id: other }), good({ id: idOf(23), title: 'カメラ用の鞄' })],
      ...{ users: [], images: [], liked_good_ids: [], meta: meta(2) },
    }),
  );
  const schedules = http.get('/goods/{id}/schedule', ({ params, response }) =>
    response(200).json({ schedule: params.id === other ? schedule({ good_id: other }) : taken(6, 7) }),
  );
  const { person } = await open(withDays, { answers: [equals, schedules, goodAt({}), ...books] });
  const way = await screen.findByText('Similar items, free on those days');
  expect(screen.queryByText('カメラ用の鞄')).toBeNull();
  await person.click(way);
  await waitFor(() =>
    expect(here()).toBe(`/goods/${other}/bookings/new?from=${chosen.from}&to=${chosen.to}`),
  );
  await waitFor(() => expect(book()).toBeEnabled());
  await person.click(book());
  await screen.findByText('See booking');
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body: { ...asked, good_id: other } }]);
});

/**
 * Mocks another booking that was first: the booking is refused, and the schedule contains the other one from then on.
 */
function tooLate(params: Record<string, unknown> = {}) {
  let found: Schedule = schedule();
  return [
    http.get('/goods/{id}/schedule', ({ response }) => response(200).json({ schedule: found })),
    http.post('/bookings', ({ response }) => {
      found = taken(6, 7);
      return response.untyped(refusal('booking.unavailable', 409, { params }));
    }),
  ];
}

test('who is too late keeps the days and the note, and is offered what the refusal and the schedule know', async () => {
  const params = { equal_goods: [{ id: idOf(22), title: '別のカメラ' }] };
  const { person } = await open(withDays, { answers: tooLate(params) });
  const note = await screen.findByPlaceholderText('For example: for the school play');
  await person.type(note, '学芸会');
  await person.click(book());
  expect(await screen.findByText('別のカメラ')).toBeInTheDocument();
  expect(await screen.findByText('Taken: Tue 20 – Wed 21 May')).toBeInTheDocument();
  expect(screen.getByText('Tue 20 – Wed 21 May', { selector: 's' })).toBeInTheDocument();
  expect(note).toHaveValue('学芸会');
  expect(book()).toBeDisabled();
  await person.click(screen.getByText('After · the same 2 days'));
  expect(screen.queryByText('別のカメラ')).toBeNull();
  expect(book()).toBeEnabled();
  expect(here()).toBe(withDays);
});

test('a booking that got no answer keeps its days, and is asked for again as the very same', async () => {
  const keys: (string | null)[] = [];
  const unsure = http.post('/bookings', ({ request, response }) => {
    keys.push(request.headers.get('idempotency-key'));
    // The request itself may have booked the days; its outcome is unknown.
    return keys.length === 1 ? response.untyped(refusal('busy', 503)) : undefined;
  });
  const { person } = await open(withDays, { answers: [unsure, ...books] });
  await screen.findByText('Choose the first and the last day');
  await person.click(book());
  const again = await screen.findByText('Try again');
  expect(screen.getByText('Refused: busy')).toBeInTheDocument();
  expect(bar()).toHaveTextContent('Tue 20 – Wed 21 May');
  expect(document.querySelector('.bkbar s')).toBeNull();
  expect(document.querySelector('.refuse')).toBeNull();
  await person.click(again);
  await screen.findByText('See booking');
  const write = { method: 'POST', path: '/bookings', body: asked };
  expect(writes()).toEqual([write, write]);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['who waits already is led to the line', 'wait.exists', '/bookings'],
  ['another refusal leaves one where one is', 'wait.free_now', withDays],
])('a wait that is refused is said: %s', async (_name, code, to) => {
  const no = http.post('/waits', ({ response }) => response.untyped(refusal(code, 409)));
  const { person } = await open(withDays, { answers: [no, scheduleAt(taken(6, 7))] });
  await person.click(await screen.findByText('Wait for these dates'));
  expect(await screen.findByText(`Refused: ${code}`)).toBeInTheDocument();
  expect(screen.queryByText(/^You are number/)).toBeNull();
  await waitFor(() => expect(here()).toBe(to));
});

test.each([
  ['an email where there is an address', user(), /email m…@e….com when it becomes free$/],
  ['no email where there is none', user({ email: null }), /^We’ll hold it for you.* Look under Bookings$/],
])('the waiting list promises %s', async (_name, as, note) => {
  await open(withDays, { as, answers: [scheduleAt(taken(6, 7))] });
  expect(await screen.findByText(note)).toBeInTheDocument();
});

const HOURLY = schedule({
  is_hourly: true,
  // Another booking occupies 13:00 to 14:00 in Tokyo.
  busy: [{ ...taken(0, 0).busy[0]!, start_at: '2031-05-14T04:00:00Z', end_at: '2031-05-14T05:00:00Z' }],
});
const hourly = [goodAt({ is_hourly: true }), scheduleAt(HOURLY), ...books];
const quarter = (time: string) => document.querySelector<HTMLElement>(`[aria-label^="${time} "]`)!;

test('by the hour the first and the last quarter are pressed, up to what somebody else has', async () => {
  const { person } = await open(path, { answers: hourly });
  await screen.findByText('Choose a day, then the first and the last quarter hour');
  expect(bar()).toHaveTextContent('Choose a day and the hours');
  expect(quarter('13:15')).toHaveAttribute('aria-disabled', 'true');
  await person.click(quarter('11:00'));
  await person.click(quarter('11:45'));
  expect(bar()).toHaveTextContent('Wed 14 May 11:00 – 12:001 h・1 piece');
  await person.click(book());
  await screen.findByText('See booking');
  const range = { start_at: '2031-05-14T02:00:00.000Z', end_at: '2031-05-14T03:00:00.000Z' };
  const body = { good_id: GOOD_ID, quantity: 1, ...range };
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body }]);
});

test('hours are dropped with their day, and a day without free ones says so', async () => {
  const { person } = await open(path, {
    answers: [goodAt({ is_hourly: true }), scheduleAt(taken(6, 6, { is_hourly: true }))],
  });
  await screen.findByText('Choose a day, then the first and the last quarter hour');
  await person.click(quarter('11:00'));
  expect(book()).toBeEnabled();
  await person.click(dayOf('2031-05-20'));
  expect(screen.getByText('No hours are free on this day. Choose another.')).toBeInTheDocument();
  expect(book()).toBeDisabled();
  expect(writes()).toEqual([]);
});
