import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Booking,
  GOOD_ID,
  MEMBER_ID,
  OWN_GOOD,
  booking,
  good,
  group,
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
import { calls, http, writes } from '../../../../test/screens/server';

screens();

const path = '/bookings/counter';
const as = lender();
const BOOKED = idOf(100);
const BALLS = good({ title: 'ボール', management_id: 'BALL', quantity: 3, permissions: OWN_GOOD });
const held = { booking_id: null, locked_to: null, quantity: 1, state: 'reserved' as const };
/** Other bookings occupy one of three units for three days from now, and all of them from the fifth day. */
const busy = [
  { ...held, start_at: `${inDays(-1)}T15:00:00Z`, end_at: `${inDays(2)}T15:00:00Z` },
  { ...held, quantity: 3, start_at: `${inDays(4)}T15:00:00Z`, end_at: `${inDays(9)}T15:00:00Z` },
];

/** A counter with balls, of which some may be out. */
function counter(out: Partial<Booking> = { permissions: [] }) {
  let kept = booking({ id: BOOKED, good_id: GOOD_ID, quantity: 3, ...out });
  const back = (units: number) => {
    kept = { ...kept, returned_quantity: units, permissions: units < 3 ? ['return'] : ['revert_return'] };
    return { booking: kept };
  };
  return [
    http.get('/memberships', ({ response }) =>
      response(200).json({
        ...{ memberships: [membership({ user_id: MEMBER_ID })], users: [user()], groups: [], meta: meta(1) },
      }),
    ),
    http.get('/auth_tokens', ({ response }) =>
      response(200).json({ auth_tokens: [], users: [], meta: meta(0) }),
    ),
    scannedGoods((code) => (code === 'BALL' ? BALLS : undefined)),
    http.get('/goods', ({ query, response }) => {
      const match = query.get('match') ?? '';
      const goods = [BALLS].filter((one) => match === 'BALL' || one.title.includes(match));
      const around = { users: [], images: [], liked_good_ids: [], meta: meta(goods.length) };
      return response(200).json({ goods, ...around });
    }),
    http.get('/schedules', ({ response }) =>
      response(200).json({ schedules: [schedule({ good_id: GOOD_ID, quantity: 3, busy } as never)] }),
    ),
    http.get('/bookings', ({ response }) =>
      response(200).json({ bookings: [kept], goods: [], users: [], meta: meta(1) }),
    ),
    http.post('/bookings/{id}/return', async ({ request, response }) => {
      const sent = request.headers.has('content-type') ? await request.clone().json() : undefined;
      const { quantity = 3 - kept.returned_quantity } = sent ?? {};
      return response(200).json(back(kept.returned_quantity + quantity));
    }),
    http.delete('/bookings/{id}/return', ({ response }) => response(200).json(back(0))),
    http.post('/bookings', ({ response }) =>
      response(201).json({ booking: booking({ id: BOOKED, permissions: [] }) }),
    ),
    ...ours(),
  ];
}
const wedge = () => screen.getByRole<HTMLInputElement>('combobox', { name: /name/i });
const type = (text: string) => fireEvent.change(wedge(), { target: { value: text } });
function scan(text: string): void {
  type(text);
  fireEvent.submit(wedge().form as HTMLFormElement);
}
const says = (words: string) =>
  waitFor(() => expect(document.querySelector('.ctsaid')).toHaveTextContent(words));
const inRow = async () => within(await screen.findByRole('group', { name: 'ボール' }));
const chooseMika = async () => screen.findByText('美香', { selector: '.ctpeople .b' });

test('as many pieces go out as are chosen, up to what is free, each row until its own day', async () => {
  const { person } = await open(path, { as, answers: counter() });
  await person.click(await chooseMika());
  scan('BALL');
  expect(await screen.findByText('2 free')).toBeInTheDocument();
  // The next booking shortens the chosen week, and the row says so.
  expect(screen.getByText('Booked by someone else afterwards')).toBeInTheDocument();
  const row = await inRow();
  const pieces = within(row.getByRole('group', { name: 'Quantity' }));
  await person.click(pieces.getByLabelText('More'));
  expect(pieces.getByText('2')).toBeInTheDocument();
  expect(pieces.getByLabelText('More')).toBeDisabled();
  await person.click(row.getByText('until Sun 18 May'));
  const days = within(row.getByRole('group', { name: 'Days' }));
  expect(days.getByLabelText('More')).toBeDisabled();
  await person.click(days.getByLabelText('Fewer'));
  expect(row.getByText('until Sat 17 May')).toBeInTheDocument();
  await person.click(screen.getByText('Lend 1'));
  await says('1 lent to 美香.');
  expect(screen.getByText('2 pieces', { selector: '.rowmeta *' })).toBeInTheDocument();
  expect(screen.getByText('until Sat 17 May', { selector: '.rowmeta *' })).toBeInTheDocument();
  const print = jest.spyOn(window, 'print').mockImplementation();
  await person.click(screen.getByText('Print the slip'));
  expect(print).toHaveBeenCalledTimes(1);
  const slip = document.querySelector('.ctslip');
  for (const words of ['美香', 'ボール', 'BALL', '2 pieces', 'until Sat 17 May'])
    expect(slip).toHaveTextContent(words);
  const range = { start_date: inDays(0), end_date: inDays(3) };
  const body = { good_id: GOOD_ID, user_id: MEMBER_ID, quantity: 2, scanned_code: 'BALL', ...range };
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body }]);
});

test('each read of a thing of several pieces is one more, up to what is free; Esc takes one off', async () => {
  const { person } = await open(path, { as, answers: counter() });
  await person.click(await chooseMika());
  scan('BALL');
  await says('ボール added.');
  scan('BALL');
  await says('ボール: 2 of 2.');
  scan('BALL');
  await says('ボール: only 2 are free. You can’t lend more.');
  expect(document.querySelector('.ctsaid')).toHaveClass('bad');
  expect(screen.getByText('Only 2 are free')).toBeInTheDocument();
  expect(screen.getByText('3 from Sat 24 May')).toBeInTheDocument();
  fireEvent.keyDown(wedge(), { key: 'Escape' });
  const pieces = within((await inRow()).getByRole('group', { name: 'Quantity' }));
  expect(pieces.getByText('1')).toBeInTheDocument();
  scan('BALL');
  await says('ボール: 2 of 2.');
  await person.click(screen.getByText('Lend 1'));
  await says('1 lent to 美香.');
  expect(writes()).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ quantity: 2, scanned_code: 'BALL' }) }),
  ]);
});

test('where one piece more is not free, all of them are booked from a later day on, and nothing is handed over', async () => {
  const { person } = await open(path, { as, answers: counter() });
  await person.click(await chooseMika());
  for (const code of ['BALL', 'BALL', 'BALL']) scan(code);
  await says('ボール: only 2 are free. You can’t lend more.');
  await person.click(await screen.findByText('3 from Sat 24 May'));
  await says('ボール is booked for 美香.');
  expect(screen.getByText('Booked from Sat 24 May')).toBeInTheDocument();
  const range = { start_date: inDays(10), end_date: inDays(16) };
  const body = { good_id: GOOD_ID, user_id: MEMBER_ID, quantity: 3, scanned_code: 'BALL', ...range };
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body }]);
});

test('where one piece more is not free, a good of the same name is put beside it', async () => {
  const other = good({ id: idOf(77), title: 'ボール', quantity: 1, permissions: ['book'] });
  const equal = http.get('/goods', ({ query, response }) =>
    query.get('filter') === 'available'
      ? response(200).json({ goods: [other], users: [], images: [], liked_good_ids: [], meta: meta(1) })
      : undefined,
  );
  const one = http.get('/goods/{id}', ({ response }) =>
    response(200).json({ good: other, users: [], images: [], liked_good_ids: [] }),
  );
  const { person } = await open(path, { as, answers: [equal, one, ...counter()] });
  await person.click(await chooseMika());
  for (const code of ['BALL', 'BALL', 'BALL']) scan(code);
  await person.click(await screen.findByText('Add “ボール”'));
  await says('ボール added.');
  expect(screen.getByText('2 items')).toBeInTheDocument();
});

test('what goes out stands apart from what came back', async () => {
  const { person } = await open(path, { as, answers: counter({ permissions: ['return'] }) });
  await person.click(await chooseMika());
  const lend = () => screen.queryByRole('region', { name: /^Items to lend/ });
  const back = () => screen.queryByRole('region', { name: /^Returned items/ });
  expect([lend(), back()].map(Boolean)).toEqual([true, false]);
  await person.click(screen.getByRole('button', { name: 'Return' }));
  scan('BALL');
  await says('ボール: 1 of 3 returned.');
  expect([lend(), back()].map(Boolean)).toEqual([false, true]);
  await person.click(screen.getByRole('button', { name: 'Lend' }));
  scan('BALL');
  await says('ボール added.');
  expect(within(lend() as HTMLElement).getByText('1 item')).toBeInTheDocument();
  expect(within(back() as HTMLElement).getByText(/1 of 3/)).toBeInTheDocument();
});

test('codes that are read faster than they are looked up count one by one', async () => {
  const { person } = await open(path, { as, answers: counter() });
  await person.click(await chooseMika());
  for (const code of ['BALL', 'BALL']) scan(code);
  await says('ボール: 2 of 2.');
});

test('what was picked by its name is a booking of the counter, and not of a scan', async () => {
  const { person } = await open(path, { as, answers: counter() });
  await person.click(await chooseMika());
  type('ボー');
  await person.click(await screen.findByRole('option', { name: /ボール/ }));
  await person.click(await screen.findByText('Lend 1'));
  await says('1 lent to 美香.');
  const [{ body } = { body: undefined }] = writes();
  expect(body).toMatchObject({ good_id: GOOD_ID, user_id: MEMBER_ID });
  expect(body).not.toHaveProperty('scanned_code');
});

test('each read takes back one piece in one row, and undoing it puts all of them out again', async () => {
  const { person } = await open(path, { as, answers: counter({ permissions: ['return'] }) });
  await chooseMika();
  for (const code of ['BALL', 'BALL']) scan(code);
  await says('ボール: 2 of 3 returned.');
  await person.click((await inRow()).getByText('Undo'));
  await says('ボール is out again.');
  expect(writes().map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE', 'DELETE']);
});

test('pieces come back one by one or all, and are out again by a press', async () => {
  const { person } = await open(path, { as, answers: counter({ permissions: ['return'] }) });
  await chooseMika();
  scan('BALL');
  await says('ボール: 1 of 3 returned.');
  await person.click((await inRow()).getByLabelText('More'));
  await says('ボール: 2 of 3 returned.');
  await person.click((await inRow()).getByText('Return all 3'));
  await says('ボール: 3 of 3 returned.');
  expect(screen.getByText('Returned')).toBeInTheDocument();
  await person.click((await inRow()).getByText('Undo'));
  await says('ボール is out again.');
  expect(screen.queryByRole('group', { name: 'ボール' })).toBeNull();
  const at = `/bookings/${BOOKED}/return`;
  expect(writes()).toEqual([
    { method: 'POST', path: at, body: { quantity: 1 } },
    { method: 'POST', path: at, body: { quantity: 1 } },
    { method: 'POST', path: at, body: undefined },
    ...Array(3).fill({ method: 'DELETE', path: at, body: undefined }),
  ]);
});

test('a part of a name lists what it may mean with what is free, and the arrow keys choose', async () => {
  const { person } = await open(path, { as, answers: counter() });
  await person.click(await chooseMika());
  type('ボー');
  const option = await screen.findByRole('option', { name: /ボール/ });
  expect(await within(option).findByText('2 free')).toBeInTheDocument();
  fireEvent.keyDown(wedge(), { key: 'ArrowDown' });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(wedge()).toHaveAttribute('aria-activedescendant', option.id);
  fireEvent.submit(wedge().form as HTMLFormElement);
  await says('ボール added.');
  expect(wedge()).toHaveValue('');
  const asked = calls.flatMap(({ path: to }) => (to.startsWith('/goods?') ? [decodeURIComponent(to)] : []));
  expect(asked.some((to) => to.includes('match=ボー'))).toBe(true);
});

test('the switch says what scanning does, whoever stands there', async () => {
  const { person } = await open(path, { as, answers: counter({ permissions: ['return'] }) });
  await chooseMika();
  await person.click(screen.getByRole('button', { name: 'Lend' }));
  scan('BALL');
  await says('ボール added.');
  expect(writes()).toEqual([]);
  await person.click(await chooseMika());
  await person.click(screen.getByRole('button', { name: 'Return' }));
  scan('BALL');
  await says('ボール: 1 of 3 returned.');
  expect(writes()).toHaveLength(1);
});

test.each([
  ['the owner', ['edit', 'list_members'], true],
  ['a manager of the owner', ['add_goods', 'list_members'], true],
  ['a group owner', ['leave', 'edit', 'list_members', 'manage_members'], true],
  ['a member', ['leave', 'see_goods'], false],
])('the counter and %s', async (_who, permissions, stands) => {
  const groups = http.get('/groups', ({ response }) =>
    response(200).json({ groups: [group({ permissions })], users: [], meta: meta(1) }),
  );
  await open(path, { answers: [groups, ...counter()] });
  if (stands) expect(await screen.findByText('Who is borrowing?')).toBeInTheDocument();
  else expect(await screen.findByText('You don’t manage a group')).toBeInTheDocument();
});
