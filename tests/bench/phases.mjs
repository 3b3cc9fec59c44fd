const DAY = 86_400_000;

const dayFromToday = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** First day of what is booked here: tomorrow and the day after it may be either in the lender's zone. */
const FIRST_DAY = 3;

/** Days that bursts take, beyond those of the stream. */
const BURST_DAY = 1500;

/**
 * What is measured. Each gives the load for one round; `round` counts from 0, so that no booking is asked twice.
 * @typedef {{ goods: string[], tokens: string[], round: number, quick: boolean }} Ground
 * @type {{ name: string, title: string, unit: string, books: boolean, load(ground: Ground): object }[]}
 */
export const PHASES = [
  {
    name: 'stream',
    title: 'Bookings on 1,000 goods, 32 clients',
    unit: 'bookings/s',
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
  },
  {
    name: 'burst',
    title: 'Burst: 32 at once on one good and day, 100 times',
    unit: 'requests/s',
    books: true,
    load({ goods, tokens, round, quick }) {
      const date = dayFromToday(BURST_DAY + round);
      const bursts = goods
        .slice(0, quick ? 20 : 100)
        .map((good) => Array.from({ length: 32 }, (_, n) => booking(good, date, tokens[n % tokens.length])));
      return { bursts };
    },
  },
  {
    name: 'schedule',
    title: 'Two-week schedule of 100 goods, 4 clients',
    unit: 'schedules/s',
    books: false,
    load({ goods, tokens, quick }) {
      const ids = goods.slice(0, 100).join(',');
      const path = `/v1/schedules?good_ids=${ids}&from=${dayFromToday(FIRST_DAY)}&days=14`;
      const jobs = Array.from({ length: 5_000 }, (_, n) => ({
        method: 'GET',
        path,
        token: tokens[n % tokens.length],
      }));
      return { jobs, clients: 4, seconds: quick ? 2 : 6 };
    },
  },
];

function booking(good, date, token) {
  const body = { good_id: good, start_date: date, end_date: date };
  return { method: 'POST', path: '/v1/bookings', body, token };
}
