import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { lender } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { ownShell, shellOf } from '../../../../test/screens/own-shell';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/settings/shell';
const as = lender();
const shell = ownShell();
const keeping = http.patch('/shells/current', async ({ request, response }) =>
  response(200).json({ shell: shellOf({ ...((await request.json()) as object), version: 4 }) }),
);
const sent = () => writes().map(({ body }) => body);

faces('how a shell looks', { path, as, shell, reads: ['/shells/current'], shows: 'Brand color' });

test('what is changed is counted, sent alone, and stored', async () => {
  const { person } = await open(path, { as, shell, answers: [keeping] });
  const name = await screen.findByLabelText('Name');
  await person.clear(name);
  await person.type(name, 'Minato');
  await person.type(screen.getByLabelText(/^Welcome \(English\)/), 'Welcome.');
  await person.click(screen.getByRole('button', { name: 'ひらがな' }));
  expect(screen.getByText('3 changes')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  expect(sent()).toEqual([{ name: 'Minato', welcome: { en: 'Welcome.' }, locales: ['ja', 'en'] }]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a color that can’t be read is said with its contrast, and the nearest is taken with one press', async () => {
  const { person } = await open(path, { as, shell, answers: [keeping] });
  const field = await screen.findByLabelText('Brand color');
  await person.type(field, '#f2b705');
  expect(screen.getByText(/lowest contrast is 1.6; at least 4.5 is needed/)).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: /#8e6a00.*Use this color/ }));
  expect(field).toHaveValue('#8e6a00');
  expect(field).toHaveAttribute('aria-invalid', 'false');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toEqual([{ colour: '#8e6a00' }]));
});

test('the samples show the color as it is typed, in light and in dark', async () => {
  const { person } = await open(path, { as, shell });
  await person.click(await screen.findByRole('button', { name: '#2b4a9b' }));
  const primary = (mode: string) =>
    screen.getByRole('img', { name: `Sample in ${mode}` }).style.getPropertyValue('--k-primary');
  expect(primary('light')).toBe('#2b4a9b');
  expect(primary('dark')).toMatch(/^#[0-9a-f]{6}$/);
  expect(primary('dark')).not.toBe('#2b4a9b');
});

test('what is typed survives a refusal', async () => {
  const refused = http.patch('/shells/current', ({ response }) =>
    response.untyped(
      refusal('validation.link', 400, {
        errors: { name: [{ code: 'validation.link', message: 'No links.' }] },
      }),
    ),
  );
  const { person } = await open(path, { as, shell, answers: [refused] });
  const name = await screen.findByLabelText('Name');
  await person.clear(name);
  await person.type(name, 'minato.example');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('No links.')).toBeInTheDocument();
  expect(name).toHaveValue('minato.example');
});

test('one language stays, and the first one is of those that are offered', async () => {
  const stored = http.get('/shells/current', ({ response }) =>
    response(200).json({ shell: shellOf({ locales: ['ja', 'en'], locale: 'en' }) }),
  );
  const { person } = await open(path, { as, shell, answers: [stored] });
  const offered = within(await screen.findByRole('group', { name: 'Languages offered' }));
  await person.click(offered.getByRole('button', { name: 'English' }));
  expect(screen.getByLabelText('First language')).toHaveValue('');
  expect(offered.getByRole('button', { name: '日本語' })).toBeDisabled();
});

test('to everybody else the screen is not there', async () => {
  const others = http.get('/shells/current', ({ response }) =>
    response(200).json({ shell: shellOf({ permissions: [] }) }),
  );
  await open(path, { as, shell, answers: [others] });
  expect(await screen.findByRole('heading', { name: 'Page not found', level: 2 })).toBeInTheDocument();
});

test('at the common shell the screen is not there', async () => {
  await open(path, { as });
  expect(await screen.findByRole('heading', { name: 'Page not found', level: 2 })).toBeInTheDocument();
});

test('the way to it is in the settings of whoever decides', async () => {
  await open(`/users/${as.id}/edit/account`, { as, shell });
  expect(await screen.findByRole('link', { name: /Appearance and names/ })).toHaveAttribute('href', path);
});
