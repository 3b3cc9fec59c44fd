import { screen, waitFor, within } from '@testing-library/react';
import { bookingAt, goodAt, scheduleAt, taken } from '../../../../test/screens/bookings';
import { buttonOf, dayOf, here } from '../../../../test/screens/page';
import { BOOKING_ID, schedule } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/bookings/${BOOKING_ID}/edit`;
/** Mika's own booking holds its days. */
const own = () => {
  const mine = taken(1, 2);
  return scheduleAt({ ...mine, busy: mine.busy.map((range) => ({ ...range, booking_id: BOOKING_ID })) });
};
const mine = (fields: Parameters<typeof bookingAt>[0] = {}) =>
  bookingAt({ permissions: ['update'], ...fields });
const changes = http.patch('/bookings/{id}', async ({ response }) =>
  response.untyped(Response.json({ booking: {} })),
);
const save = () => buttonOf('Save change');

test('the form holds what is booked, whose own days are not in its way, and other days are saved', async () => {
  const { person } = await open(path, { answers: [changes, own(), ...mine({ memo: '前の' })] });
  const note = await screen.findByPlaceholderText('For example: for the school play');
  expect(note).toHaveValue('前の');
  expect(save()).toBeEnabled();
  expect(document.querySelector('.refuse')).toBeNull();
  await person.click(dayOf('2031-05-16'));
  await person.click(dayOf('2031-05-17'));
  await person.type(note, '学芸会');
  await person.click(save());
  expect(await screen.findByText('Booking changed.')).toBeInTheDocument();
  expect(here()).toBe(`/bookings/${BOOKING_ID}`);
  const range = { start_date: '2031-05-16', end_date: '2031-05-17' };
  const body = { quantity: 1, memo: '前の学芸会', ...range };
  expect(writes()).toEqual([{ method: 'PATCH', path: `/bookings/${BOOKING_ID}`, body }]);
});

test('a booking by the hour is changed with its hours, a note that is cleared is cleared, and more are taken', async () => {
  const hours = {
    ...{ is_hourly: true, start_date: null, end_date: null, memo: '前の' },
    ...{ start_at: '2031-05-14T02:00:00Z', end_at: '2031-05-14T03:00:00Z' },
  };
  const answers = [
    ...[changes, goodAt({ is_hourly: true, quantity: 2 })],
    ...[scheduleAt(schedule({ is_hourly: true, quantity: 2 })), ...mine(hours)],
  ];
  const { person } = await open(path, { answers });
  await person.clear(await screen.findByPlaceholderText('For example: for the school play'));
  await person.click(screen.getByLabelText('More'));
  await person.click(save());
  expect(await screen.findByText('Booking changed.')).toBeInTheDocument();
  const range = { start_at: '2031-05-14T02:00:00.000Z', end_at: '2031-05-14T03:00:00.000Z' };
  expect(writes()).toEqual([
    { method: 'PATCH', path: `/bookings/${BOOKING_ID}`, body: { quantity: 2, memo: '', ...range } },
  ]);
});

test('a change that is refused proposes neither another good nor the line, and stays to be changed', async () => {
  const no = http.patch('/bookings/{id}', ({ response }) =>
    response.untyped(refusal('booking.unavailable', 409)),
  );
  const { person } = await open(path, { answers: [no, ...mine()] });
  await screen.findByText('Choose the first and the last day');
  await person.click(save());
  expect(await screen.findByText('It is no longer free on those days.')).toBeInTheDocument();
  expect(screen.queryByText('Wait for these dates')).toBeNull();
  expect(screen.queryByText('Repeat…')).toBeNull();
  expect(screen.queryByText('Booking changed.')).toBeNull();
  expect(here()).toBe(path);
});

test('a change that got no answer keeps its days and is asked for again', async () => {
  let asked = 0;
  const unsure = http.patch('/bookings/{id}', ({ response }) => {
    asked += 1;
    return asked === 1 ? response.untyped(refusal('busy', 503)) : undefined;
  });
  const { person } = await open(path, { answers: [unsure, changes, ...mine()] });
  await screen.findByText('Choose the first and the last day');
  await person.click(save());
  await person.click(await screen.findByText('Try again'));
  expect(await screen.findByText('Booking changed.')).toBeInTheDocument();
  const [first, second] = writes();
  expect(second).toEqual(first);
});

describe('the price of a booking that is changed', () => {
  const yen = (amount: number, status: 'succeeded' | 'draft') => ({
    price: amount,
    payments: [{ id: BOOKING_ID, status, reason: 'reservation' as const, amount, amount_refunded: 0 }],
  });
  const [before, percent] = [1000, 90];
  /** 500 yen a day and piece. */
  const quoted = http.get('/quotes', ({ request, response }) => {
    const query = new URL(request.url).searchParams;
    if (query.get('booking_id') !== BOOKING_ID) return response.untyped(refusal('not_found', 404));
    const total = query.get('end_date') === '2031-05-16' ? 500 : 1500;
    const asks =
      total > before
        ? { due: total - before, refund: 0 }
        : { due: 0, refund: ((before - total) * percent) / 100 };
    return response(200).json({
      quote: {
        ...{ total, tax: 45, time_zone: 'Asia/Tokyo', cancellation: [] },
        lines: [{ kind: 'day', count: total / 500, unit_price: 500, quantity: 1, amount: total }],
        change: { before, refund_percent: percent, ...asks },
      },
    });
  });
  const price = async () => within(await screen.findByRole('region', { name: 'Price' }));

  async function move(to: string, status: 'succeeded' | 'draft', patch = changes) {
    const { person } = await open(path, { answers: [patch, quoted, own(), ...mine(yen(before, status))] });
    await screen.findByPlaceholderText('For example: for the school play');
    expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
    await person.click(dayOf('2031-05-16'));
    if (to !== '2031-05-16') await person.click(dayOf(to));
    return person;
  }

  test('stands beside the old one, with what is paid in addition, and the change says which price it was', async () => {
    const person = await move('2031-05-18', 'succeeded');
    const shown = await price();
    expect(await shown.findByText('3 days × ¥500')).toBeInTheDocument();
    expect(shown.getByText('Price now').nextElementSibling).toHaveTextContent('¥1,000');
    expect(shown.getByText('Additional payment').nextElementSibling).toHaveTextContent('¥500');
    await person.click(save());
    expect(await screen.findByText('Booking changed.')).toBeInTheDocument();
    expect(writes()).toMatchObject([{ body: { end_date: '2031-05-18', expected_total: 1500 } }]);
  });

  test('names what comes back of a lower one, and at which percent', async () => {
    await move('2031-05-16', 'succeeded');
    const shown = await price();
    const back = await shown.findByText('Refund (90% of the difference)');
    expect(back.nextElementSibling).toHaveTextContent('¥450');
    expect(shown.queryByText('Additional payment')).toBeNull();
  });

  test('says that the new one is to be paid where nothing is paid yet', async () => {
    await move('2031-05-16', 'draft');
    const shown = await price();
    expect(await shown.findByText('You haven’t paid yet, so you pay the new price.')).toBeInTheDocument();
    expect(shown.queryByText(/^Refund/)).toBeNull();
  });

  test('is said when it has changed meanwhile, and the same change can be saved again', async () => {
    let asked = 0;
    const dearer = http.patch('/bookings/{id}', ({ response }) => {
      asked += 1;
      const no = refusal('booking.price_changed', 409, { params: { total: 1600 } });
      return asked === 1 ? response.untyped(no) : response.untyped(Response.json({ booking: {} }));
    });
    const person = await move('2031-05-18', 'succeeded', dearer);
    await (await price()).findByText('3 days × ¥500');
    await person.click(save());
    expect(await screen.findByText('Refused: booking.price_changed')).toBeInTheDocument();
    await person.click(save());
    expect(await screen.findByText('Booking changed.')).toBeInTheDocument();
  });

  test('is not asked for where the booking is free', async () => {
    const { person } = await open(path, { answers: [changes, own(), ...mine({ price: null })] });
    await screen.findByPlaceholderText('For example: for the school play');
    await person.click(dayOf('2031-05-16'));
    await person.click(dayOf('2031-05-18'));
    await person.click(save());
    expect(await screen.findByText('Booking changed.')).toBeInTheDocument();
    expect(writes()[0]?.body).not.toHaveProperty('expected_total');
  });
});

test('who may not change a booking finds no form for it', async () => {
  await open(path, { answers: mine({ permissions: [] }) });
  expect((await screen.findAllByText(/^The booking with ID: .* was not found$/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText('Save change')).toBeNull());
});
