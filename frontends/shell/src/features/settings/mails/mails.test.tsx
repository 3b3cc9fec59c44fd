import { screen, waitFor } from '@testing-library/react';
import { EVERY_NOTICE, MEMBER_ID } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

const path = `/users/${MEMBER_ID}/notification_setting`;

/** Mocks the stored choice. */
function choices(kept = EVERY_NOTICE) {
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

const box = (name: string) => screen.findByRole('checkbox', { name });

test('each box, of emails and of devices, turns off its own and nothing else', async () => {
  const { person } = await open(path, { answers: choices() });
  await box('Group announcements Devices');
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(15);
  for (const one of boxes) await person.click(one);
  await waitFor(() => expect(writes()).toHaveLength(15));
  const flags = writes().flatMap(({ method, path: to, body }) => {
    expect([method, to]).toEqual(['PATCH', path]);
    return Object.entries(body as object);
  });
  expect(flags.every(([, on]) => on === false)).toBe(true);
  expect(flags.map(([flag]) => flag).sort()).toEqual(Object.keys(EVERY_NOTICE).sort());
  await waitFor(() => boxes.forEach((one) => expect(one).not.toBeChecked()));
});

test('turning new items on sends the text about items that cost money, and says so', async () => {
  const { person } = await open(path, { answers: choices({ ...EVERY_NOTICE, email_new_goods: false }) });
  await person.click(await box('New items Email'));
  expect(await screen.findByText('Saved. News about items that cost money is included.')).toBeInTheDocument();
  const wording = 'Once a week, on Monday. If you turn it on, news about items that cost money is included.';
  expect(screen.getByText(wording)).toBeInTheDocument();
  expect(writes().map(({ body }) => body)).toEqual([{ email_new_goods: true, new_goods_wording: wording }]);
});

test('a box that was pressed by mistake is ticked again by Undo', async () => {
  const { person } = await open(path, { answers: choices() });
  await person.click(await box('Group announcements Email'));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([{ email_new_post: false }, { email_new_post: true }]),
  );
  expect(await box('Group announcements Email')).toBeChecked();
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
  await person.click(await box('Messages about bookings Email'));
  expect(await screen.findByText('Leave one on.')).toBeInTheDocument();
  await waitFor(async () => expect(await box('Messages about bookings Email')).toBeChecked());
});
