import {
  type User,
  addTranslations,
  createStore,
  KitProvider,
  queryClient,
  signedIn,
  startI18n,
} from '@kashikari/web-kit';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { answerCalls, type RecordedRequest, json } from '../../../../packages/web-kit/test/network';
import { show } from '../../../../packages/web-kit/test/show';
import { CardImport } from '../features/member-cards/components/card-import';
import { InviteForm } from '../features/invites/components/invite-form';
import type { GroupView } from '../group-view';
import en from '../i18n/en.json';
import { SeatNote } from './seat-note';

const group = { id: 'g', slug: 'school', permissions: ['list_members', 'manage_members'] } as GroupView;
const LIMIT = 8;
let used = 0;
/** The number of seats taken between the dry run and the real call. */
let unseen = 0;
let asked: RecordedRequest[] = [];

beforeEach(() => {
  [used, unseen] = [6, 0];
  asked = answerCalls(({ path, body }) => {
    if (path.endsWith('/seats'))
      return json({ seats: { owner_id: 'olga', owner_name: 'Olga', used, limit: LIMIT, disabled: 0 } });
    if (path.startsWith('/subscriptions')) return new Response(null, { status: 202 });
    const isDry = path.includes('dry_run=true');
    const people = path.startsWith('/invites') ? (body as { emails: string[] }).emails.length : 4;
    if (!isDry && used + unseen + people > LIMIT) {
      used += unseen;
      unseen = 0;
      const problem = { code: 'plan_limit', params: { limit: LIMIT, used, needed: people } };
      return json(problem, 429);
    }
    const room = { over_limit: Math.max(0, used + people - LIMIT), limit: LIMIT, used };
    if (path.startsWith('/invites')) return json({ invites: [], members: [], refused: [], ...room }, 202);
    return json({ import: { dry_run: isDry, count: 4, faults: [], ...room }, ...room });
  });
});
afterEach(() => queryClient.clear());

async function open(element: ReactNode, userId: string) {
  const store = createStore();
  store.dispatch(signedIn({ id: userId, name: userId } as User));
  await startI18n('en');
  const words = async () => ({ default: en });
  await addTranslations('groups', { ja: words, en: words, 'ja-Hira': words });
  await show(<KitProvider store={store}>{element}</KitProvider>, { locale: 'en' });
}

const paste = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /addresses/ }), { target: { value: text } });
const dryRuns = () => asked.filter(({ path }) => path.includes('dry_run=true')).length;
const sent = () => asked.filter(({ path, method }) => path === '/invites' && method === 'POST').length;

describe('a pasted list with more people than seats', () => {
  it('is told before the button does anything, by one call for the whole list', async () => {
    await open(<InviteForm group={group} />, 'olga');
    paste('a@x.jp, b@x.jp, c@x.jp, d@x.jp');
    const refusal = within(await screen.findByRole('alert'));
    expect(refusal.getByText('2 too many: 6 of 8 seats are taken.')).toBeVisible();
    expect(await refusal.findByRole('button', { name: /^Change plan/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite 4 people' })).toBeDisabled();
    expect([dryRuns(), sent()]).toEqual([1, 0]);
  });

  it('fits once its last are taken off, which can be undone', async () => {
    await open(<InviteForm group={group} />, 'olga');
    paste('a@x.jp, b@x.jp, c@x.jp, d@x.jp\nnobody');
    await userEvent.click(await screen.findByRole('button', { name: /^Remove the last 2 from the list/ }));
    expect(screen.getByRole('textbox', { name: /addresses/ })).toHaveValue('a@x.jp\nb@x.jp\nnobody');
    expect(screen.queryByText(/too many/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Invite 2 people' }));
    expect(sent()).toBe(1);
  });

  it('is told to a manager with the way to the owner', async () => {
    await open(<InviteForm group={group} />, 'mika');
    paste('a@x.jp, b@x.jp, c@x.jp');
    await userEvent.click(await screen.findByRole('button', { name: /^Ask Olga/ }));
    expect(asked.at(-1)).toMatchObject({ path: '/subscriptions/requests', body: { owner_id: 'olga' } });
    expect(screen.queryByRole('button', { name: /^Change plan/ })).toBeNull();
  });

  it('is told by the refusal, too, where a seat was taken meanwhile', async () => {
    unseen = 1;
    await open(<InviteForm group={group} />, 'olga');
    paste('a@x.jp, b@x.jp');
    await userEvent.click(screen.getByRole('button', { name: 'Invite 2 people' }));
    expect(await screen.findByText('1 too many: 7 of 8 seats are taken.')).toBeVisible();
  });
});

test('a sheet of cards with more rows than seats makes none, and leads on', async () => {
  await open(<CardImport group={group} />, 'olga');
  const file = new File(['"sheet"'], 'pupils.csv', { type: 'text/csv' });
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
  const refusal = within(await screen.findByRole('alert'));
  expect(refusal.getByText('2 too many: 6 of 8 seats are taken.')).toBeVisible();
  expect(refusal.getByRole('button', { name: /^Remove 2 rows from the file/ })).toBeVisible();
  expect(await refusal.findByRole('button', { name: /^Change plan/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
  expect(dryRuns()).toBe(1);
});

describe('a full plan', () => {
  beforeEach(() => void (used = LIMIT));

  it('leads its owner to another plan, and a manager to the owner', async () => {
    await open(<SeatNote group={group} />, 'olga');
    expect(await screen.findByRole('link', { name: 'Change plan' })).toBeVisible();
    cleanup();
    await open(<SeatNote group={group} />, 'mika');
    expect(await screen.findByRole('button', { name: 'Ask Olga' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is no concern of members: they see neither, and nothing is asked for them', async () => {
    await open(<SeatNote group={{ ...group, permissions: ['leave'] }} />, 'mem');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(/taken/)).toBeNull();
    expect(asked).toEqual([]);
  });
});
