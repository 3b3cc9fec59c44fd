import type { Knex } from 'knex';

/** Which plan each account has. The plans themselves are data of the code: src/domain/plans.ts. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table subscriptions (
      account_id uuid primary key,
      version bigint not null,
      plan text not null check (plan in ('free', 'lite', 'standard', 'plus')),
      billing_interval text not null check (billing_interval in ('none', 'monthly', 'annual')),
      changed_at timestamptz not null,
      check ((plan = 'free') = (billing_interval = 'none') or plan = 'plus')
    );
  `);
}
