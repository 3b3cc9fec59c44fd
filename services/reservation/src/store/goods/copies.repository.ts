import { Database, sqlOf, type SqlTx, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Copies, type Applied } from '../../app/ports';
import type { AccountFact, Fact, GoodFact, GroupFact, ManagerFact, MembershipFact } from '../../domain/facts';
import type { Good, Lender } from '../../domain/good';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from './terms-row';

/** Names of facts' fields that a snake_case column can't be read off from. */
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Keeps the newest version of each fact. Goods are written, and so locked, in the order of their ids. */
@Injectable()
export class PgCopies extends Copies {
  constructor(private readonly db: Database) {
    super();
  }

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  applyGoods(within: Tx, facts: readonly GoodFact[]): Promise<Applied<GoodFact, Good>[]> {
    return apply(sqlOf(within), 'good', facts, (row) => goodFrom(row as GoodJson));
  }

  applyAccounts(within: Tx, facts: readonly AccountFact[]): Promise<Applied<AccountFact, Lender>[]> {
    return apply(sqlOf(within), 'account', facts, (row) => lenderFrom(row as AccountJson));
  }

  applyGroups(within: Tx, facts: readonly GroupFact[]): Promise<Applied<GroupFact>[]> {
    return apply(sqlOf(within), 'good_group', facts, () => null);
  }

  /** Who takes over is a matter of the moment and not kept. */
  async applyMemberships(within: Tx, facts: readonly MembershipFact[]): Promise<Applied<MembershipFact>[]> {
    const kept = facts.map(({ successorId: _successor, ...fact }) => fact);
    const applied = await apply(sqlOf(within), 'membership', kept, () => null);
    return applied.map(({ after, before }) => {
      const told = facts.find(({ id, version }) => id === after.id && version === after.version);
      return { before, after: { ...after, successorId: told?.successorId ?? '' } };
    });
  }

  async zoneOf(within: Tx, accountId: string): Promise<string | null> {
    const row = await sqlOf(within).one<{ zone: string }>('select zone from account where id = $1', [
      accountId,
    ]);
    return row?.zone ?? null;
  }

  applyManagers(within: Tx, facts: readonly ManagerFact[]): Promise<Applied<ManagerFact>[]> {
    return apply(sqlOf(within), 'manager', facts, () => null);
  }
}

async function apply<F extends Fact, B>(
  tx: SqlTx,
  table: string,
  facts: readonly F[],
  read: (row: unknown) => B,
): Promise<Applied<F, B>[]> {
  const news = newestOfEach(facts);
  const [first] = news;
  if (!first) return [];
  const columns = Object.keys(first).map(snake);
  const set = columns.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  const rows = await tx.read<{ id: string; before: unknown }>(
    {
      name: `apply-${table}`,
      text: `insert into ${table} as known (${columns.join(', ')})
        select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb) order by id
        on conflict (id) do update set ${set.join(', ')} where known.version < excluded.version
        returning new.id as id, to_jsonb(old) as before`,
    },
    [JSON.stringify(news.map(rowOf))],
  );
  const before = new Map(rows.map((row) => [row.id, row.before]));
  return news
    .filter(({ id }) => before.has(id))
    .map((after) => {
      const row = before.get(after.id);
      return { after, before: row ? read(row) : null };
    });
}

/** A batch may bring one thing several times. */
function newestOfEach<F extends Fact>(facts: readonly F[]): F[] {
  const newest = new Map<string, F>();
  for (const fact of facts) {
    const known = newest.get(fact.id);
    if (!known || known.version < fact.version) newest.set(fact.id, fact);
  }
  return [...newest.values()];
}

function rowOf(fact: Fact): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fact).map(([name, value]) => [snake(name), value as unknown]));
}
