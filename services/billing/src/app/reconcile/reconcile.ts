import { Injectable } from '@nestjs/common';
import { forbidden, type Call } from '@kashikari/kernel';
import { compareBooks, type BookedPayment, type Difference } from '../../domain/reconcile/compare-books';
import { CardProvider, Ledger, SecurityTime, type ProviderBooks } from '../ports';

/** Result of a comparison of books. */
export interface Reconciliation {
  readonly differences: readonly Difference[];
  /** Number of payments that were compared. */
  readonly compared: number;
}

/** The provider's movements are fetched from a day earlier: clocks differ. */
const MARGIN = 86_400_000;

/** Compares the ledger with the provider's balance transactions and with itself. It changes nothing. */
@Injectable()
export class Reconcile {
  constructor(
    private readonly provider: CardProvider,
    private readonly ledger: Ledger,
    private readonly security: SecurityTime,
  ) {}

  /** @throws DomainError `forbidden` unless a service calls */
  call(since: number | undefined, { actor, now }: Call): Promise<Reconciliation> {
    if (actor.kind !== 'system') throw forbidden();
    return this.run(since, now);
  }

  /**
   * @param since business time, epoch milliseconds; undefined compares everything, also the sum of clearing
   * @param now business time; the provider goes by its own clock
   */
  async run(since: number | undefined, now: number): Promise<Reconciliation> {
    const faults = await this.ledger.faults();
    if (!this.provider.isOn) return { differences: faults, compared: 0 };
    const open = await this.ledger.openIntents();
    const ahead = now - this.security.now() + MARGIN;
    const books = await this.provider.payouts.listMovements(since === undefined ? undefined : since - ahead);
    const charged = books.movements.filter(({ isCharge }) => isCharge).map(({ intentId }) => intentId);
    const booked = await this.ledger.bookedPayments(since, charged);
    const differences = compareBooks(booked, books.movements, open);
    const clearing = since === undefined ? await this.clearing(booked, books, open) : [];
    return { differences: [...faults, ...differences, ...clearing], compared: booked.length };
  }

  /**
   * Compares clearing with the money at the provider: of the platform's payments, and in connected accounts. Payments with
   * unfinished calls are left out on both sides.
   */
  private async clearing(
    payments: readonly BookedPayment[],
    { movements, transferred }: ProviderBooks,
    open: ReadonlySet<string>,
  ): Promise<Difference[]> {
    const isCompared = ({ intentId }: { readonly intentId: string }) => !open.has(intentId);
    const ours = new Set(payments.map(({ intentId }) => intentId));
    const left = payments.filter((one) => !isCompared(one)).reduce((sum, { amount }) => sum + amount, 0);
    const booked = (await this.ledger.clearing()) - left;
    const platform = movements
      .filter((one) => isCompared(one) && (one.isOurs || ours.has(one.intentId)))
      .reduce((sum, { amount }) => sum + amount, 0);
    let connected = 0;
    for (const account of await this.ledger.connectedAccounts())
      connected += await this.provider.payouts.balanceOf(account);
    const found = platform - transferred + connected;
    return found === booked ? [] : [{ kind: 'clearing', id: 'clearing', providerId: '', booked, found }];
  }
}
