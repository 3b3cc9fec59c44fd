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
import { membership } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { ours } from '../../../../test/screens/ours';
import { scannedGoods } from '../../../../test/screens/scanned';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const KEN = idOf(91);
const [OF_KEN, OF_MIKA, OF_GONE] = [idOf(101), idOf(102), idOf(103)];
const BALLS = good({ title: 'ボール', management_id: 'BALL', quantity: 5, permissions: OWN_GOOD });
const LENS = good({ id: idOf(61), title: 'レンズ', management_id: 'LENS', permissions: OWN_GOOD });
const out = (fields: Partial<Booking>) => booking({ permissions: ['return'], ...fields });
/** Two people have balls, the late one first, and a third has reserved one. */
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
    scannedGoods((code) => (code === 'LENS' ? LENS : BALLS)),
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
function scan(text = 'BALL'): void {
  fireEvent.change(wedge(), { target: { value: text } });
  fireEvent.submit(wedge().form as HTMLFormElement);
}
const rows = () => within(screen.getByRole('group', { name: 'ボール' })).getAllByRole('button');
async function readBalls(answers = counter()) {
  const opened = await open('/bookings/counter', { as: lender(), answers });
  await screen.findByText('Who is borrowing?');
  scan();
  expect(await screen.findByText('Whose return is this?')).toBeInTheDocument();
  return opened;
}
const says = (words: string) =>
  waitFor(() => expect(document.querySelector('.ctsaid')).toHaveTextContent(words));
const returned = (id: string, body?: object) => ({ method: 'POST', path: `/bookings/${id}/return`, body });

test('a good that several people have asks in its row whose return it is, and a press takes back that booking', async () => {
  const { person } = await readBalls();
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('健Fri 9 – Mon 12 May1 out2 days late'),
    expect.stringContaining('美香Tue 13 – Fri 16 May2 out'),
  ]);
  await says('ボール: choose who is returning it.');
  expect(wedge()).toHaveFocus();
  expect(writes()).toEqual([]);
  await person.click(rows()[1] as HTMLElement);
  await says('ボール: 2 of 3 returned.');
  expect(screen.queryByText('Whose return is this?')).toBeNull();
  expect(writes()).toEqual([returned(OF_MIKA, { quantity: 1 })]);
});

test('the question holds up nobody: another thing is read and lent meanwhile, and the answer comes later', async () => {
  const { person } = await readBalls();
  await person.click(screen.getByRole('button', { name: 'Lend' }));
  scan('LENS');
  await says('レンズ added.');
  expect(screen.getByText('Whose return is this?')).toBeInTheDocument();
  await person.click(rows()[0] as HTMLElement);
  await says('ボール returned.');
  expect(writes()).toEqual([returned(OF_KEN)]);
});

test('pieces that are read while the question is open are answered together', async () => {
  const { person } = await readBalls();
  scan();
  expect(await screen.findByText('2 pieces')).toBeInTheDocument();
  await person.click(rows()[1] as HTMLElement);
  await says('ボール: 3 of 3 returned.');
  expect(writes()).toEqual([returned(OF_MIKA)]);
});

test('of more pieces than the chosen person had, the rest is asked for again', async () => {
  const { person } = await readBalls();
  scan();
  await screen.findByText('2 pieces');
  await person.click(rows()[0] as HTMLElement);
  await says('ボール returned.');
  expect(screen.getByText('Whose return is this?')).toBeInTheDocument();
  const asked = screen
    .getAllByRole('group', { name: 'ボール' })
    .flatMap((row) => within(row).queryAllByText('美香'));
  expect(asked).toHaveLength(1);
  expect(writes()).toEqual([returned(OF_KEN)]);
});

test('the person who stands at the counter answers by itself', async () => {
  const members = http.get('/memberships', ({ response }) =>
    response(200).json({
      ...{ memberships: [membership({ user_id: MEMBER_ID })], users: [user()], groups: [], meta: meta(1) },
    }),
  );
  const { person } = await open('/bookings/counter', { as: lender(), answers: [members, ...counter()] });
  await person.click(await screen.findByText('美香', { selector: '.ctpeople .b' }));
  await person.click(screen.getByRole('button', { name: 'Return' }));
  scan();
  await says('ボール: 2 of 3 returned.');
  expect(screen.queryByText('Whose return is this?')).toBeNull();
  expect(writes()).toEqual([returned(OF_MIKA, { quantity: 1 })]);
});

test('leaving the question changes nothing', async () => {
  const { person } = await readBalls();
  await person.click(screen.getByRole('button', { name: 'ボール stays out' }));
  await says('ボール is still out.');
  expect(screen.queryByText('Whose return is this?')).toBeNull();
  expect(writes()).toEqual([]);
});

test('a booking that was returned elsewhere in the meantime is refused with its reason', async () => {
  const no = http.post('/bookings/{id}/return', ({ response }) =>
    response.untyped(refusal('booking.already_returned', 409)),
  );
  const { person } = await readBalls([no, ...counter()]);
  await person.click(rows()[0] as HTMLElement);
  await waitFor(() => expect(document.querySelector('.ctsaid')).toHaveClass('bad'));
  expect(screen.queryByText('Returned')).toBeNull();
});

test('a borrower whose account is gone is listed without a name', async () => {
  const [kens] = BOOKINGS as [Booking];
  await readBalls(counter([kens, out({ id: OF_GONE, user_id: null })]));
  expect(rows()[1]).toHaveTextContent('Someone');
});

test('only open bookings that began are asked for, the first end first, however many are past', async () => {
  await readBalls();
  const [asked = ''] = calls.flatMap(({ path: to }) => (to.startsWith('/bookings?') ? [to] : []));
  const query = Object.fromEntries(new URLSearchParams(asked.split('?')[1]));
  expect(query).toMatchObject({ good_id: GOOD_ID, open: 'true', sort: 'end_at', to: expect.anything() });
});
