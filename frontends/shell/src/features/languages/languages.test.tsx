import { screen, waitFor } from '@testing-library/react';
import { MEMBER_ID, user } from '../../../../test/screens/fixtures';
import { here } from '../../../../test/screens/page';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, writes } from '../../../../test/screens/server';

screens();

const kept = http.patch('/users/{id}', ({ response }) =>
  response(200).json({ user: user(), pending_email: null }),
);

test('a language is shown at once, and mails follow it', async () => {
  const { person, store } = await open('/languages', { answers: [kept] });
  await person.click(await screen.findByRole('radio', { name: '日本語' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '日本語' })).toBeChecked());
  await waitFor(() =>
    expect(writes()).toEqual([{ method: 'PATCH', path: `/users/${MEMBER_ID}`, body: { locale: 'ja' } }]),
  );
  expect(store.getState().prefs.locale).toBe('ja');
});

test.each(['/lng/ja', '/languages/ja'])('%s chooses the language for a visitor', async (path) => {
  const { store } = await open(path, { as: null });
  await waitFor(() => expect(document.documentElement.lang).toBe('ja'));
  expect(store.getState().prefs.locale).toBe('ja');
  expect(writes()).toEqual([]);
});

test.each([null, user()])(
  '/lp/ja shows that page alone in Japanese, and changes no account (%#)',
  async (as) => {
    const { person, store } = await open('/lp/ja', { as, answers: [kept] });
    await waitFor(() => expect(document.documentElement.lang).toBe('ja'));
    expect(store.getState().prefs.locale).not.toBe('ja');
    await person.click((await screen.findAllByText('ヘルプ')).at(-1)!);
    await waitFor(() => expect(here()).toBe('/help'));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(writes()).toEqual([]);
  },
);
