import { screen, waitFor } from '@testing-library/react';
import { LENDER_ID, MEMBER_ID, idOf, lender, user } from '../../../test/screens/fixtures';
import { open, screens } from '../../../test/screens/open-screen';
import { calls, http } from '../../../test/screens/server';

screens();

const OTHER = user({ id: idOf(3), name: '太郎' });
const manager = (place: number, account_id: string, user_id: string) => ({
  ...{ id: idOf(place), account_id, user_id, created_at: '2031-05-01T00:00:00Z' },
});
/** Mika manages Olga's account; Taro manages hers. */
const managers = http.get('/managers', ({ response }) =>
  response(200).json({
    managers: [manager(81, LENDER_ID, MEMBER_ID), manager(82, MEMBER_ID, OTHER.id)],
    users: [lender(), OTHER],
  }),
);
const lists = () =>
  calls
    .map(({ path }) => path)
    .filter((path) => /^.bookings[?]scope=lend&(?!over)/.test(path) && !path.includes('open=true'));

test('who manages an account chooses it, sees what it alone lends, and goes back to all', async () => {
  const { person, store } = await open('/bookings/lend', { answers: [managers] });
  const bar = await screen.findByLabelText('Acting for', { selector: 'select' });
  expect([...bar.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    ...['Myself and all accounts I manage', '折笠'],
  ]);
  await waitFor(() => expect(lists()).toEqual(['/bookings?scope=lend&page=1&per_page=50']));
  await person.selectOptions(bar, '折笠');
  const narrowed = `/bookings?scope=lend&lender_id=${LENDER_ID}&page=1&per_page=50`;
  await waitFor(() => expect(lists().at(-1)).toBe(narrowed));
  expect(store.getState().prefs.actsFor).toBe(LENDER_ID);
  await person.selectOptions(bar, 'Myself and all accounts I manage');
  expect(store.getState().prefs.actsFor).toBe('');
  await waitFor(() => expect(bar.closest('.acting')).not.toHaveClass('on'));
});

test('who manages no account has no such bar, and a member card does not ask', async () => {
  await open('/tutorial', { as: user({ email: null, permissions: [] }) });
  await screen.findByText('Four steps to start lending.');
  expect(screen.queryByText('Acting for')).toBeNull();
  expect(calls.filter(({ path }) => path === '/managers')).toEqual([]);
});
