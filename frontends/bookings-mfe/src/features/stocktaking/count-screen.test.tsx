import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import {
  GOODS,
  LANTERN_ID,
  PAST_ID,
  PERIOD_ID,
  TRIPOD_ID,
  count,
  stock,
} from '../../../../test/screens/counts';
import { GROUP_ID, MEMBER_ID, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { scannedGoods } from '../../../../test/screens/scanned';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const PATH = '/-/himawari/stocktaking/create';
const as = lender();
const codes = scannedGoods((code) => GOODS.find(({ management_id: id }) => id === code));
const counts = http.post('/stocktakings', ({ response }) => response(201).json({ stocktaking: count() }));
const nothingFound = http.get('/goods', ({ response }) =>
  response(200).json({ goods: [], users: [], images: [], liked_good_ids: [], meta: meta(0) }),
);
const answers = [counts, codes, nothingFound, ...stock()];

const field = () => screen.getByLabelText<HTMLInputElement>('Next item: number or name');
const pieces = () => screen.getByLabelText<HTMLInputElement>('Pieces here');
async function read(code: string): Promise<void> {
  await screen.findByLabelText('Next item: number or name');
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.submit(field().form as HTMLFormElement);
}
const card = (name: string) => screen.findByRole('region', { name });
const sent = () => writes().map(({ body }) => body as Record<string, unknown>);
const save = () => fireEvent.submit(pieces().form as HTMLFormElement);

test('one thing is counted after the other: number, Enter, and the field waits for the next code', async () => {
  await open(PATH, { as, answers });
  await waitFor(() => expect(field()).toHaveFocus());
  await read('KT-001');
  const tripod = await card('三脚');
  await waitFor(() => expect(pieces()).toHaveFocus());
  await within(tripod).findByText('Registered 5, out 0');
  expect(within(tripod).getByText('4 more expected')).toBeInTheDocument();
  fireEvent.change(pieces(), { target: { value: '５' } });
  expect(within(tripod).getByText('Matches')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText(/^Place/), { target: { value: 'ホール' } });
  save();
  await screen.findByText('“三脚”: 5 pieces recorded.');
  await waitFor(() => expect(field()).toHaveFocus());
  expect(window.location.pathname).toBe(PATH);
  await read('KT-003');
  await card('ランタン');
  // The place is preserved, since the next good is probably there.
  expect(screen.getByLabelText(/^Place/)).toHaveValue('ホール');
  expect(sent()).toEqual([
    {
      ...{
        group_id: GROUP_ID,
        period_id: PERIOD_ID,
        good_id: TRIPOD_ID,
        actual_quantity: 5,
        place: 'ホール',
      },
      ...{
        scan_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        counted_at: expect.stringMatching(/^2031-05-14T01:00/),
      },
    },
  ]);
});

test('a failed save keeps what was typed, and the repeat bears the same scan; another number is another count', async () => {
  let fails = 2;
  const failing = http.post('/stocktakings', ({ response }) =>
    fails-- > 0 ? response.untyped(refusal('internal', 500)) : response(201).json({ stocktaking: count() }),
  );
  await open(`${PATH}/${TRIPOD_ID}?period=${PERIOD_ID}`, { as, answers: [failing, ...answers] });
  await card('三脚');
  fireEvent.change(pieces(), { target: { value: '3' } });
  const tries = async (more: number) => {
    const before = sent().length;
    save();
    await waitFor(() => expect(sent().length).toBeGreaterThanOrEqual(before + more));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Record' })).toBeEnabled());
  };
  await tries(1);
  await screen.findByRole('alert');
  expect(pieces()).toHaveValue('3');
  fails = 1;
  await tries(1);
  fireEvent.change(pieces(), { target: { value: '2' } });
  await tries(1);
  const ids = sent().map(({ actual_quantity: quantity, scan_id: id }) => [quantity, id]);
  const [first] = ids.filter(([quantity]) => quantity === 3).map(([, id]) => id);
  expect(ids.filter(([quantity]) => quantity === 3).every(([, id]) => id === first)).toBe(true);
  expect(ids.at(-1)).toEqual([2, expect.not.stringMatching(String(first))]);
});

test('the same code again is one more, and the next code that a scanner types into the number saves before it leads on', async () => {
  await open(PATH, { as, answers });
  await read('KT-001');
  await card('三脚');
  for (let time = 0; time < 2; time += 1) {
    fireEvent.change(pieces(), { target: { value: 'KT-001' } });
    save();
  }
  await waitFor(() => expect(pieces()).toHaveValue('3'));
  expect(writes()).toEqual([]);
  fireEvent.change(pieces(), { target: { value: 'KT-003' } });
  save();
  await card('ランタン');
  expect(sent()).toMatchObject([{ good_id: TRIPOD_ID, actual_quantity: 3 }]);
  expect(pieces()).toHaveValue('1');
});

test('an item that was opened from a list is not counted by reading another one', async () => {
  await open(`${PATH}/${TRIPOD_ID}`, { as, answers });
  await card('三脚');
  await read('KT-003');
  await card('ランタン');
  expect(writes()).toEqual([]);
});

test('− and + change the number, which is never below 0, and what should be there is one press', async () => {
  const { person } = await open(`${PATH}/${TRIPOD_ID}`, { as, answers });
  const tripod = await card('三脚');
  await person.click(within(tripod).getByRole('button', { name: 'One less' }));
  expect(within(tripod).getByRole('button', { name: 'One less' })).toBeDisabled();
  expect(pieces()).toHaveValue('0');
  await person.click(within(tripod).getByRole('button', { name: 'One more' }));
  await person.click(await within(tripod).findByRole('button', { name: 'Set to 5' }));
  expect(pieces()).toHaveValue('5');
});

test('of the counts of an item the newest of each place is in use; one is deleted after a question', async () => {
  const removes = http.delete('/stocktakings/{id}', () => new HttpResponse(null, { status: 204 }) as never);
  const older = count({
    id: idOf(423),
    actual_quantity: 6,
    counted_at: '2031-05-14T00:10:00Z',
    counted_by: MEMBER_ID,
  });
  const { person } = await open(`${PATH}/${TRIPOD_ID}`, {
    as,
    answers: [removes, counts, codes, ...stock({ counts: [count(), older] })],
  });
  const tripod = await card('三脚');
  const rows = within(await within(tripod).findByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('4 pieces・You・ホール In use'),
    expect.stringContaining('6 pieces・美香・ホール Replaced by a newer count'),
  ]);
  await person.click(within(rows[0]!).getByRole('button', { name: /^Delete count of .*You$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The count before it is used again. This can’t be undone.')).toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Delete count' }));
  await screen.findByText('Count deleted.');
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /stocktakings/${idOf(421)}`,
  ]);
});

test('an unknown code is registered or put on an item of the group first, and counted afterwards', async () => {
  const unknown = http.post('/scans/resolve', ({ response }) =>
    response(200).json({
      scan: {
        ...{
          kind: 'unknown',
          normal: 'XX-9',
          good_id: null,
          group_id: null,
          user_id: null,
          booking_id: null,
        },
        ...{ candidates: [], actions: ['register', 'attach', 'search'], code: null },
      },
      ...{ goods: [], bookings: [], users: [], groups: [], images: [] },
    }),
  );
  const { person } = await open(PATH, { as, answers: [unknown, nothingFound, ...stock()] });
  await read('XX-9');
  expect(await screen.findByText('Unknown code')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    `/goods/new?group=${GROUP_ID}&code=XX-9&count=${PERIOD_ID}`,
  );
  expect(screen.getByRole('link', { name: 'Attach to an item' })).toHaveAttribute(
    'href',
    `/goods/attach?group=${GROUP_ID}&code=XX-9&count=${PERIOD_ID}`,
  );
  await person.click(screen.getByRole('button', { name: 'Scan another code' }));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(screen.queryByText('Unknown code')).toBeNull();
});

test('a part of a title finds items to choose from', async () => {
  const found = http.get('/goods', ({ response }) =>
    response(200).json({ goods: GOODS, users: [], images: [], liked_good_ids: [], meta: meta(3) }),
  );
  const { person } = await open(PATH, { as, answers: [found, ...answers] });
  await read('ラン');
  await person.click(await screen.findByRole('link', { name: 'ランタン' }));
  await card('ランタン');
  expect(window.location.pathname).toBe(`${PATH}/${LANTERN_ID}`);
});

test('a member card is no item: it is said, and its secret never stands in the address or in a call', async () => {
  await open(PATH, { as, answers });
  await read('http://localhost/auth_tokens/top-secret');
  await screen.findByText('That is a member card. Scan the code of an item.');
  expect(window.location.href).not.toContain('top-secret');
  expect(calls.filter(({ path }) => path === '/scans/resolve')).toEqual([]);
});

test('nothing is counted for a period that is closed', async () => {
  await open(`${PATH}?period=${PAST_ID}`, { as, answers });
  await screen.findByText(/“2030 秋” is closed/);
  expect(screen.queryByLabelText('Next item: number or name')).toBeNull();
});
