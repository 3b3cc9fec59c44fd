import type { SqlTx } from '@kashikari/platform';
import type { Id } from '../../domain/ids';
import type { PeopleTable } from './people-tables';

interface Fact {
  readonly id: Id;
  readonly version: number;
  readonly deleted: boolean;
}

/**
 * Puts newer facts in the place of older ones, all in one statement; answers those that were newer. Rows are written
 * in the order of their ids, so that two batches can't deadlock.
 */
export async function applyFacts<F extends Fact>(
  tx: SqlTx,
  table: PeopleTable<F>,
  facts: readonly F[],
): Promise<F[]> {
  const newest = newestOf(facts);
  if (newest.length === 0) return [];
  const columns = [
    { name: 'id', type: 'uuid', of: ({ id }: F): unknown => id },
    { name: 'version', type: 'bigint', of: ({ version }: F): unknown => version },
    { name: 'deleted', type: 'boolean', of: ({ deleted }: F): unknown => deleted },
    ...table.columns,
  ];
  const names = columns.map(({ name }) => name).join(', ');
  const written = await tx.read<{ id: Id }>(
    `insert into ${table.name} as known (${names})
     select ${names} from unnest(${columns.map(({ type }, place) => `$${place + 1}::${type}[]`).join(', ')})
       as fact (${names}) order by id
     on conflict (id) do update set ${columns.map(({ name }) => `${name} = excluded.${name}`).join(', ')}
       where known.version < excluded.version
     returning id`,
    columns.map(({ of }) => newest.map(of)),
  );
  const ids = new Set(written.map(({ id }) => id));
  return newest.filter(({ id }) => ids.has(id));
}

/** One fact for each id. */
function newestOf<F extends Fact>(facts: readonly F[]): F[] {
  const newest = new Map<Id, F>();
  for (const fact of facts) {
    const known = newest.get(fact.id);
    if (!known || known.version < fact.version) newest.set(fact.id, fact);
  }
  return [...newest.values()];
}
