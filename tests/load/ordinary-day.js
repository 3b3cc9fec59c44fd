// An ordinary day, for k6: people look far more than they book. Twenty calls, each as often as its weight.
//   k6 run --no-usage-report -e BASE_URL=https://kashikari.example.ac.jp -e RATE=40 -e DURATION=10m tests/load/ordinary-day.js
import exec from 'k6/execution';
import { Counter, Rate } from 'k6/metrics';
import { any, call, day, latency, makeLender, makeMembers, signIn, steady } from './rest.js';

const GOODS = Number(__ENV.GOODS || 200);
const TOKEN_LASTS = 10 * 60_000;

const wrong = new Rate('day_wrong_answers');
const booked = new Counter('day_booked');
const taken = new Counter('day_taken_by_others');

export const options = {
  setupTimeout: '10m',
  scenarios: { day: steady(20) },
  thresholds: {
    day_wrong_answers: ['rate==0'],
    day_booked: ['count>0'],
    http_req_failed: ['rate==0'],
    ...latency({
      'http_req_duration{kind:read}': ['p(95)<300'],
      'http_req_duration{kind:write}': ['p(95)<600'],
      dropped_iterations: ['count<10'],
    }),
  },
};

export function setup() {
  const lender = makeLender(Array.from({ length: GOODS }, (_, n) => ({ title: `カメラ ${n}` })));
  return { lender, members: makeMembers(lender) };
}

/** State of this client: k6 gives every VU a separate memory. */
const me = { token: undefined, signedInAt: 0, mine: [] };

/** Signs in again before the token ends. */
function tokenOf(person) {
  if (Date.now() - me.signedInAt > TOKEN_LASTS) {
    me.token = signIn(person);
    me.signedInAt = Date.now();
  }
  return me.token;
}

/** Returns one of the client's bookings; books first if there aren't any. */
function ours(world, token) {
  if (!me.mine.length) book(world, token);
  return any(me.mine);
}

function book({ lender }, token) {
  const date = day(3 + Math.floor(Math.random() * 300));
  const body = { good_id: any(lender.goods), start_date: date, end_date: date };
  const answer = call('POST', '/bookings', body, token);
  if (answer.status === 201) {
    booked.add(1);
    me.mine.push({ id: answer.json('booking.id') });
  } else if (answer.status === 409) {
    taken.add(1);
  }
  return answer;
}

const onOurs = (act) => (world, token) => {
  const booking = ours(world, token);
  return booking ? act(booking, token) : call('GET', '/bookings', undefined, token);
};

function cancel(booking, token) {
  me.mine = me.mine.filter((one) => one !== booking);
  return call('DELETE', `/bookings/${booking.id}`, undefined, token, '/bookings/{id}');
}

const get = (path, name) => (world, token) =>
  call('GET', typeof path === 'function' ? path(world) : path, undefined, token, name);

const goodPath = ({ lender }) => `/goods/${any(lender.goods)}`;
const someGoods = ({ lender }) => Array.from({ length: 20 }, () => any(lender.goods)).join(',');

/** Weight, what is done. */
const ACTS = [
  [16, get((world) => `/schedules?good_ids=${someGoods(world)}&from=${day(1)}&days=14`, '/schedules')],
  [14, get(({ lender }) => `/goods?group_id=${lender.groupId}`, '/goods')],
  [12, get(goodPath, '/goods/{id}')],
  [10, get((world) => `${goodPath(world)}/schedule?from=${day(1)}&days=31`, '/goods/{id}/schedule')],
  [8, get(() => `/goods?match=${encodeURIComponent('カメラ')}`, '/goods?match')],
  [8, get('/bookings')],
  [6, get('/users/current')],
  [6, get('/messages/unread')],
  [4, get('/groups')],
  [3, get(({ lender }) => `/groups/${lender.groupId}`, '/groups/{id}')],
  [2, get(({ lender }) => `/memberships?group_id=${lender.groupId}`, '/memberships')],
  [2, get('/waits')],
  [1, get('/plans')],
  [6, book],
  [5, onOurs(({ id }, token) => call('GET', `/bookings/${id}`, undefined, token, '/bookings/{id}'))],
  [2, onOurs(({ id }, token) => call('PATCH', `/bookings/${id}`, { memo: '朝' }, token, '/bookings/{id}'))],
  [2, onOurs(cancel)],
  [2, onOurs(({ id }, token) => call('POST', '/messages', { booking_id: id, body: 'ありがとう' }, token))],
  [1, onOurs(({ id }, token) => call('GET', `/messages?booking_id=${id}`, undefined, token, '/messages'))],
  [
    1,
    onOurs(({ id }, token) => call('GET', `/bookings/${id}/ical`, undefined, token, '/bookings/{id}/ical')),
  ],
];

const TOTAL = ACTS.reduce((sum, [weight]) => sum + weight, 0);

function anyAct() {
  let left = Math.random() * TOTAL;
  return ACTS.find(([weight]) => (left -= weight) < 0)[1];
}

export default function oneCall(world) {
  const person = world.members[exec.vu.idInTest % world.members.length];
  const answer = anyAct()(world, tokenOf(person));
  const right = [200, 201, 204, 409].includes(answer.status);
  if (!right) console.error(`${answer.request.method} ${answer.url}: ${answer.status} ${answer.body}`);
  wrong.add(!right);
}
