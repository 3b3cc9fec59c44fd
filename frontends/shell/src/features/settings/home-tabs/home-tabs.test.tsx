import { screen, waitFor, within } from '@testing-library/react';
import { keeping } from '../../../../../test/screens/account';
import { MEMBER_ID, group, idOf, meta, user } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

const path = `/users/${MEMBER_ID}/edit/device`;
const [A, B, C] = [idOf(61), idOf(62), idOf(63)];
const GROUPS = [
  group({ id: A, name: '一組', slug: 'a' }),
  group({ id: B, name: '二組', slug: 'b' }),
  group({ id: C, name: '三組', slug: 'c' }),
];
const groups = http.get('/groups', ({ response }) =>
  response(200).json({ groups: GROUPS, users: [], meta: meta(3) }),
);
const sent = () => writes().map(({ body }) => body);
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Groups' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((name) => name?.endsWith('組'));

test('groups are tabs of Home in the chosen order, and those that were left are skipped', async () => {
  const as = user({ home_group_ids: [C, idOf(69), A] });
  await open('/home', { as, answers: [groups] });
  await waitFor(async () => expect(await tabs()).toEqual(['三組', '一組']));
});

test('groups are moved up and down, and taken out and in, and each press is saved', async () => {
  const as = user({ home_group_ids: [A, B] });
  const { person } = await open(path, { as, answers: [groups, keeping(as)] });
  await person.click(await screen.findByRole('button', { name: 'Move 二組 up' }));
  await person.click(screen.getByLabelText('三組'));
  await person.click(screen.getByLabelText('一組'));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()).toEqual([
    { home_group_ids: [B, A] },
    { home_group_ids: [B, A, C] },
    { home_group_ids: [B, C] },
  ]);
  await person.click(screen.getByRole('button', { name: 'Move 二組 up' }));
  expect(sent()).toHaveLength(3);
});

test('the last tab stays, and what is refused is as it was', async () => {
  const as = user({ home_group_ids: [A] });
  const no = http.patch('/users/{id}', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const { person } = await open(path, { as, answers: [groups, no] });
  expect(await screen.findByLabelText('一組')).toBeDisabled();
  await person.click(screen.getByLabelText('二組'));
  expect(await screen.findByText('Refused: forbidden')).toBeInTheDocument();
  expect(screen.getByLabelText('二組')).not.toBeChecked();
});
