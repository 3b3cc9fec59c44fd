import { screen, waitFor, within } from '@testing-library/react';
import { EVERY_NOTICE, MEMBER_ID } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

const path = `/users/${MEMBER_ID}/notification_setting`;

/** The choice as it is kept. */
function choices() {
  let kept = EVERY_NOTICE;
  return [
    http.get('/users/{id}/notification_setting', ({ response }) =>
      response(200).json({ notification_setting: kept }),
    ),
    http.patch('/users/{id}/notification_setting', async ({ request, response }) => {
      kept = { ...kept, ...((await request.json()) as object) };
      return response(200).json({ notification_setting: kept });
    }),
  ];
}

test('each switch, of mails and of devices, turns off its own and nothing else', async () => {
  const { person } = await open(path, { answers: choices() });
  const groups = [
    await screen.findByRole('group', { name: 'Email' }),
    screen.getByRole('group', { name: /devices/ }),
  ];
  const switches = groups.flatMap((group) => within(group).getAllByRole('switch'));
  expect(switches).toHaveLength(11);
  for (const one of switches) await person.click(one);
  await waitFor(() => expect(writes()).toHaveLength(11));
  const flags = writes().map(({ method, path: to, body }) => {
    expect([method, to]).toEqual(['PATCH', path]);
    return body;
  });
  expect(flags).toEqual(
    [
      ...['email_message', 'email_new_booking', 'email_update_booking', 'email_start_date'],
      ...['email_return_date', 'email_new_post', 'push_message', 'push_new_booking', 'push_update_booking'],
      ...['push_start_date', 'push_new_post'],
    ].map((flag) => ({ [flag]: false })),
  );
  await waitFor(() => switches.forEach((one) => expect(one).not.toBeChecked()));
});

test('the last that is on goes back on, and says why', async () => {
  const refused = http.patch('/users/{id}/notification_setting', ({ response }) =>
    response.untyped(
      refusal('notification_setting.none', 400, {
        errors: { email_message: [{ code: 'notification_setting.none', message: 'Leave one on.' }] },
      }),
    ),
  );
  const { person } = await open(path, { answers: [refused, ...choices()] });
  const mails = await screen.findByRole('group', { name: 'Email' });
  const first = within(mails).getByRole('switch', { name: /^Messages about bookings/ });
  await person.click(first);
  expect(await screen.findByText('Leave one on.')).toBeInTheDocument();
  await waitFor(() => expect(within(mails).getByRole('switch', { name: /^Messages/ })).toBeChecked());
});
