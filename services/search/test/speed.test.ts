import { SYSTEM, unwrap, type Actor } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { readSearch, type SearchRequest } from '../src/domain/read-search';
import { countQuery } from '../src/store/analytics/count-query';
import { statement } from '../src/store/search.views';
import { NOON, startSearch, userActor, type World } from './world';

/** Enough for PostgreSQL to choose as it does with 100,000. */
const GOODS = 20_000;

const FILL = `
  insert into account (id, version, deleted, time_zone, prevent_public_access, manage_hand_over)
    select 'user ' || n, 1, false, 'Asia/Tokyo', false, false from generate_series(1, 200) n;
  insert into lending_group (id, version, deleted, slug, owner_id)
    select 'group ' || n, 1, false, 'slug-' || n, 'user ' || n from generate_series(1, 200) n;
  insert into membership (id, version, deleted, group_id, user_id, disabled, joined_at)
    select 'm ' || n, 1, false, 'group ' || (1 + n % 200), 'user ' || (1 + n % 190), false, timestamptz '2026-01-01' from generate_series(1, 2000) n;
  insert into good (id, version, deleted, owner_id, group_ids, tags, title, is_open, is_hidden, quantity, margin_days, reference_only, created_at)
    select 'good ' || n, 1, false, 'user ' || (1 + n % 200), array['group ' || (1 + n % 200)], array['tag' || n % 500], 'good ' || n,
      n % 2 = 0, n % 20 = 0, 1 + n % 3, n % 3, false, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${GOODS}) n;
  insert into good_words (id, version, terms, best)
    select 'good ' || n, 1, words, words from generate_series(1, ${GOODS}) n
    cross join lateral (select format('''w%s'':1A ''x%s'':2A ''貸%s'':3A ''出%s'':4D', n % 400, n % 7, n % 90, n % 90)::tsvector as words) w;
  insert into booking (id, version, good_id, quantity, state, start_at, end_at, claim, live,
      borrower_id, created_at, booked_zone, start_date, end_date, returned_at)
    select 'booking ' || n, 1, 'good ' || (1 + n % ${GOODS}), 1, case when s < now_at then 'returned' else 'reserved' end, s, e, tstzrange(s, e), s >= now_at,
      'user ' || (1 + n % 90), s - interval '3 days', 'Asia/Tokyo', (s at time zone 'Asia/Tokyo')::date, (e at time zone 'Asia/Tokyo')::date,
      case when s < now_at then e end
    from generate_series(1, 60000) n
    cross join lateral (select timestamptz '2026-04-06 12:00+09' as now_at) c
    cross join lateral (select now_at + (n % 200 - 100) * interval '1 day' as s, now_at + (n % 200 - 98) * interval '1 day' as e) r;
  insert into payment (id, version, payee_id, good_id, group_id, moves, first_move_at, last_move_at)
    select 'payment ' || n, 1, 'user ' || (1 + n % 200), 'good ' || n, '',
      jsonb_build_array(jsonb_build_object('at', paid, 'amount', 100)), paid, paid
    from generate_series(1, ${GOODS}) n
    cross join lateral (select timestamptz '2026-04-06 12:00+09' - n % 300 * interval '1 day' as paid) p;
  insert into activity (good_id, booked_at) select good_id, max(start_at) from booking group by good_id;
  insert into popularity (id, version, bookings, likes) select good_id, 1, count(*), 0 from booking group by good_id;
`;

let world: World;
beforeAll(async () => {
  world = await startSearch();
  const owner = new Database({ url: world.service.database.ownerUrl, name: 'test', size: 1 });
  for (const part of FILL.split(';\n').filter((text) => text.trim())) await owner.read(part);
  await owner.read('vacuum analyze');
  await owner.close();
});
afterAll(() => world.service.stop());

const NOTHING: SearchRequest = {
  ...{
    match: '',
    group: '',
    tag: '',
    owner: '',
    category: '',
    location: '',
    code: '',
    facets: [],
    filter: '',
    from: '',
    to: '',
    sort: '',
  },
  ...{ page: 1, perPage: 20 },
};

async function plan(asked: Partial<SearchRequest>, actor: Actor): Promise<string> {
  const { text, values } = statement(unwrap(readSearch({ ...NOTHING, ...asked })), actor, NOON);
  const rows = await world.service.db.read<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const MEMBER = userActor('user 7');

describe('among many goods', () => {
  it.each<[string, Partial<SearchRequest>]>([
    ['words', { match: 'w17' }],
    ['words of the beginning', { match: 'w1' }],
    ['words and what is available', { match: 'w17', filter: 'available' }],
    ['words and what is in use', { match: 'w17', filter: 'in_use' }],
  ])('%s are looked up in their index', async (_, asked) => {
    for (const actor of [SYSTEM, MEMBER, { kind: 'visitor' } as const]) {
      const found = await plan(asked, actor);
      expect(found).toContain('good_words_terms');
      expect(found).not.toMatch(/Seq Scan on (good_words|booking|membership)\b/);
    }
  });

  it.each<[string, Partial<SearchRequest>]>([
    ['today', { filter: 'available' }],
    ['some days', { filter: 'available', from: '2026-04-20', to: '2026-04-22' }],
  ])('bookings that matter to what is available on %s are found by their range', async (_, asked) => {
    const found = await plan(asked, MEMBER);
    expect(found).toMatch(/booking_live_claim|booking_live_of_good/);
    expect(found).not.toMatch(/Seq Scan on (booking|membership|good_words)\b/);
  });

  it('what is in use is found among what has started and is not back', async () => {
    expect(await plan({ filter: 'in_use' }, MEMBER)).toContain('booking_unreturned');
  });

  it('those of one group, tag or lender are found by it', async () => {
    expect(await plan({ group: 'slug-7' }, MEMBER)).toMatch(/good_groups|good_owner/);
    expect(await plan({ tag: 'tag7' }, MEMBER)).toContain('good_tags');
    expect(await plan({ owner: 'user 7' }, MEMBER)).toContain('good_owner');
  });

  it('a page and the total of all come in one statement', async () => {
    const { goodIds, page } = await world.find({ match: 'w17', page: { page: 1, perPage: 10 } }, SYSTEM);
    expect(goodIds).toHaveLength(10);
    // Those with w17, and with w170 to w179.
    expect(page?.total).toBe((GOODS / 400) * 11);
  });
});

describe('among many bookings', () => {
  it.each([
    ['lender', 'user 7', 'payment_of_payee'],
    ['group', 'group 7', 'payment_of_good'],
  ] as const)(
    'a year of counts of a %s is read by the indexes of its goods and payments',
    async (kind, id, index) => {
      const { text } = countQuery(kind);
      const values = [id, '2025-04-07', '2026-04-06', new Date(NOON).toISOString(), 'Asia/Tokyo'];
      const rows = await world.service.db.read<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const found = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(found).toMatch(/good_owner|good_groups/);
      expect(found).toMatch(/booking_facts/);
      expect(found).toContain(index);
      expect(found).not.toMatch(/Seq Scan on (good|booking|membership|payment)\b/);
    },
  );
});
