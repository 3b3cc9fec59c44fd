import { screen } from '@testing-library/react';
import { GROUP_ID } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls } from '../../../../test/screens/server';

screens();

const shelves = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/goods?'));

test('a tab of a group shows the shelf of that group alone', async () => {
  await open('/home/groups/0');
  expect((await screen.findAllByText(/カメラ/)).length).toBeGreaterThan(0);
  expect(shelves().length).toBeGreaterThan(0);
  for (const path of shelves()) expect(path).toContain(GROUP_ID);
});

test.each(['/home/elsewhere', '/home/groups/7'])('%s is a page not found', async (path) => {
  await open(path);
  expect((await screen.findAllByText('This page was not found'))[0]).toBeInTheDocument();
  expect(shelves()).toEqual([]);
});
