import { fireEvent, screen } from '@testing-library/react';
import { TODAY, good, idOf, lender, meta, schedule } from './fixtures';
import { calls, http } from './server';

/** A second good of the shelf. */
export const TRIPOD_ID = idOf(22);

/** The default goods of the shelf. */
export const two = [good({ location: '棚1' }), good({ id: TRIPOD_ID, title: '三脚', quantity: 3 })];

/** Mocks the shelf of goods; `calls` records the requests. */
export const shelf = (goods = two) =>
  http.get('/goods', ({ response }) =>
    response(200).json({
      goods,
      users: [lender()],
      images: [],
      liked_good_ids: [],
      meta: meta(goods.length),
    }),
  );

/** Two weeks in which every good is free. */
export const schedules = http.get('/schedules', ({ query, response }) => {
  const from = query.get('from') ?? TODAY;
  const days = Array.from({ length: 14 }, (_, at) => ({
    date: new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10),
    remaining: 1,
    closed_by: null,
    holiday: false,
    state: 'free' as const,
  }));
  return response(200).json({
    schedules: query
      .get('good_ids')
      .split(',')
      .map((good_id) => schedule({ good_id, days })),
  });
});

/** Returns the query of the last request to the shelf. */
export const asked = (name = '/goods') =>
  Object.fromEntries(
    new URLSearchParams(calls.findLast(({ path: to }) => to.startsWith(`${name}?`))?.path.split('?')[1]),
  );

/** Chooses in a list by its label. */
export const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
