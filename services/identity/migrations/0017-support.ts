import type { Knex } from 'knex';

/**
 * Questions that are asked once, groups without answers by a language model, and the tokens of such answers: `spent` of
 * a user's day or an organisation's month includes the reservations that are not settled yet.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column hide_nps boolean not null default false,
      add column review_requested boolean not null default false;
    alter table groups add column disable_ai_answers boolean not null default false;
    create table answer_budget (
      scope text not null,
      period date not null,
      spent integer not null,
      primary key (scope, period)
    );
    create table answer_reservation (
      id uuid primary key,
      user_scope text not null,
      day date not null,
      month_scope text not null,
      month date not null,
      tokens integer not null,
      created_at timestamptz not null
    );
    create index answer_reservation_created_at on answer_reservation (created_at)`);
}
