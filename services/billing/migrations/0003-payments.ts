import type { Knex } from 'knex';

/**
 * Payments for loans with their refunds, and billing's copies of what they are about: priced bookings (owned by reservation),
 * accounts and managers (owned by identity). A copy changes only to a higher version.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false
    );

    create table manager (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      account_id uuid not null,
      user_id uuid not null
    );
    create index manager_user on manager (user_id) where not deleted;

    create table loans (
      booking_id uuid primary key,
      version bigint not null,
      payer_id uuid not null,
      payee_id uuid not null,
      good_id uuid not null,
      good_title text not null,
      state text not null check (state in ('reserved', 'handed_over', 'returned', 'cancelled')),
      start_at timestamptz not null,
      end_at timestamptz not null,
      -- Both inclusive; null for a booking by the hour.
      start_date date,
      end_date date,
      zone text not null,
      delayed_from timestamptz,
      cancelled_at timestamptz,
      -- The person who booked.
      booked_by uuid,
      -- The borrower is a member card.
      by_card boolean not null,
      -- Each price that it has had, and what its cancellation refunds.
      charge jsonb not null
    );

    create table payments (
      id uuid primary key,
      booking_id uuid not null references loans (booking_id),
      -- From 1, in the order of the booking's payments.
      number int not null check (number > 0),
      version bigint not null,
      status text not null check (status in
        ('draft', 'pending', 'succeeded', 'requires_capture', 'requires_action', 'payment_failed', 'canceled', 'refunded',
         'invoice_sent', 'invoice_payment_failed', 'invoice_payment_action_required')),
      reason text not null check (reason in
        ('reservation', 'extended', 'overdue', 'subscription', 'group_subscription', 'credit_purchase')),
      -- Yen, tax included.
      amount int not null check (amount > 0),
      amount_refunded int not null default 0,
      -- Of the rest, what the lender keeps for what was cancelled.
      amount_kept int not null default 0,
      tax int not null check (tax >= 0),
      lines jsonb not null,
      settlement text not null check (settlement in ('direct', 'card')),
      -- How it was paid by hand.
      method text check (method in ('cash', 'bank')),
      note text not null default '',
      payer_id uuid not null,
      payee_id uuid not null,
      paid_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint payments_once unique (booking_id, number),
      constraint payments_refund_what_was_paid check
        (amount_refunded >= 0 and amount_kept >= 0 and amount_refunded + amount_kept <= amount
          and (paid_at is not null or amount_refunded + amount_kept = 0))
    );
    create index payments_of_payer on payments (payer_id, created_at desc, id desc);
    create index payments_of_payee on payments (payee_id, created_at desc, id desc);

    create table refunds (
      payment_id uuid not null references payments (id),
      -- Its cause: 'cancel', 'revision:' and a number, 'manager:' and an id.
      source text not null,
      -- Yen; 0 where the lender keeps all of what was cancelled.
      amount int not null check (amount >= 0),
      kept int not null default 0 check (kept >= 0),
      reason text not null default '',
      at timestamptz not null,
      primary key (payment_id, source)
    );
  `);
}
