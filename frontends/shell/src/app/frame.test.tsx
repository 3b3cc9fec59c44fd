import { screen } from '@testing-library/react';
import { open, screens } from '../../../test/screens/open-screen';
import { calls } from '../../../test/screens/server';

screens();

test('the header searches goods for what is typed, and a slash leads into it', async () => {
  const { person } = await open('/tutorial');
  await screen.findByText('Four things, and lending begins.');
  await person.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await person.keyboard(' カメラ {Enter}');
  expect(window.location.pathname + decodeURIComponent(window.location.search)).toBe('/search?match=カメラ');
  expect((await screen.findAllByText(/カメラ/)).length).toBeGreaterThan(0);
  expect(calls.some(({ path }) => decodeURIComponent(path).includes('match=カメラ'))).toBe(true);
});

test('an address that no screen has is a page not found', async () => {
  await open('/nothing_here');
  expect((await screen.findAllByText('This page was not found'))[0]).toBeInTheDocument();
});
