// The opening of registration, for k6: everybody wants the same few things at the same moment.
//   k6 run --no-usage-report tests/load/booking-burst.js
//   k6 run -e BASE_URL=https://kashikari.example.ac.jp -e CLIENTS=500 -e UNITS=10 tests/load/booking-burst.js
import { check } from 'k6';
import exec from 'k6/execution';
import { Counter, Rate, Trend } from 'k6/metrics';
import { call, day, latency, makeLender } from './rest.js';

const CLIENTS = Number(__ENV.CLIENTS || 100);
const UNITS = Number(__ENV.UNITS || 10);
const QUIET_RATE = 5;

const won = new Counter('burst_won');
const wrong = new Rate('burst_wrong_answers');
const burstTime = new Trend('burst_time', true);
const otherTime = new Trend('other_good_time', true);

export const options = {
  scenarios: {
    // Once each, all at once.
    burst: { executor: 'per-vu-iterations', vus: CLIENTS, iterations: 1, startTime: '5s', exec: 'burst' },
    // Meanwhile somebody books something else and must not feel it.
    other: {
      executor: 'constant-arrival-rate',
      rate: QUIET_RATE,
      duration: '15s',
      preAllocatedVUs: 10,
      exec: 'other',
    },
  },
  thresholds: {
    burst_won: [`count==${UNITS}`],
    burst_wrong_answers: ['rate==0'],
    http_req_failed: ['rate==0'],
    ...latency({ burst_time: ['p(95)<2000'], other_good_time: ['p(95)<500'] }),
  },
};

/** A lender with the wanted good, and a hundred others. */
export function setup() {
  const others = Array.from({ length: 100 }, (_, n) => ({ title: `other ${n}` }));
  const { token, goods } = makeLender([{ title: 'wanted', quantity: UNITS }, ...others]);
  return { token, wanted: goods[0], others: goods.slice(1) };
}

export function burst({ token, wanted }) {
  const date = day(7);
  const answer = call('POST', '/bookings', { good_id: wanted, start_date: date, end_date: date }, token);
  burstTime.add(answer.timings.duration);
  wrong.add(answer.status !== 201 && answer.status !== 409);
  if (answer.status === 201) won.add(1);
}

export function other({ token, others }) {
  const n = exec.scenario.iterationInTest;
  const date = day(7 + Math.floor(n / others.length));
  const body = { good_id: others[n % others.length], start_date: date, end_date: date };
  const answer = call('POST', '/bookings', body, token);
  otherTime.add(answer.timings.duration);
  check(answer, { 'a booking of something else succeeds': ({ status }) => status === 201 });
}
