// The opening of registration, for k6: everybody wants the same few things at the same moment.
//   k6 run --no-usage-report tests/load/booking-burst.js
//   k6 run -e BASE_URL=https://kashikari.example.ac.jp -e CLIENTS=500 -e UNITS=10 tests/load/booking-burst.js
import { check, fail } from 'k6';
import exec from 'k6/execution';
import http from 'k6/http';
import { Counter, Rate, Trend } from 'k6/metrics';

const BASE = `${__ENV.BASE_URL || 'http://localhost:3000'}/v1`;
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
    burst_time: ['p(95)<2000'],
    other_good_time: ['p(95)<500'],
    http_req_failed: ['rate==0'],
  },
};

// Being refused is a right answer of a burst.
http.setResponseCallback(http.expectedStatuses(200, 201, 204, 409));

function call(method, path, body, token) {
  const headers = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (method === 'POST') headers['Idempotency-Key'] = `k6-${Date.now()}-${Math.random()}`;
  return http.request(method, `${BASE}${path}`, body && JSON.stringify(body), {
    headers,
    tags: { name: path },
  });
}

const day = (ahead) => new Date(Date.now() + ahead * 86400000).toISOString().slice(0, 10);

/** A lender with the wanted good, and a hundred others. */
export function setup() {
  const email = `k6-${Date.now()}@example.com`;
  const signUp = call('POST', '/users', { name: 'k6', email, password: 'kashikari' });
  if (signUp.status !== 201) fail(`sign-up answered ${signUp.status}: ${signUp.body}`);
  const token = signUp.json('token');
  const group = call('POST', '/groups', { name: 'k6' }, token).json('group.id');
  const good = (title, quantity) =>
    call('POST', '/goods', { title, quantity, group_ids: [group] }, token).json('good.id');
  return {
    token,
    wanted: good('wanted', UNITS),
    others: Array.from({ length: 100 }, (_, n) => good(`other ${n}`, 1)),
  };
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
