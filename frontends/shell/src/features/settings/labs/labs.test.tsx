import { act, screen, waitFor, within } from '@testing-library/react';
import { LENDER_ID, lender } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

type Choice = Readonly<Record<string, boolean | undefined>>;

/** The gateway, which keeps the choice. */
function labs(first: Choice = {}, variant = 'plain') {
  let choice = first;
  const list = () => ({
    labs: (['dense_lists', 'quick_keys'] as const).map((key) => ({
      ...{ key, enabled: choice[key] ?? false, ends_on: '2027-06-30' },
    })),
    experiments: [{ key: 'labs_invitation' as const, variant }],
  });
  return [
    http.get('/labs', ({ response }) => response(200).json(list())),
    http.patch('/labs', async ({ request, response }) => {
      choice = { ...choice, ...((await request.json()) as Choice) };
      return response(200).json(list());
    }),
  ];
}

const as = lender();
const isDense = () => document.documentElement.hasAttribute('data-dense');
afterEach(() => document.documentElement.removeAttribute('data-dense'));
const sent = () => writes().map(({ method, path, body }) => [method, path, body]);

test('a lab is switched on and off, and works at once on every screen', async () => {
  const { person } = await open('/labs', { as, answers: labs() });
  const dense = await screen.findByRole('switch', { name: 'Denser lists' });
  expect(dense).not.toBeChecked();
  expect(screen.getAllByText(/^Until .*30 Jun 2027/)).toHaveLength(2);
  await person.click(dense);
  expect(screen.getByRole('switch', { name: 'Denser lists' })).toBeChecked();
  await waitFor(() => expect(isDense()).toBe(true), { timeout: 5_000 });
  await person.click(screen.getByRole('switch', { name: 'Denser lists' }));
  await waitFor(() => expect(isDense()).toBe(false));
  expect(sent()).toEqual([
    ['PATCH', '/labs', { dense_lists: true }],
    ['PATCH', '/labs', { dense_lists: false }],
  ]);
});

test('a refused switch stays as it was, and says why', async () => {
  const answers = [
    http.patch('/labs', ({ response }) => response.untyped(refusal('forbidden', 403))),
    ...labs(),
  ];
  const { person } = await open('/labs', { as, answers });
  await person.click(await screen.findByRole('switch', { name: 'Denser lists' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Denser lists' })).not.toBeChecked();
});

test('feedback leads to the operator, where there is a contact', async () => {
  await open('/labs', { as, answers: labs(), config: { contact: 'help@example.jp' } });
  const [link] = await screen.findAllByRole('link', { name: 'Send feedback' });
  expect(link).toHaveAttribute('href', 'mailto:help@example.jp');
});

test('two keys open a screen, but not while somebody types', async () => {
  const { person } = await open(`/users/${LENDER_ID}/edit/account`, {
    as,
    answers: labs({ quick_keys: true, dense_lists: true }),
  });
  // Labs load after the first screen.
  await waitFor(() => expect(isDense()).toBe(true), { timeout: 10_000 });
  const name = await screen.findByLabelText(/^Name$/);
  await person.type(name, 'gm');
  expect(window.location.pathname).toBe(`/users/${LENDER_ID}/edit/account`);
  await act(async () => name.blur());
  await person.keyboard('gm');
  await waitFor(() => expect(window.location.pathname).toBe('/menu'));
});

test.each([
  ['marked', 1],
  ['plain', 0],
])('the variant %s of the invitation has %i marks in the menu of the settings', async (variant, marks) => {
  await open(`/users/${LENDER_ID}/edit`, { as, answers: labs({}, variant) });
  const menu = within(await screen.findByRole('navigation', { name: 'Settings' }));
  await menu.findByRole('link', { name: /Labs/ });
  if (marks) expect(await menu.findByText('New')).toBeInTheDocument();
  else await waitFor(() => expect(menu.queryByText('New')).toBeNull());
});
