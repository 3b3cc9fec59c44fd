import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import {
  EVERY_NOTICE,
  GROUP_ID,
  LENDER_ID,
  MEMBER_ID,
  group,
  lender,
} from '../../../../test/screens/fixtures';
import { NO_GROUP_CHOICE, foreignGroup, groupAt, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { here } from '../../../../test/screens/page';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/-/himawari/notification_setting';

/** Mocks the stored choices of one group. */
function choices() {
  let stored = NO_GROUP_CHOICE;
  return [
    http.get('/groups/{id}/notification_setting', ({ response }) =>
      response(200).json({ notification_setting: stored }),
    ),
    http.patch('/groups/{id}/notification_setting', async ({ request, response }) => {
      stored = { ...stored, ...((await request.json()) as object) };
      return response(200).json({ notification_setting: stored });
    }),
  ];
}

const select = async (kind: string, way: string) =>
  within(await screen.findByRole('group', { name: kind })).getByLabelText(way);

faces('the notices of a group', {
  path,
  reads: ['/groups/:id/notification_setting'],
  answers: [groupAt(group())],
  shows: 'From the group',
});

test('stores one choice as own or as in general, and nothing else', async () => {
  const { person } = await open(path, { answers: [groupAt(group()), ...choices()] });
  const email = await select('Announcements', 'Email');
  expect(email).toHaveDisplayValue('As in general (on)');
  await person.selectOptions(email, 'Off');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  await person.selectOptions(await select('Announcements', 'Email'), 'As in general (on)');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ method, path: to, body }) => [method, to, body])).toEqual([
    ['PATCH', `/groups/${GROUP_ID}/notification_setting`, { email_new_post: false }],
    ['PATCH', `/groups/${GROUP_ID}/notification_setting`, { email_new_post: null }],
  ]);
});

test('the general choice shows what it means at present', async () => {
  const off = http.get('/users/{id}/notification_setting', ({ response }) =>
    response(200).json({ notification_setting: { ...EVERY_NOTICE, push_comment: false } }),
  );
  await open(path, { answers: [groupAt(group()), off] });
  expect(await select('Comments and reviews', 'Devices')).toHaveDisplayValue('As in general (off)');
  expect(await select('Comments and reviews', 'Email')).toHaveDisplayValue('As in general (on)');
});

test('turning new items on sends the text about items that cost money, and says so', async () => {
  const { person } = await open(path, { answers: [groupAt(group()), ...choices()] });
  await person.selectOptions(await select('New items', 'Email'), 'On');
  expect(await screen.findByText('Saved. News about items that cost money is included.')).toBeInTheDocument();
  expect(writes()[0]?.body).toEqual({
    email_new_goods: true,
    new_goods_wording:
      'Once a week, on Monday. If you choose On, news about items that cost money is included.',
  });
});

test('a refused choice goes back and says why', async () => {
  const refused = http.patch('/groups/{id}/notification_setting', ({ response }) =>
    response.untyped(refusal('forbidden', 403)),
  );
  const { person } = await open(path, { answers: [groupAt(group()), refused] });
  await person.selectOptions(await select('Announcements', 'Devices'), 'Off');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await waitFor(async () =>
    expect(await select('Announcements', 'Devices')).toHaveDisplayValue('As in general (on)'),
  );
});

test('a member who does not lend here finds no kinds about lending', async () => {
  await open(path, { answers: [groupAt(group())] });
  await screen.findByText('From the group');
  expect(screen.queryByText('When I lend here')).toBeNull();
});

test('a person who lends here chooses notices about it, too', async () => {
  await open(path, { as: lender(), answers: [groupAt(ownGroup())] });
  expect(await screen.findByText('When I lend here')).toBeInTheDocument();
  expect(await select('New bookings', 'Email')).toHaveDisplayValue('As in general (on)');
  expect(screen.getByText('General settings')).toHaveAttribute(
    'href',
    `/users/${LENDER_ID}/notification_setting`,
  );
});

test('a person who runs the group switches its daily usage report', async () => {
  const { person } = await open(path, { as: lender(), answers: [groupAt(ownGroup()), ...choices()] });
  const report = await screen.findByRole('switch', { name: 'Usage report of the day before' });
  expect(report).not.toBeChecked();
  await person.click(report);
  await waitFor(() => expect(report).toBeChecked());
  expect(writes().map(({ body }) => body)).toEqual([{ email_usage_report: true }]);
  expect(screen.getByText('See usage reports')).toHaveAttribute('href', '/-/himawari/usage_reports');
});

test('a member has no switch of the usage report', async () => {
  await open(path, { answers: [groupAt(group())] });
  await screen.findByText('From the group');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a group that the person does not belong to is not found', async () => {
  await open(path, { answers: [groupAt(foreignGroup())] });
  expect((await screen.findAllByText(/was not found$/)).length).toBeGreaterThan(0);
});

test('the menu of the group and the general settings lead here', async () => {
  const { person } = await open('/-/himawari', { answers: [groupAt(group())] });
  await person.click(await screen.findByRole('button', { name: 'Group actions' }));
  await person.click(await screen.findByText('Notifications of this group'));
  await waitFor(() => expect(here()).toBe(path));
});

test('the general settings list every group with a link to its own', async () => {
  await open(`/users/${MEMBER_ID}/notification_setting`);
  const link = await screen.findByRole('link', { name: 'ひまわり文庫' });
  expect(link).toHaveAttribute('href', path);
});
