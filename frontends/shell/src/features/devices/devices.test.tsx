import { screen, within } from '@testing-library/react';
import { MEMBER_ID, idOf } from '../../../../test/screens/fixtures';
import { faces } from '../../../../test/screens/faces';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const device = (place: number, current: boolean, user_agent: string) => ({
  id: idOf(place),
  current,
  user_agent,
  address: '192.0.2.7',
  begun_at: '2031-05-01T00:00:00Z',
  used_at: '2031-05-13T00:00:00Z',
  ...{ platform: null, device: null as string | null, app: null },
});
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const all = [device(1, true, FIREFOX), device(2, false, PHONE)];

/** The list of devices as it is until some are signed out. */
function devices(sessions = all) {
  let there = sessions;
  return [
    http.get('/auth/sessions', ({ response }) => response(200).json({ sessions: there })),
    http.delete('/auth/sessions/{id}', ({ params, response }) => {
      there = there.filter(({ id }) => id !== params.id);
      return response(204).empty();
    }),
    http.delete('/auth/sessions', ({ response }) => {
      there = there.filter(({ current }) => current);
      return response(204).empty();
    }),
  ];
}
const path = `/users/${MEMBER_ID}/devices`;

faces('the list of devices', { path, reads: ['/auth/sessions'], answers: devices(), shows: 'This device' });

test('a device is shown under the name that it gave itself', async () => {
  const named = { ...device(3, false, PHONE), device: '図書室のタブレット' };
  await open(path, { answers: devices([all[0]!, named]) });
  expect(await screen.findByRole('heading', { name: '図書室のタブレット' })).toBeInTheDocument();
});

test('another device is signed out, said, and gone from the list', async () => {
  const { person } = await open(path, { answers: devices() });
  await person.click(await screen.findByRole('button', { name: /^Sign out.*iPhone/ }));
  expect(await screen.findByText('Signed out.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/auth/sessions/${idOf(2)}`, body: undefined }]);
  expect(screen.queryByText(/iPhone/)).toBeNull();
});

test('all other devices are signed out once one has said yes, and this one stays', async () => {
  const { person } = await open(path, { answers: devices() });
  await person.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
  const question = await screen.findByRole('dialog');
  await person.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(writes()).toEqual([]);

  await person.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  const again = await screen.findByRole('dialog');
  await person.click(within(again).getByRole('button', { name: 'Sign out all other devices' }));
  expect(await screen.findByText('All other devices signed out.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: '/auth/sessions', body: {} }]);
  expect(screen.queryByText(/iPhone/)).toBeNull();
  expect(screen.getByText('This device')).toBeInTheDocument();
});

test('what is refused is said, and nothing is called done', async () => {
  const refused = http.delete('/auth/sessions/{id}', ({ response }) =>
    response.untyped(refusal('forbidden', 403)),
  );
  const { person } = await open(path, { answers: [refused, ...devices()] });
  await person.click(await screen.findByRole('button', { name: /^Sign out.*iPhone/ }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('Signed out.')).toBeNull();
  expect(screen.getByText(/iPhone/)).toBeInTheDocument();
});
