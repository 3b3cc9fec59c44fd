import type { components } from '../../../packages/web-kit/src/api/schema';
import { GOOD_ID, OWN_GOOD, good, idOf, meta } from './fixtures';
import { http } from './server';

type UsageLine = components['schemas']['Usage'];
type IdleGood = components['schemas']['IdleGood'];

/** One line of figures; nothing was lent unless `fields` say so. */
export function line(key: string, fields: Partial<UsageLine> = {}): UsageLine {
  return { key, lent: 0, days_out: 0, use_rate: 0, on_time: 0, late: 0, on_time_rate: null, ...fields };
}

/** Thirteen months up to May 2031: 2 loans in each, 23 in April, 7 in May. */
export const YEAR: readonly UsageLine[] = Array.from({ length: 13 }, (_, at) => {
  const key = `${2030 + Number(at >= 8)}-${String(((at + 4) % 12) + 1).padStart(2, '0')}`;
  const lent = { '2031-04': 23, '2031-05': 7 }[key] ?? 2;
  return line(key, {
    lent,
    days_out: 2 * lent,
    use_rate: 0.4,
    on_time: lent - 1,
    late: 1,
    on_time_rate: 0.5,
  });
});

const WEEK = ['0', '1', '2', '3', '4', '5', '6'].map((key) =>
  line(key, { lent: { '1': 4, '5': 4, '2': 1 }[key] ?? 0, use_rate: key === '0' ? null : 0.2 }),
);
const GOODS = [
  line(GOOD_ID, { lent: 14, days_out: 44, use_rate: 0.82, on_time: 13, late: 1, on_time_rate: 0.93 }),
  line(idOf(31), { lent: 2, days_out: 3, use_rate: 0.12 }),
];

/** Goods without a loan: a telescope that was last lent in January, and a ladder that was never lent. */
export const IDLE: readonly IdleGood[] = [
  { ...good({ id: idOf(33), title: 'はしご' }), last_out_at: null },
  { ...good({ id: idOf(32), title: '望遠鏡' }), last_out_at: '2031-01-10T03:00:00Z' },
];

interface Figures {
  readonly month?: readonly UsageLine[];
  readonly weekday?: readonly UsageLine[];
  readonly goods?: readonly UsageLine[];
  readonly idle?: readonly IdleGood[];
}

/** Answers the figures of a lender, a group or a good. */
export function figures({ month = YEAR, weekday = WEEK, goods = GOODS, idle = IDLE }: Figures = {}) {
  const titled = [good({ permissions: OWN_GOOD, quantity: 3 }), good({ id: idOf(31), title: '三脚' })];
  return [
    http.get('/bookings/usage', ({ request, response }) => {
      const by = new URL(request.url).searchParams.get('by');
      const usage = by === 'good' ? goods : by === 'weekday' ? weekday : month;
      return response(200).json({ usage: [...usage], goods: titled, meta: meta(usage.length) });
    }),
    http.get('/bookings/idle_goods', ({ response }) =>
      response(200).json({ goods: [...idle], meta: meta(idle.length) }),
    ),
  ];
}
