import pg from 'pg';

/** Schemas of a service's database: its own tables, and those of the job queue. */
const SCHEMAS = ['public', 'pgboss'];

/**
 * What the service's login may do: read and write rows, and nothing to the tables themselves, so that it can't pass by
 * a trigger or a constraint. Repeated at every start, so that new tables are covered.
 */
export async function grantAccess(owner: pg.Client, login: string): Promise<void> {
  const { rows } = await owner.query<{ owner: string }>('select current_user as owner');
  if (rows[0]?.owner === login) return;
  const to = pg.escapeIdentifier(login);
  const all = SCHEMAS.map(
    (schema) => `
      grant usage on schema ${schema} to ${to};
      grant select, insert, update, delete on all tables in schema ${schema} to ${to};
      grant usage, select on all sequences in schema ${schema} to ${to};
      grant execute on all functions in schema ${schema} to ${to};`,
  );
  await owner.query(`${all.join('')} revoke insert, update, delete on schema_migration from ${to};`);
}
