import type { Knex } from 'knex';

/** Payments by invoice, and prices that staff agree with an account. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.raw(`
    -- The invoice that was asked for, as JSON; null: none was.
    alter table payments add column invoice jsonb,
      -- Security time of the latest look at the invoice that was applied.
      add column invoice_looked_at timestamptz;
    create unique index payments_one_invoice on payments ((invoice ->> 'id')) where invoice ->> 'id' <> '';

    alter table attempts drop constraint attempts_kind_check;
    alter table attempts add constraint attempts_kind_check check
      (kind in ('authorize', 'charge', 'capture', 'release', 'refund', 'invoice', 'void'));

    -- Its loans are paid by invoice too (owned by identity).
    alter table account add column accept_invoices boolean not null default false;

    -- Whom the invoices of a plan are addressed to, as JSON; null: it is paid by card.
    alter table plan_accounts add column invoice jsonb;

    -- An invoice was asked for what is bought: it waits longer, and begins on the day of payment.
    alter table bills add column by_invoice boolean not null default false,
      drop constraint bills_kind_check;
    alter table bills add constraint bills_kind_check check
      (kind in ('begin', 'change', 'renewal', 'seats', 'end', 'credit', 'given'));

    alter table contracts
      -- Yen for one seat and a month that staff agreed; null: the price of the plan.
      add column agreed_price int check (agreed_price > 0),
      -- First day on which a given plan is over; null: it goes on.
      add column ends_on date,
      drop constraint contracts_plan_check;
    alter table contracts add constraint contracts_plan_check check
      (plan in ('free', 'lite', 'standard', 'plus', 'free_legacy')
        and (agreed_price is not null or plan in ('lite', 'standard')))`);
}
