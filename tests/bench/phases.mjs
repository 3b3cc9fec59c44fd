const DAY = 86_400_000;

const dayFromToday = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** First day of what is booked here: tomorrow and the day after it may be either in the lender's zone. */
export const FIRST_DAY = 3;

/** Days that bursts take, beyond those of the stream. */
const BURST_DAY = 1500;

/**
 * Measured phases. Each returns the load for one round; `round` counts from 0, so that no booking is requested twice.
 * `wins`: the exact number of requests of a round that must be booked.
 * @typedef {{ goods: string[], wide: string[], tokens: string[], round: number, quick: boolean }} Ground
 * @typedef {{ name: string, title: string, books: boolean, load(ground: Ground): object,
 *   wins?(ground: Ground): number }} Phase
 */

/** @type {Phase} */
const stream = {
  name: 'stream',
  title: 'Bookings on 1,000 goods, 32 clients',
  books: true,
  load({ goods, tokens, round, quick }) {
    const days = quick ? 6 : 25;
    const jobs = [];
    for (let day = 0; day < days; day++) {
      const date = dayFromToday(FIRST_DAY + round * days + day);
      for (const [index, good] of goods.entries())
        jobs.push(booking(good, date, tokens[(index + day) % tokens.length]));
    }
    return { jobs, clients: 32, seconds: quick ? 3 : 8 };
  },
};

/** @type {Phase} */
const burst = {
  name: 'burst',
  title: 'Burst: 32 at once on one good and day, 100 times',
  books: true,
  load({ goods, tokens, round, quick }) {
    return { bursts: crowds(goods.slice(0, quick ? 20 : 100), 32, dayFromToday(BURST_DAY + round), tokens) };
  },
  wins: ({ quick }) => (quick ? 20 : 100),
};

/** A rush, during which another user books a good that nobody else wants. @type {Phase} */
const rush = {
  name: 'rush',
  title: 'Rush: 500 clients at once on 10 units of one good, 5 times',
  books: true,
  load({ goods, wide, tokens, round, quick }) {
    const date = dayFromToday(BURST_DAY + round);
    const beside = [0, 1].flatMap((day) =>
      goods
        .slice(100, 400)
        .map((good) => booking(good, dayFromToday(BURST_DAY + 10 + 2 * round + day), tokens[0])),
    );
    return { bursts: crowds(wide.slice(0, quick ? 1 : 5), quick ? 100 : 500, date, tokens), beside };
  },
  wins: ({ quick }) => (quick ? 10 : 50),
};

/** @type {Phase} */
const schedule = {
  name: 'schedule',
  title: 'Two-week schedule of 100 goods with 100 bookings each, 4 clients',
  books: false,
  load({ wide, tokens, quick }) {
    const ask = { method: 'GET', path: schedulePath(wide) };
    const jobs = Array.from({ length: 5_000 }, (_, n) => ({ ...ask, token: tokens[n % tokens.length] }));
    return { jobs, clients: 4, seconds: quick ? 2 : 6 };
  },
};

export const schedulePath = (goods) =>
  `/v1/schedules?good_ids=${goods.join(',')}&from=${dayFromToday(FIRST_DAY)}&days=14`;

/** Phases by the number of reservation processes. */
export const PARTS = [
  { processes: 1, phases: [stream, schedule] },
  { processes: 2, phases: [burst, rush] },
];

/** Ten bookings or fewer on each day of each wide good; on fourteen days that makes 100 of each. */
export function filling(wide, tokens, length) {
  const days = Array.from({ length }, (_, day) => dayFromToday(FIRST_DAY + day));
  return days.flatMap((date, day) =>
    Array.from({ length: day < 2 ? 8 : 7 }, (_, n) => n).flatMap((n) =>
      wide.map((good, index) => booking(good, date, tokens[(index + n) % tokens.length])),
    ),
  );
}

/** The same crowd before each good. */
function crowds(goods, size, date, tokens) {
  return goods.map((good) =>
    Array.from({ length: size }, (_, n) => booking(good, date, tokens[n % tokens.length])),
  );
}

function booking(good, date, token) {
  const body = { good_id: good, start_date: date, end_date: date };
  return { method: 'POST', path: '/v1/bookings', body, token };
}
