import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MEMBER_ID, user } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

const kept = http.patch('/users/{id}', async ({ request, response }) =>
  response(200).json({ user: { ...user(), ...((await request.json()) as object) }, pending_email: null }),
);
const current = async () => within(await screen.findByRole('group', { name: 'Time zone' }));

/** Searches for a zone and takes the only one that is found. */
async function choose(person: UserEvent, search: string) {
  await person.click((await current()).getByRole('button', { name: 'Change' }));
  await person.type(screen.getByLabelText('Search by city, country or UTC+9'), search);
  const [found, ...others] = within(screen.getByRole('list')).getAllByRole('button');
  expect(others).toEqual([]);
  await person.click(found!);
}

test('a time zone is found by name and offset, sent as soon as it is chosen, and stays', async () => {
  const { person, store } = await open('/time_zone_setting', { answers: [kept] });
  expect((await current()).getByText(/^Tokyo · Japan.* \(UTC\+9\)$/)).toBeInTheDocument();
  await choose(person, 'europe paris utc');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'PATCH', path: `/users/${MEMBER_ID}`, body: { time_zone: 'Europe/Paris' } },
  ]);
  await waitFor(() => expect(store.getState().auth.user?.time_zone).toBe('Europe/Paris'));
  expect((await current()).getByText(/^Paris/)).toBeInTheDocument();
});

test('a time zone that is refused is not called saved, and the old one stays', async () => {
  const refused = http.patch('/users/{id}', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const { person } = await open('/time_zone_setting', { answers: [refused] });
  await choose(person, 'paris');
  expect(await screen.findByText('Refused: forbidden')).toBeInTheDocument();
  expect(screen.queryByText('Saved.')).toBeNull();
  expect((await current()).getByText(/^Tokyo/)).toBeInTheDocument();
});
