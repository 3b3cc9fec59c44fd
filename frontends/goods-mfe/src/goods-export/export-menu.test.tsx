import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { GROUP_ID, LENDER_ID, OWN_GOOD, type Good, good, lender, meta } from '../../../test/screens/fixtures';
import { savedFiles } from '../../../test/screens/page';
import { open, screens } from '../../../test/screens/open-screen';
import { calls, http, refusal } from '../../../test/screens/server';

screens();
afterEach(() => jest.restoreAllMocks());

const as = lender();
const listing = (fields: Partial<Good> = {}) =>
  http.get('/goods', ({ response }) =>
    response(200).json({
      ...{ goods: [good(fields)], users: [as], images: [], liked_good_ids: [], meta: meta(1) },
    }),
  );

/** Answers exports with a file, and records the query of each. */
function exporting() {
  const asked: Record<string, string>[] = [];
  const answer = plain.get('*/goods/export', ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return HttpResponse.text('名前\r\n', { headers: { 'content-type': 'text/csv' } });
  });
  return { asked, answer };
}

test('the goods of an account are saved with the search and the filters of the table, in the chosen encoding', async () => {
  const files = savedFiles();
  const { asked, answer } = exporting();
  const { person } = await open(`/users/${LENDER_ID}/goods_picker`, {
    as,
    answers: [answer, listing({ permissions: OWN_GOOD })],
  });
  await person.type(await screen.findByLabelText('Search by name or number'), 'カメラ');
  await person.selectOptions(screen.getByLabelText('Group'), GROUP_ID);
  await waitFor(() => expect(calls.some(({ path }) => /match=.*group_id=/.test(path))).toBe(true));
  await person.click(screen.getAllByLabelText('Save as CSV')[0]!);
  await person.click(screen.getByText('Shift_JIS (older Excel)'));
  await waitFor(() => expect(files).toEqual(['items.csv']));
  expect(asked).toEqual([
    { owner_id: LENDER_ID, match: 'カメラ', group_id: GROUP_ID, headings: 'en', encoding: 'cp932' },
  ]);
});

test('in hiragana a list that has goods of the caller is saved with Japanese headings', async () => {
  const files = savedFiles();
  const { asked, answer } = exporting();
  const { person } = await open('/search?match=カメラ', {
    as,
    locale: 'ja-Hira',
    answers: [answer, listing({ permissions: OWN_GOOD })],
  });
  await person.click(await screen.findByLabelText('CSVで とって おく'));
  await person.click(screen.getByText(/^UTF-8/));
  await waitFor(() => expect(files).toEqual(['もの.csv']));
  expect(asked).toEqual([{ match: 'カメラ', headings: 'ja', encoding: 'utf-8' }]);
});

test('an export that is refused is said, and the menu can be opened again', async () => {
  const no = http.get('/goods/export', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const { person } = await open('/search?match=カメラ', {
    as,
    answers: [no, listing({ permissions: OWN_GOOD })],
  });
  await person.click(await screen.findByLabelText('Save as CSV'));
  await person.click(screen.getByText(/^UTF-8/));
  expect(await screen.findByText('Refused: forbidden')).toBeInTheDocument();
  expect(screen.getByLabelText('Save as CSV')).toBeEnabled();
});

test('a list without goods of the caller has nothing to save', async () => {
  await open('/search?match=カメラ', { answers: [listing()] });
  await screen.findByText('カメラ', { selector: 'h3' });
  expect(screen.queryByLabelText('Save as CSV')).toBeNull();
});
