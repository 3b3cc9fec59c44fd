import { snakeCase } from '@kashikari/kernel';
import { sqlOf } from '../database/session';
import type { Row } from '../database/sql-tx';
import type { Tx } from '../tx';
import { newestOfEach, type Versioned } from './newest';

/** A record that was newer than our copy, with the previous row of the copy; null without one. */
export interface Applied<T> {
  readonly before: Row | null;
  readonly after: T;
}

/**
 * States for every field of a record if the copy stores it, in a column of its name in snake case. The type forbids
 * omissions.
 */
export type StoredFields<T extends Versioned> = Readonly<Record<Exclude<keyof T, keyof Versioned>, boolean>>;

export interface ReplicaOptions {
  /** True to write a version again that is already stored, because our computation from it may have improved. */
  readonly again?: boolean;
}

/**
 * The newest copies of records that another service owns, in a local table. They arrive by event, by push and by query,
 * in any order and repeatedly. A version older than the stored one changes nothing. Rows are written in the order of
 * their ids, so that two batches can't deadlock.
 */
export class Replica<T extends Versioned> {
  /** The statement that writes a batch; `$1` is {@link parameter}. It may be part of a longer one. */
  readonly statement: string;
  /** Prefix of its prepared statements, because another replica of the same table may store other columns. */
  private readonly name: string;
  private readonly columns: readonly (readonly [column: string, of: (thing: T) => unknown])[];

  /**
   * @param kept the fields that are stored unchanged, besides `id` and `version`
   * @param made columns that are computed from a record
   */
  constructor(
    table: string,
    kept: StoredFields<T>,
    made: Readonly<Record<string, (thing: T) => unknown>> = {},
    { again = false }: ReplicaOptions = {},
  ) {
    const fields = Object.entries<boolean>(kept).flatMap(([field, isKept]) => (isKept ? [field] : []));
    const plain = ['id', 'version', ...fields].map(
      (field) => [snakeCase(field), (thing: T): unknown => thing[field as keyof T]] as const,
    );
    this.columns = [...plain, ...Object.entries(made)];
    const names = this.columns.map(([column]) => column);
    const changes = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
    this.name = `${again ? 'apply-again' : 'apply'}-${table}`;
    this.statement = `insert into ${table} as known (${names.join(', ')})
      select ${names.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb) order by id
      on conflict (id) do update set ${changes.join(', ')}
        where known.version ${again ? '<=' : '<'} excluded.version`;
  }

  /** A batch as the {@link statement} takes it. */
  parameter(things: readonly T[]): string {
    return this.rows(newestOfEach(things));
  }

  /** Writes a batch. @returns those that were newer */
  async apply(tx: Tx, things: readonly T[]): Promise<T[]> {
    const newest = newestOfEach(things);
    const applied = await this.write<{ id: string }>(tx, newest, this.name, 'new.id as id');
    const ids = new Set(applied.map(({ id }) => id));
    return newest.filter(({ id }) => ids.has(id));
  }

  /** Applies records like {@link apply}, and also returns the previous rows. */
  async applyOver(tx: Tx, things: readonly T[]): Promise<Applied<T>[]> {
    const newest = newestOfEach(things);
    const returning = 'new.id as id, to_jsonb(old) as before';
    const applied = await this.write<{ id: string; before: Row | null }>(
      tx,
      newest,
      `${this.name}-over`,
      returning,
    );
    const before = new Map(applied.map((row) => [row.id, row.before]));
    return newest
      .filter(({ id }) => before.has(id))
      .map((after) => ({ after, before: before.get(after.id) ?? null }));
  }

  private async write<R>(tx: Tx, newest: readonly T[], name: string, returning: string): Promise<R[]> {
    if (newest.length === 0) return [];
    const text = `${this.statement} returning ${returning}`;
    return sqlOf(tx).read<R>({ name, text }, [this.rows(newest)]);
  }

  private rows(newest: readonly T[]): string {
    const rowOf = (thing: T) => Object.fromEntries(this.columns.map(([column, of]) => [column, of(thing)]));
    return JSON.stringify(newest.map(rowOf));
  }
}
