import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GOOD_ID, GROUP_ID, booking, good, group, idOf, inDays, lender, meta } from './fixtures';
import { open, screens } from './open-screen';
import { calls, http, refusal, writes } from './server';

screens();

const LAMP = idOf(22);
const GOODS = [
  good({ quantity: 3, management_id: 'CAM-1' }),
  good({ id: LAMP, title: 'ランプ', management_id: 'LAMP-1' }),
];
const OUT = booking({
  id: idOf(71),
  good_id: GOOD_ID,
  quantity: 2,
  returned_quantity: 0,
  permissions: ['return'],
});

/** Mocks the goods of the codes; any other code is unknown. */
const resolving = (actions: readonly string[], bookings: readonly object[] = []) =>
  http.post('/scans/resolve', async ({ request, response }) => {
    const { code } = await request.clone().json();
    const found = GOODS.find(({ management_id: own }) => own === code.trim());
    const scan = {
      ...{ kind: found ? 'good' : 'unknown', normal: code, good_id: found?.id ?? null, group_id: null },
      ...{ user_id: null, booking_id: null, candidates: [], code: null, actions: found ? actions : [] },
    };
    const related = { goods: found ? [found] : [], bookings, users: [], groups: [], images: [] };
    return response.untyped(Response.json({ scan, ...related }));
  });

async function read(code: string): Promise<void> {
  const field = await screen.findByLabelText('Number or URL on the label');
  fireEvent.change(field, { target: { value: code } });
  fireEvent.submit((field as HTMLInputElement).form as HTMLFormElement);
}
const says = (words: string) => screen.findByText(words, { selector: '[role=status]' });

test('several goods are gathered and borrowed by one press, and one that is refused holds up none', async () => {
  const books = http.post('/bookings', async ({ request, response }) => {
    const { good_id } = await request.clone().json();
    return good_id === LAMP
      ? response.untyped(refusal('booking.unavailable', 409, { params: {} }))
      : response(201).json({ booking: booking({ good_id }) });
  });
  const { person } = await open('/qrcode-scanner', { answers: [resolving(['borrow', 'open']), books] });
  await person.click(await screen.findByText('Borrow several'));
  expect(window.location.search).toBe('?mode=borrow');
  await read('CAM-1');
  await says('“カメラ” added.');
  await read('CAM-1');
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await read('LAMP-1');
  await says('“ランプ” added.');
  await read('NOBODY');
  await says('“NOBODY” was not found.');
  await person.click(screen.getByText('Borrow 2 items from today'));
  await says('1 item borrowed.');
  expect(screen.getByText('Borrowed')).toBeInTheDocument();
  expect(screen.getByText('It is no longer free on those days.')).toBeInTheDocument();
  const week = { start_date: inDays(0), end_date: inDays(6) };
  expect(writes().filter(({ path }) => path === '/bookings')).toEqual(
    [
      { good_id: GOOD_ID, ...week, quantity: 2, scanned_code: 'CAM-1' },
      { good_id: LAMP, ...week, quantity: 1, scanned_code: 'LAMP-1' },
    ].map((body) => ({ method: 'POST', path: '/bookings', body })),
  );
});

test('what cannot be borrowed now is not gathered', async () => {
  await open('/qrcode-scanner?mode=borrow', { answers: [resolving(['book_later'])] });
  await read('CAM-1');
  expect(await screen.findByText(/^“カメラ” can’t be borrowed now\./)).toBeInTheDocument();
  expect(screen.queryByText(/^Borrow \d/)).toBeNull();
});

test('what is borrowed is returned at once, one unit by each read, and is out again by one press', async () => {
  const answers = [
    resolving(['return', 'open'], [OUT]),
    http.post('/bookings/{id}/return', ({ response }) => response(200).json({ booking: booking() })),
    http.delete('/bookings/{id}/return', ({ response }) => response(200).json({ booking: booking() })),
  ];
  const { person } = await open('/qrcode-scanner?mode=return', { answers });
  await read('CAM-1');
  await says('“カメラ” returned.');
  expect(screen.getByText('1 of 2 returned')).toBeInTheDocument();
  await person.click(screen.getByText('Undo'));
  await says('Return of “カメラ” undone.');
  expect(screen.queryByText('1 of 2 returned')).toBeNull();
  const path = `/bookings/${OUT.id}/return`;
  expect(writes()).toEqual([
    { method: 'POST', path, body: { quantity: 1 } },
    { method: 'DELETE', path, body: undefined },
  ]);
});

test('what somebody else has is not returned here', async () => {
  await open('/qrcode-scanner?mode=return', { answers: [resolving(['open'], [OUT])] });
  await read('CAM-1');
  await says('You haven’t borrowed “カメラ”.');
  expect(writes()).toEqual([]);
});

test('who runs a group counts: a code leads to counting its good', async () => {
  const mine = [group({ permissions: ['list_members'] })];
  const groups = http.get('/groups', ({ response }) =>
    response(200).json({ groups: mine, users: [], meta: meta(1) }),
  );
  const { person } = await open('/qrcode-scanner', { as: lender(), answers: [groups, resolving(['count'])] });
  await person.click(await screen.findByText('Count'));
  await read('CAM-1');
  await waitFor(() => expect(window.location.pathname).toBe(`/-/${GROUP_ID}/stocktaking/create/CAM-1`));
});

test('a visitor scans one by one', async () => {
  await open('/qrcode-scanner?mode=borrow', { as: null, answers: [resolving(['open', 'sign_in'])] });
  await read('CAM-1');
  expect(await screen.findByText('Sign in', { selector: '.scres a' })).toBeInTheDocument();
  expect(screen.queryByText('Borrow several')).toBeNull();
  expect(calls.filter(({ path }) => path === '/scans/resolve')).toHaveLength(1);
});
