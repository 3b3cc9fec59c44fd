import { screen } from '@testing-library/react';
import { MEMBER_ID, idOf } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http } from '../../../../test/screens/server';

screens();

const event = (place: number, kind: string, data: Record<string, string> = {}) => ({
  ...{ id: idOf(place), kind, data, at: '2031-05-13T00:00:00Z', address: '192.0.2.7' },
});

test('what happened is told newest first, and older things by a press', async () => {
  const pages = http.get('/auth/security_events', ({ query, response }) => {
    const older = query.get('before') !== null;
    return response(200).json({
      security_events: older
        ? [event(2, 'signed_up')]
        : [event(1, 'signed_in', { by: 'password' }), event(3, 'made_up')],
      meta: { per_page: 50, next_before: older ? null : idOf(1) },
    });
  });
  const { person } = await open(`/users/${MEMBER_ID}/history`, { answers: [pages] });
  expect(await screen.findByText('Signed in')).toBeInTheDocument();
  expect(screen.getAllByText(/by password · 192\.0\.2\.7$/)).toHaveLength(1);
  // Of a gateway that is newer than this page.
  expect(screen.getByText('Something else')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Account created')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(calls.map(({ path }) => path)).toContain(`/auth/security_events?before=${idOf(1)}&per_page=30`);
});
