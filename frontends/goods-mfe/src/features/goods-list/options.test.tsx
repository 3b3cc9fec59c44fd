import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { open, screens } from '../../../../test/screens/open-screen';
import { here } from '../../../../test/screens/page';
import { calls } from '../../../../test/screens/server';

screens();

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const asked = () => calls.filter(({ path }) => path.startsWith('/goods?')).at(-1)?.path;

faces('the views of the lists', { path: '/display_options', shows: 'Two weeks' });
faces('the orders of the lists', { path: '/sort_options', shows: 'Recently booked' });

test('another order is chosen over the list, which stays and is asked for again', async () => {
  const { person, store } = await open('/search?match=カ#top');
  const link = await screen.findByRole('link', { name: 'Order Newest' });
  const list = document.querySelector('main section');
  await person.click(link);
  expect(window.location.pathname).toBe('/sort_options');
  const orders = await sheet('Order');
  expect(orders.getByRole('button', { name: 'Newest' })).toHaveFocus();
  expect(orders.getByRole('button', { name: 'Newest' })).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelector('main section')).toBe(list);
  await person.tab();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(decodeURI(here())).toBe('/search?match=カ&sort=popular&filter=all&view=list'));
  expect(store.getState().prefs.sort).toBe('popular');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.querySelector('main section')).toBe(list);
  await waitFor(() => expect(asked()).toContain('sort=popular'));
  expect(screen.getByRole('link', { name: 'Order Popular' })).toHaveFocus();
});

test('an order is left as it was by Close, which leads back to the list', async () => {
  const { person, store } = await open('/search?match=x');
  await person.click(await screen.findByRole('link', { name: 'Order Newest' }));
  await person.click((await sheet('Order')).getByText('Close'));
  await waitFor(() => expect(here()).toBe('/search?match=x&sort=latest&filter=all&view=list'));
  expect(store.getState().prefs.sort).toBe('latest');
});

test('after a direct visit the choice of a view closes to Home, where it counts', async () => {
  const { person, store } = await open('/display_options');
  const views = await sheet('View');
  expect(views.getAllByRole('button', { pressed: false })).toHaveLength(4);
  await person.click(views.getByText('Pictures'));
  await waitFor(() => expect(here()).toBe('/home'));
  expect(store.getState().prefs.view).toBe('icon');
  expect(await screen.findByRole('button', { name: 'Pictures' })).toHaveAttribute('aria-pressed', 'true');
});

test('a visitor who opens the choice directly is asked to sign in', async () => {
  await open('/display_options', { as: null });
  await waitFor(() => expect(here()).toBe('/sign_in'));
});
