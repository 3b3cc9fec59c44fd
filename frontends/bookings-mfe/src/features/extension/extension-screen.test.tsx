import { screen, waitFor } from '@testing-library/react';
import { buttonOf, here } from '../../../../test/screens/page';
import { BOOKING_ID, MEMBER_ID, type Booking, idOf, lender, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { ours } from '../../../../test/screens/ours';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/bookings/${BOOKING_ID}/extend?days=3`;
const as = lender();
const other = { id: idOf(102), place: idOf(5) };
const range = (start_date: string, end_date: string) => ({
  ...{ start_date, end_date, start_at: `${start_date}T00:00:00Z`, end_at: `${end_date}T15:00:00Z` },
});
const mine = (days: number) => ({
  ...{ booking_id: BOOKING_ID, user_id: MEMBER_ID, quantity: 1 },
  ...{ from: range('2031-05-15', '2031-05-16'), to: range('2031-05-15', `2031-05-${16 + days}`) },
});

/** An extension by more than one day moves Ken; `digests` says how what would happen is called, time by time. */
function previews(digests = ['first']) {
  return http.get('/bookings/{id}/extend', ({ request, response }) => {
    const days = Number(new URL(request.url).searchParams.get('days'));
    const moved = {
      ...{ booking_id: other.id, user_id: other.place, quantity: 1 },
      ...{
        from: range('2031-05-18', '2031-05-19'),
        to: range(`2031-05-${17 + days}`, `2031-05-${18 + days}`),
      },
    };
    return response(200).json({
      digest: (digests.length > 1 ? digests.shift() : digests[0]) ?? '',
      extended: mine(days),
      ...(days > 1
        ? { moves: [moved], told_user_ids: [other.place, MEMBER_ID] }
        : { moves: [], told_user_ids: [] }),
      users: [user({ id: other.place, name: '健' }), user()],
      days_without_moving: 1,
    });
  });
}
const extended = http.post('/bookings/{id}/extend', ({ response }) =>
  response.untyped(Response.json({ booking: {} })),
);
const lent = (fields: Partial<Booking> = {}) => ours({ permissions: ['extend'], ...fields });
const extend = () => buttonOf('Extend');
const write = (days: number, preview: string) => ({
  ...{ method: 'POST', path: `/bookings/${BOOKING_ID}/extend` },
  body: { days, preview, move_others: true },
});

test('who would be moved, from when to when, and what they are told stands there before it is done', async () => {
  const { person } = await open(path, { as, answers: [previews(), extended, ...lent()] });
  expect(await screen.findByText('Extending to Mon 19 May moves 1 booking')).toBeInTheDocument();
  const row = screen.getByText('健', { selector: '.ko a' });
  expect(row).toHaveAttribute('href', `/bookings/${other.id}`);
  expect(row.closest('.ko')).toHaveTextContent(/Before: Sun 18 – Mon 19 May.*After: Tue 20 – Wed 21 May/);
  expect(screen.getByText(/^カメラ now starts on Tue 20 May instead of Sun 18 May/)).toBeInTheDocument();
  expect(screen.getByText('2 people will be notified, each the way they chose')).toBeInTheDocument();
  expect(writes()).toEqual([]);
  await person.click(extend());
  expect(await screen.findByText('Extended to Mon 19 May.')).toBeInTheDocument();
  expect(here()).toBe(`/bookings/${BOOKING_ID}`);
  expect(writes()).toEqual([write(3, 'first')]);
});

test('fewer days that move nobody are one tap away, and more are stepped to', async () => {
  const { person } = await open(path, { as, answers: [previews(), extended, ...lent()] });
  await person.click(await screen.findByText('Extend to Sat 17 May'));
  expect(
    await screen.findByText('It can be extended to Sat 17 May without moving any booking'),
  ).toBeInTheDocument();
  expect(screen.getAllByText('No booking moves.').length).toBeGreaterThan(0);
  await person.click(screen.getByLabelText('More'));
  expect(await screen.findByText('Extending to Sun 18 May moves 1 booking')).toBeInTheDocument();
  await waitFor(() => expect(extend()).toBeEnabled());
  await person.click(extend());
  await screen.findByText('Extended to Sun 18 May.');
  expect(writes()).toEqual([write(2, 'first')]);
});

test('one can leave it as it is, by the row and by the bar', async () => {
  await open(path, { as, answers: [previews(), ...lent()] });
  const stay = await screen.findByText('Don’t extend; it is returned as agreed');
  expect(stay.closest('a')).toHaveAttribute('href', `/bookings/${BOOKING_ID}`);
  expect(screen.getByText('Cancel', { selector: 'a' })).toHaveAttribute('href', `/bookings/${BOOKING_ID}`);
  expect(writes()).toEqual([]);
});

test('where bookings have changed meanwhile it is shown anew, and pressed again for what is true now', async () => {
  let fresh = false;
  const outdated = http.post('/bookings/{id}/extend', ({ response }) => {
    if (fresh) return undefined;
    fresh = true;
    return response.untyped(refusal('booking.preview_outdated', 409));
  });
  const { person } = await open(path, {
    as,
    answers: [outdated, extended, previews(['first', 'second']), ...lent()],
  });
  await screen.findByText('Extending to Mon 19 May moves 1 booking');
  await person.click(extend());
  expect(await screen.findByText(/^Bookings have changed in the meantime\. Check/)).toBeInTheDocument();
  expect(here()).toBe(path);
  await waitFor(() =>
    expect(calls.filter(({ path: to }) => to.includes('extend?days=3')).length).toBeGreaterThan(1),
  );
  await waitFor(() => expect(extend()).toBeEnabled());
  await person.click(extend());
  await screen.findByText('Extended to Mon 19 May.');
  expect(writes()).toEqual([write(3, 'first'), write(3, 'second')]);
});

test('another refusal is said, and nothing is called extended', async () => {
  const no = http.post('/bookings/{id}/extend', ({ response }) =>
    response.untyped(refusal('booking.knock_on_limit', 409)),
  );
  const { person } = await open(path, { as, answers: [no, previews(), ...lent()] });
  await screen.findByText('Extending to Mon 19 May moves 1 booking');
  await person.click(extend());
  expect(await screen.findByText('Refused: booking.knock_on_limit')).toBeInTheDocument();
  expect(screen.queryByText(/^Bookings have changed in the meantime\. Check/)).toBeNull();
  expect(screen.queryByText(/^Extended to/)).toBeNull();
  expect(here()).toBe(path);
});

test('what may not be moved is said in place of a preview, and cannot be pressed', async () => {
  const no = http.get('/bookings/{id}/extend', ({ response }) =>
    response.untyped(refusal('booking.knock_on_limit', 409)),
  );
  await open(path, { as, answers: [no, ...lent()] });
  expect(await screen.findByText('Refused: booking.knock_on_limit')).toBeInTheDocument();
  expect(screen.queryByText('Try again')).toBeNull();
  expect(extend()).toBeDisabled();
});

test('a preview that got no answer is asked for again by a press', async () => {
  let busy = true;
  const unsure = http.get('/bookings/{id}/extend', ({ response }) =>
    busy ? response.untyped(refusal('busy', 503)) : undefined,
  );
  const { person } = await open(path, { as, answers: [unsure, previews(), ...lent()] });
  const again = await screen.findByText('Try again');
  expect(extend()).toBeDisabled();
  busy = false;
  await person.click(again);
  expect(await screen.findByText('Extending to Mon 19 May moves 1 booking')).toBeInTheDocument();
});

test('who may not extend finds no such screen', async () => {
  await open(path, { as, answers: [previews(), ...lent({ permissions: [] })] });
  expect((await screen.findAllByText(/^The booking with ID: .* was not found$/)).length).toBeGreaterThan(0);
  expect(calls.filter(({ path: to }) => to.includes('/extend'))).toEqual([]);
});
