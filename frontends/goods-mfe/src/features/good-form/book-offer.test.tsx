import { fireEvent, screen } from '@testing-library/react';
import { lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal } from '../../../../test/screens/server';

screens();

const path = '/goods/new';
const ISBN = '9784003101018';
const groups = http.get('/groups', ({ response }) =>
  response(200).json({ groups: [], users: [lender()], meta: meta(0) }),
);
const book = http.get('/books/{id}', ({ response }) =>
  response(200).json({
    book: {
      ...{
        isbn: ISBN,
        title: 'ふねの図鑑',
        title_reading: 'フネノズカン',
        authors: ['海野 太郎', '山田 花子'],
      },
      ...{ publisher: 'しおかぜ書房', release_date: null, source: 'ndl', credit: '国立国会図書館サーチ' },
      cover_url: 'https://ndlsearch.ndl.go.jp/thumbnail/9784003101018.jpg',
    },
  }),
);
const fails = (code: Parameters<typeof refusal>[0], status: number) =>
  http.get('/books/{id}', ({ response }) => response.untyped(refusal(code, status)));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const openForm = async (answer: Parameters<typeof open>[1]) => {
  await open(path, answer);
  await screen.findByLabelText('Name');
};

test('a typed ISBN offers the book with its source; only empty fields are filled, and can be undone', async () => {
  await openForm({ answers: [groups, book] });
  type(/^Publisher/, '岩波書店');
  type(/^ISBN/, '978-4-00-310101-8');
  expect(await screen.findByText('Book data: 国立国会図書館サーチ')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Fill in empty fields'));
  expect(screen.getByLabelText('Name')).toHaveValue('ふねの図鑑');
  expect(screen.getByLabelText(/^Publisher/)).toHaveValue('岩波書店');
  fireEvent.click(screen.getByText('Undo'));
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('a cover is loaded from the library without a referrer, and left out where it is missing', async () => {
  await openForm({ answers: [groups, book] });
  type(/^ISBN/, ISBN);
  await screen.findByText('Fill in empty fields');
  const cover = document.querySelector('img.gcover')!;
  expect([cover.getAttribute('src'), cover.getAttribute('referrerpolicy')]).toEqual([
    'https://ndlsearch.ndl.go.jp/thumbnail/9784003101018.jpg',
    'no-referrer',
  ]);
  fireEvent.error(cover);
  expect(document.querySelector('img.gcover')).toBeNull();
});

test.each([
  ['books.none', 404, /Refused: books.none/],
  ['books.unavailable', 503, /Refused: books.unavailable/],
] as const)('the form says so: %s', async (code, status, words) => {
  await openForm({ answers: [groups, fails(code, status)] });
  type(/^ISBN/, ISBN);
  expect(await screen.findByText(words)).toBeInTheDocument();
});
