import type { Knex } from 'knex';

/** Where somebody signed in from, for the owner of the account alone; and links that only show an address to be one's own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The address of the last renewal, sealed (AES-256-GCM); empty is not known.
    alter table sessions add column sealed_address text not null default '';

    alter table security_events add column sealed_address text not null default '';
    -- The list that the owner reads is in the order of the ids, which is that of time.
    create index security_events_owner on security_events (user_id, id desc) where user_id is not null;
    drop index security_events_user;

    alter table sign_in_links add column purpose text not null default 'sign_in'
      check (purpose in ('sign_in', 'verify'));
  `);
}
