/** Schema of the log; not part of the stored installation. */
export const LOG_SCHEMA = 'schema_log';

/**
 * Logs every later statement that changes the schema, with the login that sent it. This stores a schema without
 * pg_dump, which the embedded PostgreSQL does not include.
 * @param {import('pg').Client} client of the superuser
 */
export async function logSchema(client) {
  await client.query(`
    create schema ${LOG_SCHEMA};
    create table ${LOG_SCHEMA}.statement (n bigserial primary key, login text not null, text text not null);
    create function ${LOG_SCHEMA}.note() returns event_trigger language plpgsql security definer as $$
    begin
      -- One statement makes several things; it is noted once.
      if current_query() is distinct from (select text from ${LOG_SCHEMA}.statement order by n desc limit 1) then
        insert into ${LOG_SCHEMA}.statement (login, text) values (session_user, current_query());
      end if;
    end $$;
    create event trigger ${LOG_SCHEMA} on ddl_command_end execute function ${LOG_SCHEMA}.note();
    create event trigger ${LOG_SCHEMA}_drop on sql_drop execute function ${LOG_SCHEMA}.note();
  `);
}

/** A call whose parameters were not noted: of queues that an old library made for itself. */
const NAMELESS = /^select [\w.]+\((\$\d+(, )?)+\)$/i;

/**
 * Returns the logged statements as a script that a superuser runs on an empty database.
 * @param {import('pg').Client} client of the superuser
 * @returns {Promise<string>}
 */
export async function loggedSchema(client) {
  const { rows } = await client.query(`select login, text from ${LOG_SCHEMA}.statement order by n`);
  return rows
    .map(({ login, text }) => ({ login, text: text.trim().replace(/;$/, '') }))
    .filter(({ text }) => !NAMELESS.test(text))
    .map(({ login, text }) => `set role ${login};\n${text};\n`)
    .join('');
}
