import { screen, waitFor } from '@testing-library/react';
import { open, screens } from '../../../test/screens/open-screen';
import { calls } from '../../../test/screens/server';

screens();

test('the header searches goods for what is typed, and a slash leads into it', async () => {
  const { person } = await open('/tutorial');
  await screen.findByText('Four steps to start lending.');
  await person.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await person.keyboard(' カメラ {Enter}');
  expect(window.location.pathname).toBe('/search');
  expect(new URLSearchParams(window.location.search).get('match')).toBe('カメラ');
  expect((await screen.findAllByText(/カメラ/)).length).toBeGreaterThan(0);
  expect(calls.some(({ path }) => decodeURIComponent(path).includes('match=カメラ'))).toBe(true);
});

test('in a group the header searches the group, and stays in it from search to search', async () => {
  const { person } = await open('/-/camera-club');
  const box = await screen.findByRole('searchbox');
  await person.type(box, '三脚{Enter}');
  const group = () => new URLSearchParams(window.location.search).get('group');
  await waitFor(() => expect(window.location.pathname).toBe('/search'));
  expect(group()).toBe('camera-club');
  await person.type(screen.getByRole('searchbox'), ' 大{Enter}');
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('match')).toBe('三脚 大'));
  expect(group()).toBe('camera-club');
});

test('an address that no screen has is a page not found', async () => {
  await open('/nothing_here');
  expect((await screen.findAllByText('Page not found'))[0]).toBeInTheDocument();
});
