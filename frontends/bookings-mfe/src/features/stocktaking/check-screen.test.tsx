import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  CHECKS,
  LANTERN_ID,
  PAST_ID,
  PERIOD_ID,
  TRIPOD_ID,
  check,
  stock,
} from '../../../../test/screens/counts';
import { GOOD_ID, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';
import { widenWindow } from '../../../../test/screens/wide-window';

screens();
afterEach(() => jest.restoreAllMocks());

const PATH = '/-/himawari/stocktaking/check';
const OPEN = `${PATH}?period=${PERIOD_ID}`;
const CLOSED = `${PATH}?period=${PAST_ID}`;
const as = lender();

type Outcome = { good_id: string; ok: boolean; code: string | null; message: string | null; params: null };
const outcome = (id: string, message: string | null = null): Outcome => ({
  ...{ good_id: id, ok: message === null, params: null },
  ...{ code: message && 'stocktaking.choice', message },
});
const settles = (...outcomes: Outcome[]) =>
  http.post('/stocktaking_periods/{id}/settle', ({ response }) => response(200).json({ outcomes }));

const rowOf = async (title: string) =>
  (await screen.findByText(title)).closest<HTMLElement>('li, tr') as HTMLElement;

test('each item says what is expected, what was counted, by whom and when', async () => {
  await open(OPEN, { as, answers: stock() });
  const tripod = await rowOf('三脚');
  expect(tripod).toHaveTextContent('三脚1 missingYou 00:55');
  expect(tripod).toHaveTextContent('Counted 4/ Expected 5');
  expect(await rowOf('ランタン')).toHaveTextContent('Not counted');
  expect(await rowOf('カメラ')).toHaveTextContent('Booked out, but here (+1)');
  // A press counts it again, as long as the period is open.
  expect(within(tripod).getByRole('link')).toHaveAttribute(
    'href',
    `/-/himawari/stocktaking/create/${TRIPOD_ID}?period=${PERIOD_ID}`,
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a state and a place narrow the rows, stand in the address, and ask the server once each', async () => {
  const { person } = await open(OPEN, { as, answers: stock() });
  await person.click(await screen.findByRole('button', { name: 'Missing 1' }));
  await waitFor(() => expect(screen.queryByText('ランタン')).toBeNull());
  fireEvent.change(await screen.findByLabelText('Place'), { target: { value: '倉庫' } });
  await waitFor(() => expect(calls.at(-1)?.path).toContain('place='));
  expect(window.location.search).toBe(`?period=${PERIOD_ID}&state=short&place=${encodeURIComponent('倉庫')}`);
  const asked = calls.filter(({ path }) => path.startsWith('/stocktakings/check'));
  expect(asked).toHaveLength(3);
});

test('items to decide about are one press away, with their number', async () => {
  const { person } = await open(CLOSED, {
    as,
    answers: stock({ checks: [...CHECKS.slice(0, 2), check({ good_id: LANTERN_ID, choice: 'left' })] }),
  });
  await person.click(await screen.findByRole('button', { name: 'To settle 2' }));
  await waitFor(() => expect(screen.queryByText('ランタン')).toBeNull());
  expect(screen.getByText('三脚')).toBeInTheDocument();
  expect(window.location.search).toContain('state=undecided');
  expect(calls.at(-1)?.path).toContain('undecided=true');
});

test('ten thousand items come page by page, each by one call', async () => {
  const pages = http.get('/stocktakings/check', ({ request, response }) => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
    const totals = { match: 9_998, short: 2, over: 0, not_scanned: 0, unexpected: 0 };
    return response(200).json({
      ...{ checks: [check({ good_id: idOf(1_000 + page) })], date: null, totals, goods: [], users: [] },
      ...{ undecided: 2, places: [] },
      meta: meta(10_000),
    });
  });
  const { person } = await open(OPEN, { as, answers: [pages, ...stock()] });
  await screen.findByText('Page 1 of 200');
  const before = calls.length;
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Page 2 of 200');
  await waitFor(() => expect(screen.queryByText('Page 1 of 200')).toBeNull());
  // The live stream opens when it may.
  const asked = calls.slice(before).filter(({ path }) => !path.startsWith('/live'));
  expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/stocktakings\/check\?.*page=2/)]);
});

test('an open period settles nothing: it is closed first, which asks', async () => {
  const closes = http.patch('/stocktaking_periods/{id}', ({ response }) =>
    response.untyped(refusal('internal', 500)),
  );
  const { person } = await open(OPEN, { as, answers: [closes, ...stock()] });
  await screen.findByText('3 items to settle');
  await person.click(screen.getByRole('button', { name: 'Close stocktaking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close “2031 春”?' }));
  expect(dialog.getByText('1 item is not counted yet.')).toBeInTheDocument();
});

test('differences of a closed period are settled in bulk; each refused one stays chosen with its own reason', async () => {
  const answers = [settles(outcome(TRIPOD_ID), outcome(GOOD_ID, 'Not that way.')), ...stock()];
  const { person } = await open(CLOSED, { as, answers });
  for (const title of ['三脚', 'カメラ'])
    await person.click(await screen.findByRole('checkbox', { name: title }));
  expect(screen.getByText('2 chosen')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Lost' }));
  await screen.findByText('1 of 2 settled. See the reasons of the others.');
  expect(await rowOf('カメラ')).toHaveTextContent('Not that way.');
  expect(screen.getByRole('checkbox', { name: 'カメラ' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '三脚' })).not.toBeChecked();
  expect(writes()).toEqual([
    {
      ...{ method: 'POST', path: `/stocktaking_periods/${PAST_ID}/settle` },
      body: {
        items: [
          { good_id: TRIPOD_ID, choice: 'lost' },
          { good_id: GOOD_ID, choice: 'lost' },
        ],
      },
    },
  ]);
});

test('what is left as it is needs a reason', async () => {
  const answers = [settles(outcome(LANTERN_ID)), ...stock()];
  const { person } = await open(CLOSED, { as, answers });
  await person.click(await screen.findByRole('checkbox', { name: 'ランタン' }));
  await person.click(screen.getByRole('button', { name: 'Leave with reason' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' 隣の倉庫 ' } });
  await person.click(dialog.getByRole('button', { name: 'Leave' }));
  await screen.findByText('1 settled.');
  expect(writes()[0]?.body).toEqual({
    items: [{ good_id: LANTERN_ID, choice: 'left', reason: '隣の倉庫' }],
  });
});

test('all differences of a page are chosen by one press; what is settled or matches is not among them', async () => {
  const checks = [
    ...CHECKS,
    check({ good_id: idOf(413), state: 'match', difference: 0 }),
    check({ good_id: idOf(414), choice: 'lost', settled_by: lender().id }),
  ];
  const { person } = await open(CLOSED, { as, answers: stock({ checks }) });
  await person.click(await screen.findByRole('button', { name: 'Choose 3 on this page' }));
  expect(screen.getByText('3 chosen')).toBeInTheDocument();
  expect(screen.getByText('Lost', { selector: '.pill' })).toBeInTheDocument();
});

test('in a wide window the panel says what follows from each way, and settles one item', async () => {
  widenWindow();
  const { person } = await open(CLOSED, { as, answers: [settles(outcome(TRIPOD_ID)), ...stock()] });
  await person.click(await screen.findByText('1 missing'));
  const panel = within(screen.getByRole('complementary'));
  await panel.findByText('Counts of this item');
  expect(panel.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Set quantity to 4The quantity becomes the counted pieces plus those that are out.',
    '1 lostThe quantity becomes 4.',
    'Leave it, with a reasonThe quantity stays as it is.',
  ]);
  await person.click(panel.getByLabelText(/^1 lost/));
  await person.click(panel.getByRole('button', { name: 'Settle' }));
  await screen.findByText('1 settled.');
  expect(writes()[0]?.body).toEqual({ items: [{ good_id: TRIPOD_ID, choice: 'lost' }] });
});

test('the whole check is saved as a file', async () => {
  const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { person } = await open(OPEN, { as, answers: stock() });
  await screen.findByText('三脚');
  await person.click(screen.getAllByRole('button', { name: 'Save as CSV' })[0]!);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(calls.map(({ path }) => path)).toContain(
    `/stocktakings/check?group_id=${idOf(11)}&period_id=${PERIOD_ID}&format=csv`,
  );
});
