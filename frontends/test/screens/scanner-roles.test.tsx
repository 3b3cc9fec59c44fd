import { fireEvent, screen, waitFor } from '@testing-library/react';
import { counter } from './counter';
import { stock } from './counts';
import { GOOD_ID, good } from './fixtures';
import { open, screens } from './open-screen';
import { asRole, type Role, ROLES } from './scanner-roles';
import { calls, http, refusal, writes } from './server';

screens();

/** The gateway's actions for each role on the same good; tests/contract/resources/scans.ts verifies them. */
const ACTIONS: Readonly<Record<Role, readonly string[]>> = {
  visitor: ['open', 'sign_in'],
  member: ['borrow', 'open'],
  manager: ['hand_out', 'count', 'edit', 'open'],
  'read card': ['open'],
};

const resolves = (role: Role) =>
  http.post('/scans/resolve', ({ response }) => {
    const ids = { good_id: GOOD_ID, group_id: null, user_id: null, booking_id: null };
    const scan = {
      ...ids,
      kind: 'good',
      normal: 'CAM-1',
      candidates: [],
      code: null,
      actions: ACTIONS[role],
    };
    const related = { bookings: [], users: [], groups: [], images: [] };
    return response.untyped(Response.json({ scan, goods: [good()], ...related }));
  });

const openAs = (role: Role, path: string, answers: readonly ReturnType<typeof resolves>[] = []) => {
  const { answers: own, ...who } = asRole(role);
  return open(path, { ...who, answers: [resolves(role), ...own, ...answers] });
};
const words = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

async function type(code: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>('Number or URL on the label');
  fireEvent.change(field, { target: { value: code } });
  fireEvent.submit(field.form as HTMLFormElement);
}

const MODES: Readonly<Record<Role, readonly string[]>> = {
  visitor: [],
  member: ['One by one', 'Borrow several', 'Return'],
  manager: ['One by one', 'Borrow several', 'Return', 'Count'],
  'read card': [],
};
const OFFERED: Readonly<Record<Role, readonly string[]>> = {
  visitor: ['Open', 'Sign in'],
  member: ['Borrow from today', 'Open'],
  manager: ['Lend at the counter', 'Edit', 'Open'],
  'read card': ['Open'],
};

test.each(ROLES)(
  'the scanner offers a %s the modes and acts that are theirs, and changes nothing',
  async (role) => {
    await openAs(role, '/qrcode-scanner');
    await type('CAM-1');
    await screen.findByText('カメラ', { selector: '.scres *' });
    await waitFor(() => expect(words('.scmodes button')).toEqual(MODES[role]));
    expect(words('.scres a').filter((one) => one !== 'Count')).toEqual(OFFERED[role]);
    expect(writes()).toEqual([]);
  },
);

test.each([
  ['visitor', '/sign_in'],
  ['member', '/search'],
  ['manager', '/search'],
  ['read card', '/search'],
] as const)('what a %s reads with the barcode scanner leads to %s', async (role, place) => {
  await openAs(role, '/barcode-scanner');
  if (role !== 'visitor') await type('CAM-1');
  await waitFor(() => expect(window.location.pathname).toBe(place));
  expect(calls.filter(({ path }) => path === '/scans/resolve')).toEqual([]);
});

const COUNTER: Readonly<Record<Role, RegExp>> = {
  visitor: /^Sign in$/,
  member: /^You don’t manage a group$/,
  manager: /^Who is borrowing\?$/,
  'read card': /^You don’t manage a group$/,
};

test.each(ROLES)('the counter is for those who run a group: %s', async (role) => {
  await openAs(role, '/bookings/counter', counter());
  expect((await screen.findAllByText(COUNTER[role])).length).toBeGreaterThan(0);
  expect(document.querySelector('.wedge') !== null).toBe(role === 'manager');
});

const COUNTING = '/-/himawari/stocktaking/create';

test.each(ROLES)('counting is for those who run the group: %s', async (role) => {
  const runs = role === 'manager';
  const refuses = http.get('/stocktaking_periods', ({ response }) =>
    response.untyped(refusal('forbidden', role === 'read card' ? 481 : 403)),
  );
  await openAs(role, COUNTING, [...(runs ? [] : [refuses]), ...stock()] as never);
  if (role === 'visitor') await waitFor(() => expect(window.location.pathname).toBe('/sign_in'));
  else if (runs) await screen.findByLabelText('Next item: number or name');
  else await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect(screen.queryByLabelText('Next item: number or name') !== null).toBe(runs);
  expect(writes()).toEqual([]);
});
