import { notFound, reaches } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { RefreshReplicas, mayBeNews } from './refresh-replicas';
import { lacksPrices } from '../domain/charge';
import { TermsCache, type BookOutcome, type Terms, type Viewer } from './ports';

/** How often terms may change, or copies be fetched, under one request before we say that we are busy. */
export const ATTEMPTS = 5;

/** @throws DomainError `not_found` of the first good that is not reached from where somebody asks */
export function refuseUnreached(all: Iterable<Terms>, viewer: Viewer): void {
  for (const { good, lender } of all) if (!reaches(viewer, lender.id)) throw notFound('good', good.id);
}

/** What is to be booked, as far as something of it may be unknown here. */
export interface BookingParties {
  readonly goodId: string;
  readonly borrowerId: string;
  /** Who asks. */
  readonly userId: string;
}

/**
 * The terms by which this process books, and what it does where it finds that it knows too little: what has changed is read
 * again, and what is so new that no copy of it has come yet is asked for.
 */
@Injectable()
export class KnownTerms {
  constructor(
    private readonly terms: TermsCache,
    private readonly missing: RefreshReplicas,
  ) {}

  /** Those that we have a copy of, with its prices, by one query. */
  async ofKnown(goodIds: readonly string[]): Promise<ReadonlyMap<string, Terms>> {
    const found = await this.terms.of(goodIds);
    return new Map([...found].filter(([, { good }]) => !lacksPrices(good)));
  }

  /** Of all goods, by one call more where some had to be asked for. @throws DomainError `not_found` of a good */
  async of(goodIds: readonly string[], now: number): Promise<ReadonlyMap<string, Terms>> {
    const known = await this.ofKnown(goodIds);
    const unknown = goodIds.filter((id) => !known.has(id));
    if (unknown.length === 0) return known;
    await this.missing.goods(unknown, now);
    const learnt = await this.ofKnown(goodIds);
    const nobodys = goodIds.find((id) => !learnt.has(id));
    if (nobodys !== undefined) throw notFound('good', nobodys);
    return learnt;
  }

  /**
   * Learns what an attempt did not know. Whether there was anything to learn: then it is worth another try, else the outcome
   * stands.
   * @throws DomainError when nobody knows for whom a manager books
   */
  async learnFrom(
    outcome: BookOutcome,
    { goodId, borrowerId, userId }: BookingParties,
    now: number,
  ): Promise<boolean> {
    if (outcome.kind === 'booked') return false;
    if (outcome.kind === 'refused') return this.missing.afterRefusal(outcome.refusal, userId, now);
    this.terms.forget(goodId);
    if (outcome.kind === 'unknown_good') await this.missing.goods([goodId], now);
    if (outcome.kind === 'unknown_borrower') await this.missing.borrower(borrowerId, now);
    return true;
  }
}

/** Whether an outcome stands as it is, whatever else there may be to learn. */
export function isPlain(outcome: BookOutcome): boolean {
  return outcome.kind === 'booked' || (outcome.kind === 'refused' && !mayBeNews(outcome.refusal));
}
