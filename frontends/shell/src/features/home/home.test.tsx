import { screen } from '@testing-library/react';
import { GROUP_ID, lender } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { ours } from '../../../../test/screens/ours';
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
  expect((await screen.findAllByText('Page not found'))[0]).toBeInTheDocument();
  expect(shelves()).toEqual([]);
});

test('people who lend have today as the first tab and in the menu, and others have not', async () => {
  const { person } = await open('/home', { as: lender(), answers: ours() });
  const today = await screen.findByRole('link', { name: 'Today' });
  expect(today).toHaveAttribute('href', '/today');
  expect(today.parentElement?.firstElementChild).toBe(today);
  await person.click(document.querySelector('.hd-nav .menu button') as HTMLElement);
  expect(await screen.findByRole('menuitem', { name: 'Today' })).toBeInTheDocument();
});

test('who lends nothing has no tab for today, and nobody asks for their goods', async () => {
  await open('/home');
  await screen.findByRole('link', { name: 'All' });
  expect(screen.queryByRole('link', { name: 'Today' })).toBeNull();
  expect(shelves().filter((path) => path.includes('owner_id'))).toEqual([]);
});
