import { addDays, startOfDay, type Actor } from '@kashikari/kernel';
import { enumOf, SETS, textOf, type WordOf } from '@kashikari/contracts';
import { LONG } from '@kashikari/platform/testing';
import {
  ASKERS,
  LENDERS,
  MEMBERS,
  recentOf,
  TODAY,
  worldOf,
  type PublishedGood,
  type Facts,
} from './model-world';
import { NOON, startSearch, type World } from './world';

const DAY = 86_400_000;
const QUARTER = 900_000;
const QUESTIONS = LONG ? 2_000 : 300;

interface Question {
  readonly match?: string;
  readonly groupId?: string;
  readonly tag?: string;
  readonly ownerId?: string;
  readonly isHourly?: boolean;
  readonly category?: string;
  readonly location?: string;
  readonly priced?: boolean;
  readonly code?: string;
  readonly filter?: WordOf<typeof SETS.searchFilter>;
  readonly from?: string;
  readonly to?: string;
  readonly sort?: WordOf<typeof SETS.searchSort>;
}

/** Values of each parameter; `from` and `to` go together. */
const VALUES = {
  match: ['カメラ', 'かめら 三脚', 'ｶﾒﾗ', '机', '髙岡', 'A4568', 'b-12', 'can', 'まいく', '無い'],
  groupId: ['g0', 'shelf-1', 'g2', 'nowhere'],
  tag: ['撮影', '#Sale', '入門'],
  ownerId: LENDERS,
  isHourly: [true, false],
  category: ['撮影・音響', '絵本'],
  location: ['倉庫', 'ＨＡＬＬ'],
  priced: [true, false],
  code: ['A-4568', 'ａ4568', '978-4-00-310101-8', 'B12', 'x'],
  filter: ['available', 'in_use'] as const,
  days: [0, 1, 3].flatMap((from) =>
    [0, 2].map((more) => [addDays(TODAY, from), addDays(TODAY, from + more)]),
  ),
  sort: ['latest', 'popular', 'alphabetic', 'booked_at'] as const,
};
type Name = keyof typeof VALUES;
const NAMES = Object.keys(VALUES) as Name[];
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => [one, other] as const));

/** Numbers that look random and are the same each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function questionOf(turn: number): Question {
  const roll = dice(turn * 7_919 + 17);
  const [one, other] = PAIRS[turn % PAIRS.length]!;
  const chosen = NAMES.filter((name) => name === one || name === other || roll(12) === 0);
  const fields = chosen.map((name) => [name, VALUES[name][roll(VALUES[name].length)]] as const);
  const { days, ...rest } = Object.fromEntries(fields) as Question & { days?: [string, string] };
  return { ...rest, ...(days && { from: days[0], to: days[1] }) };
}

const same = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('髙', '高')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
const joined = (text: string) => same(text).replace(/[^\p{L}\p{N}]/gu, '');
const runs = (text: string) => same(text).match(/[\p{Script=Han}\p{Script=Hiragana}ー]+|[a-z0-9]+/gu) ?? [];

/** Returns true if all words of the query occur in these texts. */
function stands(match: string, texts: readonly string[], codes: readonly string[]): boolean {
  const all = [...texts.flatMap(runs), ...codes.flatMap(runs), ...codes.map(joined)];
  const has = (run: string) =>
    all.some((other) => (/^[a-z0-9]/.test(run) ? other.startsWith(run) : other.includes(run)));
  return same(match)
    .split(/\s+/)
    .every((word) => runs(word).every(has) || (/\d/.test(word) && has(joined(word))));
}

function placeOf(match: string | undefined, good: PublishedGood): number {
  if (match === undefined) return 0;
  if ([good.managementId, good.isbn].some((code) => code && joined(code) === joined(match))) return 0;
  const fields = [[good.title], [good.titleReading], good.tags, [good.author]];
  const texts = fields.map((_, at) => fields.slice(0, at + 1).flat());
  const at = texts.findIndex((some) => stands(match, some, []));
  return at < 0 ? 5 : at + 1;
}

function sees(actor: Actor, good: PublishedGood): boolean {
  if (actor.kind === 'system') return true;
  const manages =
    actor.kind === 'user' && (good.ownerId === actor.userId || actor.userId === `boss of ${good.ownerId}`);
  if (manages) return true;
  if (good.isHidden) return false;
  if (good.isPublic && good.ownerId !== 'closed') return true;
  if (actor.kind === 'visitor') return false;
  return good.groupIds.some(
    (id) =>
      (MEMBERS[id]?.includes(actor.userId) && (actor.kind !== 'card' || actor.groupId === id)) ||
      (actor.kind === 'user' && (actor.userId === 'lender' || actor.userId === 'boss of lender')),
  );
}

/** Units claimed at an instant; those that are late are out now. */
const claimedAt = (facts: Facts, good: PublishedGood, at: number, holdsNow: boolean) =>
  facts.bookings
    .filter(({ goodId, from, until }) => {
      const late = until <= NOON && holdsNow;
      return goodId === good.id && (late || (from <= at && at < until && until > NOON));
    })
    .reduce((sum, { quantity }) => sum + quantity, 0);

function isFree(facts: Facts, good: PublishedGood, question: Question): boolean {
  if (good.referenceOnly) return false;
  const { from = TODAY, to = from } = question;
  const startOf = (day: string) => Math.max(startOfDay(day, 'Asia/Tokyo'), NOON);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  const quarters = (since: number, until: number) =>
    Array.from({ length: Math.ceil((until - since) / QUARTER) }, (_, at) => since + at * QUARTER);
  const hasOne = (at: number, since: number) => claimedAt(facts, good, at, since <= NOON) < good.quantity;
  if (!good.isHourly) {
    const since = startOf(from);
    return quarters(since, startOf(addDays(from, days + good.marginDays))).every((at) => hasOne(at, since));
  }
  if (question.from === undefined) return hasOne(NOON, NOON);
  return Array.from({ length: days }, (_, at) => startOf(addDays(from, at))).every((since, at) =>
    quarters(since, startOf(addDays(from, at + 1))).some((quarter) => hasOne(quarter, since)),
  );
}

const isOut = (facts: Facts, good: PublishedGood) =>
  facts.bookings.some(({ goodId, from }) => goodId === good.id && from <= NOON);

function passes(facts: Facts, question: Question, good: PublishedGood): boolean {
  const { match, groupId, tag, ownerId, isHourly, category, location, priced, code, filter } = question;
  const texts = [good.title, good.titleReading, ...good.tags, good.author, good.category, good.location];
  const checks = [
    match === undefined || stands(match, [...texts, good.description], [good.managementId, good.isbn]),
    groupId === undefined || good.groupIds.includes(groupId.replace('shelf-', 'g')),
    tag === undefined || good.tags.map(same).includes(same(tag).replace('#', '')),
    ownerId === undefined || good.ownerId === ownerId,
    isHourly === undefined || good.isHourly === isHourly,
    category === undefined || same(good.category) === same(category),
    location === undefined || same(good.location) === same(location),
    priced === undefined || good.price > 0 === priced,
    code === undefined || [good.managementId, good.isbn].some((one) => one && joined(one) === joined(code)),
    filter !== 'available' || isFree(facts, good, question),
    filter !== 'in_use' || isOut(facts, good),
  ];
  return checks.every(Boolean);
}

const titleOf = ({ title, titleReading }: PublishedGood) => titleReading || title;
const collator = new Intl.Collator('ja-u-kn-true');
/** Compares titles. If Japanese rules rank two titles equal, hiragana come before katakana. */
const byTitle = (a: string, b: string) => collator.compare(a, b) || (a === b ? 0 : a < b ? -1 : 1);

function inOrder(
  facts: Facts,
  { sort = 'latest', match }: Question,
  goods: readonly PublishedGood[],
): PublishedGood[] {
  const of = ({ id }: PublishedGood) => facts.bookings.filter(({ goodId }) => goodId === id);
  const bookedAt = (good: PublishedGood) => Math.max(0, ...of(good).map((one) => one.bookedAt));
  const newest = (a: PublishedGood, b: PublishedGood) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
  const orders: Record<typeof sort, (a: PublishedGood, b: PublishedGood) => number> = {
    latest: (a, b) => placeOf(match, a) - placeOf(match, b) || newest(a, b),
    popular: (a, b) =>
      recentOf(facts.bookings, b) - recentOf(facts.bookings, a) || b.likes - a.likes || newest(a, b),
    alphabetic: (a, b) => byTitle(titleOf(a), titleOf(b)) || (a.id < b.id ? -1 : 1),
    booked_at: (a, b) => bookedAt(b) - bookedAt(a) || newest(a, b),
  };
  return [...goods].sort(orders[sort]);
}

let world: World;
const facts = worldOf(dice(42));
beforeAll(async () => {
  world = await startSearch();
  await world.tell(...facts.events);
});
afterAll(() => world.service.stop());

const ask = (question: Question, actor: Actor, more: object = {}) => {
  const { filter, sort, ...rest } = question;
  const words = {
    filter: enumOf(SETS.searchFilter, filter ?? ''),
    sort: enumOf(SETS.searchSort, sort ?? ''),
  };
  return world.find({ ...rest, ...words, page: { page: 1, perPage: 100 }, ...more }, actor);
};

test(`${QUESTIONS} questions, every pair of parameters by every role: what is found, in which order, and how many`, async () => {
  let found = 0;
  for (let turn = 0; turn < QUESTIONS; turn += 1) {
    const question = questionOf(turn);
    const actor = ASKERS[turn % ASKERS.length]!;
    const expected = facts.goods.filter((good) => sees(actor, good) && passes(facts, question, good));
    const { goodIds, page } = await ask(question, actor);
    expect([question, actor, goodIds, page?.total]).toEqual([
      ...[question, actor, inOrder(facts, question, expected).map(({ id }) => id), expected.length],
    ]);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(QUESTIONS * 2);
}, 120_000);

test('facets count what is found without their own filter, and name no group that the asker is not in', async () => {
  const facets = ['group', 'category', 'tag', 'location'] as const;
  const valuesOf = { group: (g: PublishedGood) => g.groupIds, tag: (g: PublishedGood) => g.tags } as const;
  for (let turn = 0; turn < QUESTIONS / 5; turn += 1) {
    const question = questionOf(turn * 5);
    const actor = ASKERS[turn % ASKERS.length]!;
    const visible = facts.goods.filter((good) => sees(actor, good));
    const counted = await ask(question, actor, {
      facets: facets.map((one) => enumOf(SETS.searchFacet, one)),
    });
    expect(counted.goodIds).toEqual((await ask(question, actor)).goodIds);
    for (const { facet, values } of counted.facets) {
      const name = textOf(SETS.searchFacet, facet) as (typeof facets)[number];
      const { [name === 'group' ? 'groupId' : name]: _own, ...others } = question;
      const counts = new Map<string, number>();
      for (const good of visible.filter((one) => passes(facts, others, one))) {
        const all = name === 'group' || name === 'tag' ? valuesOf[name](good) : [good[name]];
        for (const value of new Set(all.map((one) => (name === 'group' ? one : same(one))))) {
          const isOwn = name !== 'group' || isIn(actor, value);
          if (value && isOwn) counts.set(value, (counts.get(value) ?? 0) + 1);
        }
      }
      const answered = new Map(
        values.map(({ value, count }) => [name === 'group' ? value : same(value), count]),
      );
      expect([question, actor, name, answered]).toEqual([question, actor, name, counts]);
    }
  }
}, 120_000);

function isIn(actor: Actor, group: string): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind === 'visitor') return false;
  if (actor.kind === 'card') return actor.groupId === group && MEMBERS[group]!.includes(actor.userId);
  return MEMBERS[group]!.includes(actor.userId) || ['lender', 'boss of lender'].includes(actor.userId);
}
