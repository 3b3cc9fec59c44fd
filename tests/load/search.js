// People who look for something, for k6: words, days that must be free, lists of a group.
//   k6 run --no-usage-report -e BASE_URL=https://kashikari.example.ac.jp -e GOODS=2000 -e RATE=50 tests/load/search.js
import { check } from 'k6';
import { Rate } from 'k6/metrics';
import { any, call, day, latency, makeLender, steady } from './rest.js';

const GOODS = Number(__ENV.GOODS || 500);
const WORDS = [
  'カメラ',
  '三脚',
  'マイク',
  'ケーブル',
  'プロジェクター',
  '会議室',
  '自転車',
  '図鑑',
  'ドリル',
  '工具',
];
const PLACES = ['本館', '別館', '倉庫', '二階', '北棟'];

const wrong = new Rate('search_wrong_answers');

export const options = {
  setupTimeout: '10m',
  scenarios: { search: steady(50) },
  thresholds: {
    search_wrong_answers: ['rate==0'],
    http_req_failed: ['rate==0'],
    ...latency({ 'http_req_duration{kind:read}': ['p(95)<300'], dropped_iterations: ['count<10'] }),
  },
};

/** Goods whose titles hold a word, a place and a number. */
export function setup() {
  const goods = Array.from({ length: GOODS }, (_, n) => ({
    title: `${WORDS[n % WORDS.length]} ${PLACES[n % PLACES.length]} ${n}`,
  }));
  const { token, groupId } = makeLender(goods);
  return { token, groupId };
}

const QUERIES = [
  () => ({ match: any(WORDS) }),
  () => ({ match: `${any(WORDS)} ${any(PLACES)}` }),
  // Two letters, in the other kana.
  () => ({ match: 'かめ' }),
  () => ({ match: any(WORDS), from: day(3), to: day(5), filter: 'available' }),
  ({ groupId }) => ({ group_id: groupId, page: String(1 + Math.floor(Math.random() * 5)) }),
];

export default function search(world) {
  const query = Object.entries(any(QUERIES)(world))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const answer = call('GET', `/goods?${query}`, undefined, world.token, '/goods');
  const right = answer.status === 200 && Array.isArray(answer.json('goods'));
  wrong.add(!right);
  check(answer, { 'a search is answered with goods': () => right });
}
