import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, LENDER_ID, lender } from '../../../../test/screens/fixtures';
import { groupAt, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { savedFiles } from '../../../../test/screens/page';
import { calls, http } from '../../../../test/screens/server';

screens();
afterEach(() => jest.restoreAllMocks());

const path = '/goods/new/import_select';
const as = lender();
const own = [
  groupAt(ownGroup()),
  http.get('/groups', ({ response }) =>
    response(200).json({
      groups: [ownGroup()],
      users: [as],
      meta: { page: 1, per_page: 100, total: 1, next_page: null },
    }),
  ),
];
const way = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

faces('the ways to add goods', { path, as, answers: own, shows: 'One at a time' });

test('each way leads to its screen, and the group of the address goes along', async () => {
  await open(`${path}?group=himawari`, { as, answers: own });
  expect(await screen.findByText('They are added to “ひまわり文庫”.')).toBeInTheDocument();
  expect(await way(/One at a time/)).toBe(`/goods/new?group=${GROUP_ID}`);
  expect(await way(/Books by ISBN/)).toBe(`/goods/new/isbn_import?group=${GROUP_ID}`);
  expect(await way(/From a sheet/)).toBe(`/goods/new/csv_import?group=${GROUP_ID}`);
  expect(await way(/Change many/)).toBe('/goods/edit/csv_import');
  expect(await way(/already have/)).toBe('/-/himawari/goods_picker');
});

test('without a group the goods that one has are those of the account', async () => {
  await open(path, { as, answers: own });
  expect(await way(/already have/)).toBe(`/users/${LENDER_ID}/goods_picker`);
  expect(await way(/One at a time/)).toBe('/goods/new');
});

test('a template is saved with headings in the language of the screen and the chosen encoding', async () => {
  const files = savedFiles();
  const template = plain.get('*/imports/template', () =>
    HttpResponse.text('名前\r\n', { headers: { 'content-type': 'text/csv' } }),
  );
  const { person } = await open(path, { as, locale: 'ja-Hira', answers: [template, ...own] });
  await person.click(await screen.findByLabelText('みほんを とって おく'));
  await person.click(screen.getByText(/^Shift_JIS/));
  await waitFor(() => expect(files).toEqual(['ものの みほん.csv']));
  const asked = calls.find(({ path: to }) => to.startsWith('/imports/template'))?.path;
  expect(asked).toBe('/imports/template?encoding=cp932&headings=ja');
});

test.each([path, '/goods/new/csv_import', '/goods/new/isbn_import', '/goods/edit/csv_import'])(
  'a visitor of %s signs in first',
  async (to) => {
    await open(to, { as: null });
    await waitFor(() => expect(window.location.pathname).toBe('/sign_in'));
  },
);
