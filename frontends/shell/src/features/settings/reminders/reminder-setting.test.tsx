import { screen, waitFor } from '@testing-library/react';
import { keeping } from '../../../../../test/screens/account';
import { LENDER_ID, lender } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

const as = lender();

test('the time and the weekdays of reminders are sent as soon as they are chosen', async () => {
  const { person } = await open('/user_reminder_setting', { as, answers: [keeping(as)] });
  await person.selectOptions(await screen.findByLabelText('Send at'), '18:15');
  await person.click(screen.getByLabelText('Monday'));
  await person.click(screen.getByLabelText('Friday'));
  await person.click(screen.getByLabelText('Monday'));
  await waitFor(() => expect(writes()).toHaveLength(4));
  expect(writes().map(({ path, body }) => [path, body])).toEqual(
    [
      { reminder_time: '18:15' },
      { reminder_days_indexes: [1] },
      { reminder_days_indexes: [1, 5] },
      { reminder_days_indexes: [5] },
    ].map((body) => [`/users/${LENDER_ID}`, body]),
  );
  expect((await screen.findAllByText('Saved.')).length).toBeGreaterThan(0);
});

test('a time that is refused is not called saved', async () => {
  const refused = http.patch('/users/{id}', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const { person } = await open('/user_reminder_setting', { as, answers: [refused] });
  await person.selectOptions(await screen.findByLabelText('Send at'), '18:15');
  expect(await screen.findByText('Refused: forbidden')).toBeInTheDocument();
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('the default is kept by a press, which is no longer offered then', async () => {
  const kept = keeping({ ...as, reminders_chosen: true });
  const { person } = await open('/user_reminder_setting', { as, answers: [kept] });
  await person.click(await screen.findByRole('button', { name: 'Keep these settings' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keep these settings' })).toBeNull();
  expect(writes()).toEqual([
    { method: 'PATCH', path: `/users/${LENDER_ID}`, body: { reminder_time: as.reminder_time } },
  ]);
});
