import {
  type ScheduleView,
  ApiError,
  KitProvider,
  addTranslations,
  createStore,
  signedIn,
  startI18n,
} from '@kashikari/web-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../../../../../packages/web-kit/test/show';
import type { GoodView } from '../../../api/get-good';
import en from '../../../i18n/en.json';
import hira from '../../../i18n/ja-Hira.json';
import ja from '../../../i18n/ja.json';
import { BookingForm } from './booking-form';

const DAYS = Array.from({ length: 92 }, (_, index) => ({
  date: new Date(Date.UTC(2099, 0, 1 + index)).toISOString().slice(0, 10),
  remaining: 1,
  state: 'free',
}));

/**
 * Returns a schedule that is free. With `remaining` 0 it is full, as after the user's own booking succeeded without a
 * response.
 */
const schedule = (remaining: number) =>
  ({
    good_id: 'g',
    time_zone: 'Asia/Tokyo',
    is_hourly: false,
    quantity: 1,
    days: DAYS.map((day) => ({ ...day, remaining, state: remaining ? 'free' : 'full' })),
    busy: remaining
      ? []
      : [{ start_at: '2099-01-01T00:00:00+09:00', end_at: '2099-03-01T00:00:00+09:00', quantity: 1 }],
    margin_days: 0,
    max_days: null,
  }) as unknown as ScheduleView;

const good = {
  id: 'g',
  title: 'カメラ',
  quantity: 1,
  images: [],
  is_exclusive: false,
} as unknown as GoodView;

async function open(error: unknown, remaining = 1) {
  const sent = jest.fn();
  const store = createStore();
  store.dispatch(signedIn({ id: 'u' } as Parameters<typeof signedIn>[0]));
  await startI18n('ja');
  await addTranslations('bookings', {
    ja: async () => ({ default: ja }),
    en: async () => ({ default: en }),
    'ja-Hira': async () => ({ default: hira }),
  });
  await show(
    <KitProvider store={store}>
      <BookingForm
        good={good}
        schedule={schedule(remaining)}
        start={{ asked: { unit: 'day', startDate: '2099-01-05', endDate: '2099-01-06' } }}
        title="予約"
        verb="予約する"
        back={{ to: '/goods/g', label: 'カメラ' }}
        busy={false}
        error={error}
        onForget={() => undefined}
        onSend={sent}
      />
    </KitProvider>,
    { store },
  );
  return sent;
}

describe('a booking without an answer', () => {
  it.each([
    ['no net', ApiError.network(), 1],
    ['no net, and the days taken by it', ApiError.network(), 0],
    ['a server that is busy', new ApiError(503, 'busy'), 1],
  ])('keeps its days and can be sent again: %s', async (_name, error, remaining) => {
    const sent = await open(error, remaining);
    const again = await screen.findByRole('button', { name: 'もう一度' });
    expect(again).toBeEnabled();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(document.querySelector('.refuse')).toBeNull();
    await userEvent.click(again);
    const range = { start_date: '2099-01-05', end_date: '2099-01-06' };
    expect(sent).toHaveBeenCalledWith({ range, quantity: 1, memo: '' }, expect.any(Function));
  });

  it('is no refusal: that one proposes other days', async () => {
    await open(new ApiError(409, 'booking.unavailable'), 0);
    expect(await screen.findByRole('button', { name: '予約する' })).toBeDisabled();
    expect(document.querySelector('.refuse')).not.toBeNull();
  });
});
