import { queryClient } from '@kashikari/web-kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http as plain } from 'msw';
import { drawPictures, pngFile } from '../../../../../packages/web-kit/test/pictures';
import { type Good, GOOD_ID, good, group, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, writes } from '../../../../test/screens/server';

screens();

const path = '/goods/new';
const groups = http.get('/groups', ({ response }) =>
  response(200).json({
    groups: [group({ permissions: ['edit', 'add_goods'] })],
    users: [lender()],
    meta: meta(1),
  }),
);
const whole = (fields: Partial<Good>) => ({
  good: good({ permissions: ['book', 'edit'], ...fields }),
  users: [],
  images: [],
  liked_good_ids: [],
});
const registers = http.post('/goods', ({ response }) => response(201).json(whole({ title: '脚立' })));
const typeName = async (name = '脚立') =>
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: name } });

/** Simulates a reload of the page: only the data stored on the device remains. */
function leavePage(): void {
  cleanup();
  queryClient.clear();
}

const kept = () => Object.keys(localStorage).filter((key) => key.includes('.creating_goods'));

test('what was typed is there after a reload, says since when, and is discarded by one press', async () => {
  const { person } = await open(path, { answers: [groups] });
  await typeName();
  fireEvent.click(await screen.findByLabelText('ひまわり文庫'));
  await waitFor(() => expect(kept()).toHaveLength(1));
  leavePage();

  await open(path, { answers: [groups] });
  expect(await screen.findByLabelText('Name')).toHaveValue('脚立');
  expect(await screen.findByLabelText('ひまわり文庫')).toHaveAttribute('aria-checked', 'true');
  expect(screen.getByText(/^Your draft from \d\d:\d\d$/)).toBeInTheDocument();
  await person.click(screen.getByText('Discard'));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.queryByText(/^Your draft/)).toBeNull();
  await waitFor(() => expect(kept()).toEqual([]));
});

test('what was typed is there after the back button, and gone once it is registered', async () => {
  const { person } = await open('/home', { answers: [groups, registers] });
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await typeName();
  fireEvent.click(await screen.findByLabelText('ひまわり文庫'));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  window.history.forward();
  expect(await screen.findByLabelText('Name')).toHaveValue('脚立');
  await person.click(screen.getByText('Add item'));
  expect(await screen.findByText('“脚立” added.')).toBeInTheDocument();
  expect(kept()).toEqual([]);
});

test('on a shared device nothing is kept, which is said, and leaving asks', async () => {
  localStorage.setItem('kashikari.prefs', JSON.stringify({ idleMinutes: 5 }));
  const { person } = await open(path, { answers: [groups] });
  await typeName();
  expect(screen.getByText(/^This is a shared device/)).toBeInTheDocument();
  await person.click(screen.getAllByText('Home')[0]!);
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  expect(window.location.pathname).toBe(path);
  expect(kept()).toEqual([]);
});

test('a picture of a draft is shown again from where it was sent', async () => {
  drawPictures();
  const id = idOf(41);
  const signs = http.get('/images/s3_presigned_url', ({ response }) =>
    response(200).json({ image_id: id, url: '/files/uploads/1', public_url: '/files/1.webp' }),
  );
  const takes = plain.put('/files/uploads/:at', () => new Response(null, { status: 200 }));
  await open(path, { answers: [signs, takes, groups] });
  const files = [pngFile('a.png')];
  fireEvent.change(await screen.findByTestId('pictures'), { target: { files } });
  expect(await screen.findByAltText('Picture 1')).toHaveAttribute('src', 'blob:picture');
  leavePage();

  const { person } = await open(path, { answers: [groups] });
  expect(await screen.findByAltText('Picture 1')).toHaveAttribute(
    'src',
    expect.stringContaining('/files/1.webp'),
  );
  await person.click(screen.getByLabelText('Remove picture 1'));
  await waitFor(() => expect(kept()).toEqual([]));
});

const edit = `/goods/${GOOD_ID}/edit`;
const stored = (fields: Partial<Good>) => [
  groups,
  http.get('/goods/{id}', ({ response }) => response(200).json(whole(fields))),
  http.patch('/goods/{id}', ({ response }) => response(200).json(whole({ ...fields, title: '望遠カメラ' }))),
];

test('a change that was not saved is there again, for its good only, and gone once it is saved', async () => {
  await open(edit, { answers: stored({}) });
  await typeName('望遠カメラ');
  leavePage();

  const { person } = await open(edit, { answers: stored({ location: '棚9' }) });
  expect(await screen.findByLabelText('Name')).toHaveValue('望遠カメラ');
  expect(screen.getByLabelText(/^Location/)).toHaveValue('棚9');
  expect(screen.getByText(/^Your draft from \d\d:\d\d$/)).toBeInTheDocument();
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Item saved.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'PATCH', path: `/goods/${GOOD_ID}`, body: { title: '望遠カメラ' } }]);
  expect(Object.keys(localStorage).filter((key) => key.includes('editing_good'))).toEqual([]);
});
