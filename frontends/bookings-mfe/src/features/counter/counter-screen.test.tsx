import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  TRIPOD,
  ROOM,
  EQUAL,
  GOODS,
  PEOPLE,
  ken,
  made,
  lent,
  read,
  label,
  wedge,
  says,
  counter,
  scan,
  week,
} from '../../../../test/screens/counter';
import {
  GOOD_ID,
  GROUP_ID,
  booking,
  group,
  idOf,
  inDays,
  lender,
  meta,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { buttonOf } from '../../../../test/screens/page';
import { scannedGoods } from '../../../../test/screens/scanned';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/bookings/counter';
const as = lender();

test('somebody is chosen, things are read, and each goes out for a week and is handed over', async () => {
  const { person } = await open(path, { as, answers: counter() });
  await person.click(await screen.findByText('美香', { selector: '.ctpeople .b' }));
  await says('美香.');
  expect(screen.getByText('Nothing scanned yet')).toBeInTheDocument();
  scan(label(GOOD_ID));
  await says('カメラ added.');
  scan('cam-002');
  await says('cam-002 was not found.');
  scan('CAM-002');
  await says('三脚 added.');
  expect(await screen.findAllByText('until Tue 20 May')).toHaveLength(2);
  await person.click(await screen.findByText('Lend 2'));
  await says('2 lent to 美香.');
  expect(screen.getAllByText('Lent')).toHaveLength(2);
  expect(screen.getByText('All lent')).toBeInTheDocument();
  expect(writes()).toEqual([...read(GOOD_ID), ...read(TRIPOD, 'CAM-002')]);
  await person.click(screen.getByText('Next person'));
  expect(await screen.findByText('Who is borrowing?')).toBeInTheDocument();
  expect(screen.queryByText('カメラ')).toBeNull();
});

test('days are stepped to, what was read is taken off by a press or by Esc, and Enter alone lends', async () => {
  const { person } = await open(path, { as, answers: counter(false) });
  await person.click(await screen.findByText('美香', { selector: '.ctpeople .b' }));
  scan('');
  await says('Nothing here can be lent.');
  expect(document.querySelector('.ctsaid')).toHaveClass('bad');
  for (const id of [GOOD_ID, TRIPOD, EQUAL]) scan(label(id));
  await says('別のカメラ added.');
  expect(document.querySelector('.ctsaid')).not.toHaveClass('bad');
  fireEvent.keyDown(wedge(), { key: 'Escape' });
  expect(screen.queryByText('別のカメラ')).toBeNull();
  await person.click(screen.getByLabelText('Remove 三脚'));
  await person.click(within(screen.getByLabelText('Days')).getByLabelText('More'));
  await screen.findByText('until Wed 21 May');
  expect(wedge()).toHaveFocus();
  scan('');
  await says('1 lent to 美香.');
  // If the lender records no hand-overs, no hand-over is sent.
  const until = { ...week, end_date: inDays(7), scanned_code: label(GOOD_ID) };
  expect(writes()).toEqual(lent(GOOD_ID, until).slice(0, 1));
});

test('what is refused stays with its reason and holds up nobody, and an equal thing goes in its place', async () => {
  const params = { equal_goods: [{ id: EQUAL, title: '別のカメラ' }] };
  const no = http.post('/bookings', async ({ request, response }) => {
    const { good_id } = (await request.clone().json()) as { good_id: string };
    return good_id === GOOD_ID
      ? response.untyped(refusal('booking.unavailable', 409, { params }))
      : undefined;
  });
  const { person } = await open(path, { as, answers: [no, ...counter()] });
  await person.click(await screen.findByText('美香', { selector: '.ctpeople .b' }));
  scan(label(GOOD_ID));
  scan(label(TRIPOD));
  await person.click(await screen.findByText('Lend 2'));
  await says('1 lent to 美香.');
  expect(screen.getByText('It is no longer free on those days.')).toBeInTheDocument();
  expect(screen.queryByText('All lent')).toBeNull();
  await person.click(screen.getByText('Choose “別のカメラ” instead'));
  await person.click(await screen.findByText('Lend 1'));
  expect(await screen.findByText('All lent')).toBeInTheDocument();
  // The equal good was not scanned.
  expect(writes()).toEqual([read(GOOD_ID)[0], ...read(TRIPOD), ...lent(EQUAL)]);
});

test('by the hour it goes out from the running quarter, and what only a scan may book says what was read', async () => {
  const { person } = await open(path, { as, answers: counter() });
  await person.click(await screen.findByText('美香', { selector: '.ctpeople .b' }));
  scan('R-1');
  await person.click(within(await screen.findByLabelText('Hours from now')).getByLabelText('More'));
  await person.click(await screen.findByText('Lend 1'));
  await says('1 lent to 美香.');
  const hours = { start_at: '2031-05-14T01:00:00.000Z', end_at: '2031-05-14T03:00:00.000Z' };
  expect(writes()).toEqual(lent(ROOM, { ...hours, scanned_code: 'R-1' }));
});

test('a thing that is read while nobody stands there is taken back, once, and what is not out says so', async () => {
  let out = [booking({ permissions: ['update'] }), booking({ id: made(GOOD_ID), permissions: ['return'] })];
  const answers = [
    http.get('/bookings', ({ response }) =>
      response(200).json({ bookings: out, goods: [], users: [], meta: meta(out.length) }),
    ),
    http.post('/bookings/{id}/return', ({ response }) => {
      out = [];
      return response(200).json({ booking: booking({ state: 'returned' }) });
    }),
    ...counter(),
  ];
  await open(path, { as, answers });
  await screen.findByText('Who is borrowing?');
  scan('CAM-001');
  await says('カメラ returned.');
  expect(screen.getByText('Returned')).toBeInTheDocument();
  scan('CAM-001');
  await says('カメラ is not out. To lend it, choose the person first.');
  expect(writes()).toEqual([{ method: 'POST', path: `/bookings/${made(GOOD_ID)}/return`, body: undefined }]);
  const [asked = ''] = calls.flatMap(({ path: to }) => (to.startsWith('/bookings?') ? [to] : []));
  expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toMatchObject({
    ...{ good_id: GOOD_ID, sort: 'end_at' },
  });
});

test('a card says who stands there, by its code or its number; others’ and those switched off do not', async () => {
  let found = { ...ken, group_id: idOf(12) };
  const finds = http.post('/auth_tokens/find', ({ response }) =>
    response(200).json({ auth_token: found, auth_tokens: [found], users: PEOPLE }),
  );
  const { person } = await open(path, { as, answers: [finds, ...counter()] });
  await screen.findByText('Who is borrowing?');
  scan(`${window.location.origin}/auth_tokens/secret-1`);
  await says('This card belongs to another group.');
  found = { ...ken, disabled: true };
  scan(`${window.location.origin}/auth_tokens/secret-1`);
  await says('This card is deactivated.');
  expect(screen.getByText('Who is borrowing?')).toBeInTheDocument();
  found = ken;
  scan(`${window.location.origin}/auth_tokens/secret-1`);
  await says('健.');
  expect(screen.getByText('健', { selector: 'h2' })).toBeInTheDocument();
  await person.click(buttonOf('Choose someone else'));
  await screen.findByText('Who is borrowing?');
  scan('7');
  await says('健.');
  const body = { jti: 'secret-1' };
  expect(writes()).toEqual(Array(3).fill({ method: 'POST', path: '/auth_tokens/find', body }));
});

test('a part of a name narrows the list, and Enter chooses the only one', async () => {
  await open(path, { as, answers: counter() });
  await screen.findByText('健', { selector: '.ctpeople .b' });
  fireEvent.change(wedge(), { target: { value: '誰' } });
  expect(await screen.findByText('No person or item found')).toBeInTheDocument();
  scan('誰');
  await says('誰 was not found.');
  fireEvent.change(wedge(), { target: { value: '健' } });
  await waitFor(() => expect(screen.queryByText('美香')).toBeNull());
  expect(await screen.findByRole('option', { name: /健/ })).toBeInTheDocument();
  scan('健');
  await says('健.');
  expect(writes()).toEqual([]);
});

test('what could not be asked says to scan again, and nothing is on the counter', async () => {
  const no = http.post('/scans/resolve', ({ response }) => response.untyped(refusal('busy', 503)));
  await open(path, { as, answers: [no, ...counter()] });
  await screen.findByText('Who is borrowing?');
  scan('CAM-001');
  await says('That didn’t work. Scan again.');
  expect(screen.queryByText('カメラ')).toBeNull();
});

test('who manages several groups chooses at whose counter they stand; who manages none is told so', async () => {
  const mine = [
    group({ permissions: ['list_members'] }),
    group({ id: idOf(12), name: '第二文庫', slug: 'second', permissions: ['list_members'] }),
    group({ id: idOf(13), name: '他所の会' }),
  ];
  const groups = http.get('/groups', ({ response }) =>
    response(200).json({ groups: mine, users: [], meta: meta(3) }),
  );
  const { person } = await open(`${path}?group=second`, { as, answers: [groups, ...counter()] });
  const of = () => calls.findLast(({ path: to }) => to.startsWith('/memberships?'))?.path;
  await waitFor(() => expect(of()).toContain(`group_id=${idOf(12)}`));
  expect(screen.queryByText('他所の会')).toBeNull();
  await person.selectOptions(screen.getByLabelText('Group'), 'ひまわり文庫');
  await waitFor(() => expect(of()).toContain(`group_id=${GROUP_ID}`));
});

test('who manages no group is told for whom the counter is', async () => {
  await open(path);
  expect(await screen.findByText('You don’t manage a group')).toBeInTheDocument();
  expect(screen.getByText('The counter is for people who manage a group.')).toBeInTheDocument();
});

test('addresses of other sites are neither goods nor cards, and are not asked for as words', async () => {
  await open(path, { as, answers: counter() });
  await screen.findByText('Who is borrowing?');
  for (const address of [
    `https://evil.example/goods/${GOOD_ID}`,
    'https://evil.example/auth_tokens/secret-1',
  ]) {
    scan(address);
    await says(`${address} was not found.`);
  }
  expect(calls.some(({ path: to }) => to === '/auth_tokens/find' || to.startsWith('/goods'))).toBe(false);
});

test('a label is looked up in the group of the counter', async () => {
  const tripod = GOODS.find(({ id }) => id === TRIPOD);
  const address = `${window.location.origin}/q/ABCDEFGHJKL2`;
  const labelled = scannedGoods((code) => (code === address ? tripod : undefined));
  await open(path, { as, answers: [labelled, ...counter()] });
  await screen.findByText('Who is borrowing?');
  scan(address);
  await waitFor(() => expect(calls.some(({ path: to }) => to === '/scans/resolve')).toBe(true));
  const { body } = calls.find(({ path: to }) => to === '/scans/resolve') ?? {};
  expect(body).toMatchObject({ code: address, group_id: expect.any(String) });
});
