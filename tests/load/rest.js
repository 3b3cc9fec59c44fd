// What every load has in common: calls as a careful client makes them, and a lender with goods and members.
import { fail } from 'k6';
import http from 'k6/http';

export const BASE = `${__ENV.BASE_URL || 'http://localhost:3000'}/v1`;

export const PASSWORD = 'kashikari-demo';

/** Members of the lender's group besides itself; the free plan allows no more. */
const MEMBERS = 7;

// Being refused what somebody else has is a right answer.
http.setResponseCallback(http.expectedStatuses(200, 201, 204, 304, 409));

/** `-e LATENCY=0`: only whether answers are right counts, on a machine that does other things meanwhile. */
export const latency = (thresholds) => (__ENV.LATENCY === '0' ? {} : thresholds);

/** Scenario of a number of requests a second (`-e RATE`) for a time (`-e DURATION`), however long each takes. */
export const steady = (clients) => ({
  executor: 'constant-arrival-rate',
  rate: Number(__ENV.RATE || 20),
  duration: __ENV.DURATION || '1m',
  preAllocatedVUs: clients,
});

/**
 * One call.
 * @param {string} [name] the route, for the figures; the path itself where it holds no id
 */
export function call(method, path, body, token, name = path) {
  const headers = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (method === 'POST') headers['Idempotency-Key'] = `k6-${Date.now()}-${Math.random()}`;
  return http.request(method, `${BASE}${path}`, body && JSON.stringify(body), {
    headers,
    tags: { name: `${method} ${name}`, kind: method === 'GET' ? 'read' : 'write' },
  });
}

/** A day so many days from today, in UTC. */
export const day = (ahead) => new Date(Date.now() + ahead * 86400000).toISOString().slice(0, 10);

export const any = (list) => list[Math.floor(Math.random() * list.length)];

function made(answer) {
  if (answer.status !== 201) fail(`${answer.request.method} ${answer.url}: ${answer.status} ${answer.body}`);
  return answer.json();
}

function signUp(name) {
  const email = `k6-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const { user, token } = made(call('POST', '/users', { name, email, password: PASSWORD }));
  return { id: user.id, email, token };
}

/** A lender with a group and the goods of these titles and quantities. */
export function makeLender(goods) {
  const lender = signUp('k6');
  const group = made(call('POST', '/groups', { name: 'k6' }, lender.token)).group;
  const ids = goods.map(
    ({ title, quantity = 1 }) =>
      made(call('POST', '/goods', { title, quantity, group_ids: [group.id] }, lender.token)).good.id,
  );
  return { ...lender, groupId: group.id, goods: ids };
}

/** Adds the maximum number of people that the plan allows to a lender's group. */
export function makeMembers({ groupId }) {
  return Array.from({ length: MEMBERS }, (_, n) => {
    const member = signUp(`k6 ${n + 1}`);
    made(call('POST', '/memberships', { group_id: groupId }, member.token));
    return member;
  });
}

/** A fresh token: one lasts 15 minutes. */
export function signIn({ email }) {
  return call('POST', '/auth/login', { email, password: PASSWORD }).json('token');
}
