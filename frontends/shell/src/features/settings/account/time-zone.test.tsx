import { screen, waitFor } from '@testing-library/react';
import { MEMBER_ID, user } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

const kept = http.patch('/users/{id}', async ({ request, response }) =>
  response(200).json({ user: { ...user(), ...((await request.json()) as object) }, pending_email: null }),
);
const zone = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });

test('a time zone is sent as soon as it is chosen, said, and stays', async () => {
  const { person, store } = await open('/time_zone_setting', { answers: [kept] });
  await person.selectOptions(await zone(), 'Europe/Paris');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'PATCH', path: `/users/${MEMBER_ID}`, body: { time_zone: 'Europe/Paris' } },
  ]);
  await waitFor(() => expect(store.getState().auth.user?.time_zone).toBe('Europe/Paris'));
  expect((await zone()).value).toBe('Europe/Paris');
});

test('a time zone that is refused is not called saved, and the old one stands there', async () => {
  const refused = http.patch('/users/{id}', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const { person } = await open('/time_zone_setting', { answers: [refused] });
  await person.selectOptions(await zone(), 'Europe/Paris');
  expect(await screen.findByText('Refused: forbidden')).toBeInTheDocument();
  expect(screen.queryByText('Saved.')).toBeNull();
  expect((await zone()).value).toBe('Asia/Tokyo');
});
