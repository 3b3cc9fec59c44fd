import { prefsChanged } from '@kashikari/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GOOD_ID } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { calls, http } from '../../../../../test/screens/server';
import { asked, schedules, shelf } from '../../../../../test/screens/shelf';

screens();

const suggested = http.get('/search/suggest', ({ query, response }) =>
  response(200).json({
    suggestions: query.get('q').startsWith('かめ')
      ? [
          { kind: 'good', text: 'ミラーレス一眼カメラ', good_id: GOOD_ID, count: 1 },
          { kind: 'good', text: 'ビデオカメラ', good_id: GOOD_ID, count: 3 },
          { kind: 'tag', text: 'カメラ', good_id: null, count: 1200 },
        ]
      : [],
  }),
);
const answers = [suggested, shelf(), schedules];
const here = () => window.location.pathname + decodeURIComponent(window.location.search);
const field = () => screen.getByRole('searchbox');

test('typing into the header leads to suggestions, in the field that one types in', async () => {
  const { person } = await open('/tutorial', { answers });
  await screen.findByText('Four steps to start lending.');
  await person.keyboard('/かめら');
  const list = within(await screen.findByLabelText('Suggestions'));
  expect(field()).toHaveFocus();
  await waitFor(() => expect(here()).toBe('/search/suggest?q=かめら'));
  await waitFor(() => expect(asked('/search/suggest')).toEqual({ q: 'かめら' }));
  const links = list.getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
  ).toEqual([
    ['ミラーレス一眼カメラItem', `/goods/${GOOD_ID}`],
    ['ビデオカメラItem · 3 items', '/search?match=ビデオカメラ'],
    ['#カメラTag · 1,200 items', '/search?tag=カメラ'],
    ['Search for “かめら”', '/search?match=かめら'],
  ]);
  expect(list.getAllByText('カメラ', { selector: 'mark' })).toHaveLength(3);
});

test('arrows lead through the suggestions and back into the field, Enter searches, Escape leaves', async () => {
  const { person } = await open('/search/suggest?q=かめ', { answers });
  const list = within(await screen.findByLabelText('Suggestions'));
  await waitFor(() => expect(field()).toHaveFocus());
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(list.getAllByRole('link')[1]).toHaveFocus();
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(here()).toMatch(/^\/search\?match=かめ&/));
  await person.type(field(), 'ら');
  await screen.findByLabelText('Suggestions');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(here()).toMatch(/^\/search\?match=かめ&/));
});

test('what was searched for is found again, five at most, and removed one by one or at once', async () => {
  const { person } = await open('/search?match=ア', { answers });
  await screen.findByText('三脚 ×3');
  for (const words of ['イ', 'ウ', 'エ', 'オ', 'カ', 'ウ']) {
    await person.clear(field());
    await person.type(field(), `${words}{Enter}`);
    await waitFor(() => expect(here()).toMatch(`/search?match=${words}&`));
  }
  await person.clear(field());
  const kept = within(await screen.findByRole('region', { name: 'Recent searches' }));
  const rows = () => kept.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(rows()).toEqual(['ウ', 'カ', 'オ', 'エ', 'イ']);
  await person.click(kept.getByLabelText('Remove “オ”'));
  expect(rows()).toEqual(['ウ', 'カ', 'エ', 'イ']);
  await person.click(kept.getByText('Clear all'));
  expect(await screen.findByText('What are you looking for?')).toBeInTheDocument();
});

test('where people share the device, no search is kept', async () => {
  const { person, store } = await open('/search', { answers });
  await screen.findByText('三脚 ×3');
  act(() => void store.dispatch(prefsChanged({ idleMinutes: 5 })));
  await person.type(field(), '三脚{Enter}');
  await waitFor(() => expect(here()).toMatch('/search?match=三脚&'));
  await person.click(field());
  await person.clear(field());
  expect(await screen.findByText('What are you looking for?')).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('kashikari.searches'))).toEqual([]);
});

test('in a group its goods are suggested, and a chip leaves it', async () => {
  const { person } = await open('/search/suggest?q=かめ&group=lab', { answers });
  const list = within(await screen.findByLabelText('Suggestions'));
  expect(asked('/search/suggest')).toEqual({ q: 'かめ', group_id: 'lab' });
  expect(list.getByText('#', { exact: false, selector: '.grow' }).closest('a')).toHaveAttribute(
    'href',
    expect.stringContaining('group=lab'),
  );
  await person.click(await screen.findByLabelText('Remove ひまわり文庫'));
  await waitFor(() => expect(asked('/search/suggest')).toEqual({ q: 'かめ' }));
});

test('where nothing is suggested, all texts can still be searched', async () => {
  await open('/search/suggest?q=ないもの', { answers });
  expect(await screen.findByText('No suggestions for “ないもの”')).toBeInTheDocument();
  expect(screen.getByText('Search for “ないもの”')).toHaveAttribute(
    'href',
    expect.stringContaining('/search?match='),
  );
  expect(calls.some(({ path }) => path.startsWith('/goods?'))).toBe(false);
});
