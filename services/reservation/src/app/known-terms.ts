import { notFound, reaches } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { RefreshReplicas, mayBeNews } from './refresh-replicas';
import { lacksPrices } from '../domain/charge';
import { TermsCache, type BookOutcome, type Terms, type Viewer } from './ports';

/**
 * Maximum number of attempts in one request if terms change or copies are fetched; then the request is rejected as
 * `busy`.
 */
export const ATTEMPTS = 5;

/** @throws DomainError `not_found` of the first good that cannot be reached from the viewer's shell */
export function refuseUnreached(all: Iterable<Terms>, viewer: Viewer): void {
  for (const { good, lender } of all) if (!reaches(viewer, lender.id)) throw notFound('good', good.id);
}

/** Ids of a booking request that may be missing from the local copies. */
export interface BookingParties {
  readonly goodId: string;
  readonly borrowerId: string;
  /** The caller. */
  readonly userId: string;
}

/**
 * Terms by which this process books. If they prove incomplete, changed terms are read again, and records without a
 * local copy are fetched.
 */
@Injectable()
export class KnownTerms {
  constructor(
    private readonly terms: TermsCache,
    private readonly missing: RefreshReplicas,
  ) {}

  /** Returns the terms of goods with a local copy that has prices, by one query. */
  async ofKnown(goodIds: readonly string[]): Promise<ReadonlyMap<string, Terms>> {
    const found = await this.terms.of(goodIds);
    return new Map([...found].filter(([, { good }]) => !lacksPrices(good)));
  }

  /**
   * Returns the terms of all goods. Goods that are not known locally are fetched by one further call. @throws
   * DomainError `not_found` of a good
   */
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
   * Fetches the data that an attempt lacked. Returns true if the attempt is worth repeating; otherwise its outcome is
   * final.
   * @throws DomainError if the borrower for whom a manager books does not exist
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

/** Returns true if an outcome is final, whatever else could be fetched. */
export function isPlain(outcome: BookOutcome): boolean {
  return outcome.kind === 'booked' || (outcome.kind === 'refused' && !mayBeNews(outcome.refusal));
}
