import { screen, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, GROUP_ID, good, group, idOf, lender, meta } from '../../../../test/screens/fixtures';
import {
  type Folder,
  answerDialog,
  choose,
  folder,
  foreignGroup,
  groupAt,
  ownGroup,
} from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const LENSES = idOf(51);
const both = [folder(), folder({ id: idOf(52), title: '三脚', place: 1, goods_count: 0 })];
const path = '/-/himawari/edit/folders';
const fill = `/-/himawari/goods_picker?folder=${LENSES}`;
const pick = `/-/himawari/folder_picker?good=${GOOD_ID}`;
const list = '/-/himawari/folder_picker';
const as = lender();

/** Folders as they are until something is done; the camera is in none of them. */
function folders(first: Folder[] = both) {
  let there = first;
  const inside = new Set<string>();
  return [
    groupAt(ownGroup()),
    http.get('/folders', ({ query, response }) =>
      response(200).json({
        folders: query.get('good_id') ? there.filter(({ id }) => inside.has(id)) : there,
      }),
    ),
    http.get('/goods', ({ query, response }) => {
      const named = query.get('folder');
      const goods = !named || inside.has(named) ? [good()] : [];
      return response(200).json({
        ...{ goods, users: [lender()], images: [], liked_good_ids: [], meta: meta(goods.length) },
      });
    }),
    http.post('/folders', async ({ request, response }) => {
      const { title } = await request.json();
      there = [...there, folder({ id: idOf(53), title, place: there.length, goods_count: 0 })];
      return response(201).json({ folder: there[0]! });
    }),
    http.patch('/folders/{id}', async ({ params, request, response }) => {
      const { title, place, add_good_ids, remove_good_ids } = await request.json();
      if (add_good_ids) inside.add(String(params.id));
      if (remove_good_ids) inside.delete(String(params.id));
      there = there.map((one) => (one.id === params.id ? { ...one, title: title ?? one.title } : one));
      if (place !== undefined) {
        const rest = there.filter(({ id }) => id !== params.id);
        rest.splice(
          place,
          0,
          there.find(({ id }) => id === params.id)!,
        );
        there = rest.map((one, at) => ({ ...one, place: at }));
      }
      return response(200).json({ folder: there[0]! });
    }),
    http.delete('/folders/{id}', ({ params, response }) => {
      there = there.filter(({ id }) => id !== params.id);
      return response(204).empty();
    }),
  ];
}
const patch = (body: object) => ({ method: 'PATCH', path: `/folders/${LENSES}`, body });

faces('the folders of a group', { path, reads: ['/folders'], as, answers: folders(), shows: 'レンズ' });
faces('the goods of a folder', { path: fill, reads: ['/goods'], as, answers: folders(), shows: 'カメラ' });
faces('the folders of a good', {
  path: pick,
  as,
  answers: folders(),
  shows: 'Which folders?',
});

faces('the folders of a group in a window', {
  path: list,
  as,
  answers: folders(),
  shows: 'Organize',
});

test('a folder is made by its name, which makes room for the next', async () => {
  const { person } = await open(path, { as, answers: folders([]) });
  expect(await screen.findByText('No folders yet')).toBeInTheDocument();
  const name = screen.getByLabelText(/^New folder/);
  expect(screen.getByText('Create')).toBeDisabled();
  await person.click(name);
  await person.paste('電池');
  await person.click(screen.getByText('Create'));
  expect(await screen.findByText('Folder “電池” created.')).toBeInTheDocument();
  expect(name).toHaveValue('');
  expect(await screen.findByText('電池')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: '/folders', body: { group_id: GROUP_ID, title: '電池' } },
  ]);
});

test('a name that is refused stands in its field with why', async () => {
  const refused = http.post('/folders', ({ response }) => response.untyped(refusal('folder.many', 409)));
  const { person } = await open(path, { as, answers: [refused, ...folders()] });
  await person.click(await screen.findByLabelText(/^New folder/));
  await person.paste('電池');
  await person.click(screen.getByText('Create'));
  expect(await screen.findByText('Refused: folder.many')).toBeInTheDocument();
  expect(screen.getByLabelText(/^New folder/)).toHaveValue('電池');
  expect(screen.queryByText(/” created/)).toBeNull();
});

test('a folder is renamed, and put further down and up', async () => {
  const { person } = await open(path, { as, answers: folders() });
  await choose(person, 'Actions for レンズ', 'Rename');
  const name = within(await screen.findByRole('dialog')).getByLabelText('Name');
  await person.clear(name);
  await person.paste('広角');
  await answerDialog(person, 'Save');
  await choose(person, 'Actions for 広角', 'Move down');
  const order = () => screen.getAllByLabelText(/^Actions for/).map((menu) => menu.getAttribute('aria-label'));
  await person.click(screen.getByLabelText('Actions for 広角'));
  expect(await screen.findByText('Move up')).toBeInTheDocument();
  expect(screen.queryByText('Move down')).toBeNull();
  expect(order().at(-1)).toBe('Actions for 広角');
  await person.click(screen.getByText('Move up'));
  expect(writes()).toEqual([patch({ title: '広角' }), patch({ place: 1 }), patch({ place: 0 })]);
});

test('a name that is refused of a folder is said in its window', async () => {
  const refused = http.patch('/folders/{id}', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const { person } = await open(path, { as, answers: [refused, ...folders()] });
  await choose(person, 'Actions for レンズ', 'Rename');
  await answerDialog(person, 'Save');
  expect(await screen.findByText('Refused: forbidden')).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).getByLabelText('Name')).toHaveValue('レンズ');
});

test('a folder is deleted once one has said yes; its goods stay', async () => {
  const { person } = await open(path, { as, answers: folders() });
  await choose(person, 'Actions for レンズ', 'Delete');
  expect(await screen.findByText('The items stay in the group.')).toBeInTheDocument();
  await answerDialog(person, 'Go back');
  expect(writes()).toEqual([]);
  await choose(person, 'Actions for レンズ', 'Delete');
  await answerDialog(person, 'Delete');
  expect(await screen.findByText('Folder “レンズ” deleted.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Actions for レンズ')).toBeNull();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/folders/${LENSES}`, body: undefined }]);
});

test('goods are put into a folder and taken out by their boxes', async () => {
  const { person } = await open(path, { as, answers: folders() });
  await choose(person, 'Actions for レンズ', 'Choose items');
  const camera = await screen.findByRole('checkbox', { name: 'カメラ' });
  expect(camera).not.toBeChecked();
  await person.click(camera);
  await screen.findByRole('checkbox', { name: 'カメラ', checked: true });
  await person.click(screen.getByRole('checkbox', { name: 'カメラ' }));
  await screen.findByRole('checkbox', { name: 'カメラ', checked: false });
  expect(writes()).toEqual([patch({ add_good_ids: [GOOD_ID] }), patch({ remove_good_ids: [GOOD_ID] })]);
});

test('a good that can not be put into a folder is said, and its box stays as it was', async () => {
  const refused = http.patch('/folders/{id}', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const { person } = await open(fill, { as, answers: [refused, ...folders()] });
  await person.click(await screen.findByRole('checkbox', { name: 'カメラ' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused: forbidden');
  expect(screen.getByRole('checkbox', { name: 'カメラ' })).not.toBeChecked();
});

test('a folder that is not there is not found', async () => {
  await open(`/-/himawari/goods_picker?folder=${idOf(99)}`, { as, answers: folders() });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
});

test('a good is put into folders in a window over the group, which leads back to it', async () => {
  const { person } = await open(pick, { as, answers: folders() });
  await person.click(await screen.findByRole('checkbox', { name: 'レンズ' }));
  await screen.findByRole('checkbox', { name: 'レンズ', checked: true });
  await person.click(screen.getByRole('checkbox', { name: 'レンズ' }));
  await screen.findByRole('checkbox', { name: 'レンズ', checked: false });
  expect(writes()).toEqual([patch({ add_good_ids: [GOOD_ID] }), patch({ remove_good_ids: [GOOD_ID] })]);
  await person.click(screen.getByText('Done'));
  expect(window.location.pathname).toBe(`/goods/${GOOD_ID}`);
});

test('the folders stand in a window over the group with their numbers, and each leads to its goods', async () => {
  const { person } = await open(list, { answers: [groupAt(group()), ...folders()] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Folders' }));
  expect(await dialog.findByRole('link', { name: /三脚.*0 items/ })).toBeInTheDocument();
  expect(dialog.queryByLabelText(/^New folder/)).toBeNull();
  await person.click(dialog.getByRole('link', { name: /レンズ.*1 item/ }));
  expect(window.location.pathname + window.location.search).toBe(`/-/himawari?folder=${LENSES}`);
});

test('who edits the group makes a folder in the window, which closes to the group', async () => {
  const { person } = await open(list, { as, answers: folders([]) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Folders' }));
  expect(await dialog.findByText('No folders yet')).toBeInTheDocument();
  await person.click(dialog.getByLabelText(/^New folder/));
  await person.paste('電池');
  await person.click(dialog.getByText('Create'));
  expect(await dialog.findByRole('link', { name: /電池/ })).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: '/folders', body: { group_id: GROUP_ID, title: '電池' } },
  ]);
  await person.click(dialog.getByText('Close'));
  expect(window.location.pathname).toBe('/-/himawari');
});

test('who does not see the goods of the group finds no folders', async () => {
  await open(list, { answers: [groupAt(foreignGroup()), ...folders()] });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
});
