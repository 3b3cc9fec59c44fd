import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { type Group, GROUP_ID, lender } from '../../../../test/screens/fixtures';
import { ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/-/himawari/sign_up/edit';
const as = lender();

function settings() {
  let there = ownGroup({ has_passcode: true });
  return [
    http.get('/groups/{id}', ({ response }) => response(200).json({ group: there, users: [] })),
    http.patch('/groups/{id}', async ({ request, response }) => {
      there = { ...there, ...((await request.json()) as Partial<Group>) };
      return response(200).json({ group: there, users: [] });
    }),
  ];
}

faces('the editor of the sign-up screen', {
  path,
  reads: ['/groups/:id'],
  as,
  answers: settings(),
  shows: 'Preview',
});

test('what who joins sees is written, seen at once, and only what changed is saved', async () => {
  const { person } = await open(path, { as, answers: settings() });
  await person.click(await screen.findByLabelText(/^Message/, { selector: 'textarea' }));
  await person.paste('ようこそ');
  expect(screen.getByText('ようこそ')).toBeInTheDocument();
  await person.click(screen.getByLabelText(/^Label/));
  await person.paste('組');
  await person.click(screen.getByLabelText(/^Example/));
  await person.paste('1-2');
  expect(screen.getByPlaceholderText('1-2')).toBeInTheDocument();
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Group settings saved.')).toBeInTheDocument();
  const body = { sign_up_message: 'ようこそ', tag_form_label: '組', tag_form_placeholder: '1-2' };
  expect(writes()).toEqual([{ method: 'PATCH', path: `/groups/${GROUP_ID}`, body }]);
  expect(screen.queryByText('You have unsaved changes')).toBeNull();
});

test('stopped sign-ups are seen in the preview, and can be discarded', async () => {
  const { person } = await open(path, { as, answers: settings() });
  await person.click(await screen.findByLabelText(/^Don’t accept new members/));
  expect(screen.getByText('This group isn’t accepting new members.')).toBeInTheDocument();
  await person.click(screen.getByText('Discard'));
  expect(screen.queryByText('This group isn’t accepting new members.')).toBeNull();
  expect(writes()).toEqual([]);
});

test('what is refused of the sign-up screen is said, and what was typed stays', async () => {
  const refused = http.patch('/groups/{id}', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const { person } = await open(path, { as, answers: [refused, ...settings()] });
  await person.click(await screen.findByLabelText(/^Message/, { selector: 'textarea' }));
  await person.paste('ようこそ');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused: forbidden');
  expect(screen.getByLabelText(/^Message/, { selector: 'textarea' })).toHaveValue('ようこそ');
  expect(screen.queryByText('Group settings saved.')).toBeNull();
});
