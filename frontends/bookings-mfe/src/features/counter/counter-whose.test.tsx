import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Booking,
  GOOD_ID,
  MEMBER_ID,
  OWN_GOOD,
  booking,
  good,
  idOf,
  inDays,
  lender,
  meta,
  schedule,
  user,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { ours } from '../../../../test/screens/ours';
import { scannedGoods } from '../../../../test/screens/scanned';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const KEN = idOf(91);
const [OF_KEN, OF_MIKA, OF_GONE] = [idOf(101), idOf(102), idOf(103)];
const BALLS = good({ title: 'ボール', management_id: 'BALL', quantity: 5, permissions: OWN_GOOD });
const out = (fields: Partial<Booking>) => booking({ permissions: ['return'], ...fields });
/** Two people have balls, the one who is late first, and somebody else has reserved one. */
const BOOKINGS = [
  out({
    ...{ id: OF_KEN, user_id: KEN, state: 'overdue', overdue_in_days: 2 },
    ...{ start_date: inDays(-5), end_date: inDays(-2) },
  }),
  out({ id: OF_MIKA, quantity: 3, returned_quantity: 1, start_date: inDays(-1) }),
  booking({ permissions: ['update'] }),
];

function counter(bookings: readonly Booking[] = BOOKINGS) {
  return [
    http.get('/bookings', ({ response }) =>
      response(200).json({
        ...{ bookings: [...bookings], goods: [], meta: meta(bookings.length) },
        users: [user({ id: KEN, name: '健' }), user({ id: MEMBER_ID })],
      }),
    ),
    http.post('/bookings/{id}/return', ({ response }) => response(200).json({ booking: booking() })),
    http.get('/memberships', ({ response }) =>
      response(200).json({ memberships: [], users: [], groups: [], meta: meta(0) }),
    ),
    scannedGoods(() => BALLS),
    http.get('/goods', ({ response }) =>
      response(200).json({ goods: [BALLS], users: [], images: [], liked_good_ids: [], meta: meta(1) }),
    ),
    http.get('/schedules', ({ response }) =>
      response(200).json({ schedules: [schedule({ good_id: GOOD_ID, quantity: 5 })] }),
    ),
    ...ours(),
  ];
}

const wedge = () => screen.getByRole<HTMLInputElement>('combobox');
async function readBalls(answers = counter()) {
  const opened = await open('/bookings/counter', { as: lender(), answers });
  await screen.findByText('Who is borrowing?');
  fireEvent.change(wedge(), { target: { value: 'BALL' } });
  fireEvent.submit(wedge().form as HTMLFormElement);
  const dialog = await screen.findByRole('dialog', { name: 'Whose return is this?' });
  return { ...opened, dialog, rows: within(within(dialog).getByRole('group')).getAllByRole('button') };
}
const says = (words: string) =>
  waitFor(() => expect(document.querySelector('.ctsaid')).toHaveTextContent(words));
const returned = (id: string, body?: object) => ({ method: 'POST', path: `/bookings/${id}/return`, body });

test('a good that several people have asks whose return it is, and a press takes back that booking', async () => {
  const { person, dialog, rows } = await readBalls();
  expect(within(dialog).getByText('ボール')).toBeInTheDocument();
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('健Fri 9 – Mon 12 May1 out2 days late'),
    expect.stringContaining('美香Tue 13 – Fri 16 May2 out'),
  ]);
  await says('Choose whose return ボール is.');
  expect(writes()).toEqual([]);
  await person.click(rows[1] as HTMLElement);
  await says('ボール: 2 of 3 returned.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(wedge()).toHaveFocus();
  expect(writes()).toEqual([returned(OF_MIKA, { quantity: 1 })]);
});

test('Enter takes back the booking that ends first, which has the focus', async () => {
  const { person, rows } = await readBalls();
  expect(rows[0]).toHaveFocus();
  await person.keyboard('{Enter}');
  await says('ボール returned.');
  expect(writes()).toEqual([returned(OF_KEN)]);
});

test('closing the question with Esc changes nothing and leads back to the field', async () => {
  const { dialog } = await readBalls();
  // A browser closes a dialog on Esc by itself, and says so by this event.
  fireEvent(dialog, new Event('close'));
  await says('ボール is still out.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Returned')).toBeNull();
  expect(wedge()).toHaveFocus();
  expect(writes()).toEqual([]);
});

test('a code that is scanned while the question is open does not answer it', async () => {
  const { person, rows } = await readBalls();
  await person.keyboard('CAM 001{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(writes()).toEqual([]);
  expect(rows[0]).toHaveFocus();
  await person.keyboard('{Enter}');
  await says('ボール returned.');
});

test('a booking that was returned elsewhere in the meantime is refused with its reason', async () => {
  const no = http.post('/bookings/{id}/return', ({ response }) =>
    response.untyped(refusal('booking.already_returned', 409)),
  );
  const { person } = await readBalls([no, ...counter()]);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.querySelector('.ctsaid')).toHaveClass('bad'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Returned')).toBeNull();
});

test('a borrower whose account is gone is listed without a name', async () => {
  const [kens] = BOOKINGS as [Booking];
  const { rows } = await readBalls(counter([kens, out({ id: OF_GONE, user_id: null })]));
  expect(rows[1]).toHaveTextContent('Someone');
});

test('only open bookings that began are asked for, the first end first, however many are past', async () => {
  await readBalls();
  const [asked = ''] = calls.flatMap(({ path: to }) => (to.startsWith('/bookings?') ? [to] : []));
  const query = Object.fromEntries(new URLSearchParams(asked.split('?')[1]));
  expect(query).toMatchObject({ good_id: GOOD_ID, open: 'true', sort: 'end_at', to: expect.anything() });
});

test('two codes that are read at once ask one question, and the second one has to be read again', async () => {
  await open('/bookings/counter', { as: lender(), answers: counter() });
  await screen.findByText('Who is borrowing?');
  for (const value of ['BALL', 'BALL']) {
    fireEvent.change(wedge(), { target: { value } });
    fireEvent.submit(wedge().form as HTMLFormElement);
  }
  await says('That didn’t work. Scan again.');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
