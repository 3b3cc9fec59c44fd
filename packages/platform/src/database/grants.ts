import pg from 'pg';

/**
 * Grants the service's login reading and writing of rows, but no changes to tables. The service can't bypass a trigger
 * or a constraint. Repeated at every start, so that new tables are covered.
 */
export async function grantAccess(owner: pg.Client, login: string): Promise<void> {
  const { rows } = await owner.query<{ owner: string }>('select current_user as owner');
  if (rows[0]?.owner === login) return;
  const to = pg.escapeIdentifier(login);
  await owner.query(`
    grant usage on schema public to ${to};
    grant select, insert, update, delete on all tables in schema public to ${to};
    grant usage, select on all sequences in schema public to ${to};
    grant execute on all functions in schema public to ${to};
    revoke insert, update, delete on schema_migration from ${to};
    do $$ begin
      if to_regclass('sql_source') is not null then
        revoke insert, update, delete on sql_source from ${to};
      end if;
    end $$;`);
}
