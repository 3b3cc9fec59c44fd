import { render, screen } from '@testing-library/react';
import { COLUMNS, daysFrom, retrying } from '@kashikari/web-kit';
import { flashDuration } from '../../packages/web-kit/src/state/flash';
import { keepSearch, readSearches } from '../goods-mfe/src/features/goods-list/suggest/kept-searches';
import { homeGroupsOf } from '../shell/src/groups/home-groups';
import { QUARTERS } from '../shell/src/features/settings/reminders/quarters';
import { NewPasswordField } from '../shell/src/new-password/new-password-field';
import { group, meta } from './screens/fixtures';
import { open, screens } from './screens/open-screen';
import { http } from './screens/server';

/** Other values than the product's, so that a screen that repeats a constant fails here. */
jest.mock('../../packages/kernel/src/constants', () => ({
  ...jest.requireActual<object>('../../packages/kernel/src/constants'),
  ...{ FLASH_CHARS_PER_SECOND: 8, SEARCH_HISTORY_KEPT: 2, HOME_GROUP_TABS: 3, SCHEDULE_DAYS: 10 },
  ...{ SCHEDULE_HOURS: 6, HOURLY_UNIT_MINUTES: 30, PASSWORD_MIN_LENGTH: 9, PASSWORD_MAX_LENGTH: 20 },
  ...{ CHUNK_RETRIES: 2, CHUNK_RETRY_PAUSE_MS: 1, TUTORIAL_GOODS: 3 },
}));

screens();

describe('with other constants the shell', () => {
  it('shows a message for the new time', () => {
    expect(flashDuration({ text: 'x'.repeat(16) })).toBe(2_000);
  });

  it('keeps the new number of searches', () => {
    for (const words of ['tent', 'drum', 'book']) keepSearch('me', words);
    expect(readSearches('me')).toEqual(['book', 'drum']);
  });

  it('shows the new number of groups on Home', () => {
    const groups = [1, 2, 3, 4].map((n) => group({ id: `${n}` }));
    expect(homeGroupsOf(groups, null)).toEqual(groups.slice(0, 3));
  });

  it('shows schedules of the new length', () => {
    expect(daysFrom('2027-01-01')).toHaveLength(10);
    expect(COLUMNS).toBe(12);
    expect(QUARTERS.slice(-2)).toEqual(['23:00', '23:30']);
  });

  it('loads a chunk as often as the new number says', async () => {
    const load = jest.fn(() => Promise.reject(new Error('not there')));
    await expect(retrying(load)).rejects.toThrow('not there');
    expect(load).toHaveBeenCalledTimes(1 + 2);
  });

  it('asks for a password of the new length', () => {
    render(<NewPasswordField label="Password" value="" onValue={() => undefined} />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('minlength', '9');
    expect(field).toHaveAttribute('maxlength', '20');
  });

  it('asks in the tutorial for the new number of goods', async () => {
    const own = http.get('/groups', ({ response }) =>
      response(200).json({ groups: [group({ role: 'owner', members_count: 0 })], users: [], meta: meta(1) }),
    );
    const three = http.get('/goods', ({ response }) =>
      response(200).json({ goods: [], users: [], images: [], liked_good_ids: [], meta: meta(3) }),
    );
    await open('/tutorial', { answers: [own, three] });
    expect(await screen.findByText('Share the URL and the passcode.')).toBeInTheDocument();
    expect(screen.getAllByText('Done')).toHaveLength(2);
  });
});
