import type { components } from '../../../packages/web-kit/src/api/schema';
import {
  GOOD_ID,
  GROUP_ID,
  LENDER_ID,
  MEMBER_ID,
  OWN_GOOD,
  good,
  idOf,
  lender,
  meta,
  user,
} from './fixtures';
import { ours } from './ours';
import { http } from './server';

type Schemas = components['schemas'];
type Period = Schemas['StocktakingPeriod'];
type Count = Schemas['Stocktaking'];
type Check = Schemas['StocktakingCheck'];

export const PERIOD_ID = idOf(401);
export const PAST_ID = idOf(402);
export const TRIPOD_ID = idOf(411);
export const LANTERN_ID = idOf(412);

/** A period of Olga's group that is open since the morning. */
export function period(fields: Partial<Period> = {}): Period {
  return {
    id: PERIOD_ID,
    group_id: GROUP_ID,
    name: '2031 春',
    folder_ids: [],
    place: '',
    created_by: LENDER_ID,
    created_at: '2031-05-14T00:30:00Z',
    closed_at: null,
    closed_by: null,
    ...fields,
  };
}

export const past = (fields: Partial<Period> = {}) =>
  period({
    id: PAST_ID,
    name: '2030 秋',
    closed_at: '2030-11-25T03:00:00Z',
    closed_by: LENDER_ID,
    ...fields,
  });

export function count(fields: Partial<Count> = {}): Count {
  return {
    id: idOf(421),
    scan_id: idOf(431),
    group_id: GROUP_ID,
    period_id: PERIOD_ID,
    date: '2031-05-14',
    good_id: TRIPOD_ID,
    unit_id: null,
    actual_quantity: 4,
    place: 'ホール',
    condition: '',
    note: '',
    counted_at: '2031-05-14T00:55:00Z',
    counted_by: LENDER_ID,
    ...fields,
  };
}

export function check(fields: Partial<Check> = {}): Check {
  return {
    good_id: TRIPOD_ID,
    unit_id: null,
    expected_quantity: 5,
    actual_quantity: 4,
    difference: -1,
    state: 'short',
    counted_at: '2031-05-14T00:55:00Z',
    counted_by: LENDER_ID,
    choice: null,
    reason: null,
    settled_by: null,
    ...fields,
  };
}

/**
 * Five tripods of which four were counted, a camera that is present although it is out, and a lantern without a count.
 */
export const CHECKS: readonly Check[] = [
  check(),
  check({ good_id: GOOD_ID, expected_quantity: 0, actual_quantity: 1, difference: 1, state: 'unexpected' }),
  check({
    ...{ good_id: LANTERN_ID, expected_quantity: 2, actual_quantity: null, difference: null },
    ...{ state: 'not_scanned', counted_at: null, counted_by: null },
  }),
];

export const GOODS = [
  good({ id: TRIPOD_ID, title: '三脚', quantity: 5, management_id: 'KT-001', permissions: OWN_GOOD }),
  good({ permissions: OWN_GOOD }),
  good({ id: LANTERN_ID, title: 'ランタン', quantity: 2, management_id: 'KT-003', permissions: OWN_GOOD }),
];

const USERS = [lender(), user()];
const STATES = ['match', 'short', 'over', 'not_scanned', 'unexpected'] as const;

interface Stock {
  readonly periods?: readonly Period[];
  readonly counts?: readonly Count[];
  readonly checks?: readonly Check[];
  readonly places?: Schemas['StocktakingChecks']['places'];
}

/** Answers the stocktaking of Olga's group. */
export function stock({
  periods = [period(), past()],
  counts = [count(), count({ id: idOf(422), counted_by: MEMBER_ID, place: '倉庫', actual_quantity: 1 })],
  checks = CHECKS,
  places = [
    { place: 'ホール', goods: 1 },
    { place: '倉庫', goods: 0 },
  ],
}: Stock = {}) {
  const totals = Object.fromEntries(
    STATES.map((state) => [state, checks.filter((one) => one.state === state).length]),
  ) as Record<(typeof STATES)[number], number>;
  return [
    http.get('/stocktaking_periods', ({ response }) =>
      response(200).json({ stocktaking_periods: [...periods], meta: meta(periods.length) }),
    ),
    http.get('/stocktakings', ({ request, response }) => {
      const of = new URL(request.url).searchParams.get('good_id');
      const shown = counts.filter(({ good_id: id }) => !of || id === of);
      return response(200).json({
        stocktakings: shown,
        goods: GOODS,
        users: USERS,
        meta: meta(shown.length),
      });
    }),
    http.get('/stocktakings/check', ({ request, response }) => {
      const { searchParams } = new URL(request.url);
      const [of, state] = [searchParams.get('good_id'), searchParams.get('state')];
      const waits = (one: Check) => one.state !== 'match' && one.choice === null;
      const undecided = checks.filter(waits);
      const asked = searchParams.get('undecided') === 'true' ? undecided : checks;
      const shown = asked.filter((one) => (!of || one.good_id === of) && (!state || one.state === state));
      const date = searchParams.has('period_id') ? null : '2031-05-14';
      return response(200).json({
        ...{ checks: shown, date, totals, goods: GOODS, users: USERS },
        ...{ undecided: undecided.length, places: [...places] },
        meta: meta(shown.length),
      });
    }),
    http.get('/goods/{id}', ({ params, response }) =>
      response(200).json({
        ...{ good: GOODS.find(({ id }) => id === params.id) ?? GOODS[1]!, users: USERS },
        ...{ images: [], liked_good_ids: [] },
      }),
    ),
    ...ours(),
  ];
}
