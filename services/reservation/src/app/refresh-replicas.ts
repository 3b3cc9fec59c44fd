import { type Refusal, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { Sources } from './ports';
import { ApplyReplicas } from './apply-replicas';

/** Refusals that may only mean that a membership is so new that we have not heard of it. */
const MAY_BE_NEWS: ReadonlySet<string> = new Set([
  'not_found',
  'booking.not_a_member',
  'booking.manager_only',
]);

/** Returns true if a refusal may be due to missing replicas. */
export function mayBeNews({ code }: Refusal): boolean {
  return MAY_BE_NEWS.has(code);
}

/**
 * Fetches snapshots that the replicas lack. Owners push their snapshots and publish them; the owner is queried only for what is so
 * new that neither has arrived, and never inside a transaction.
 */
@Injectable()
export class RefreshReplicas {
  constructor(
    private readonly sources: Sources,
    private readonly replicas: ApplyReplicas,
  ) {}

  /** Goods and their lenders, by one call. Whether catalog knows any of them. */
  async goods(ids: readonly string[], now: number): Promise<boolean> {
    const snapshots = await this.sources.goods(ids);
    if (snapshots.length === 0) return false;
    await this.replicas.ownTransaction((tx) => this.replicas.goods(snapshots, tx, now, true));
    for (const ownerId of new Set(snapshots.map((snapshot) => snapshot.ownerId)))
      await this.person(ownerId, now);
    return true;
  }

  /** Fetches the borrower for whom a manager books. @throws DomainError if the borrower does not exist */
  async borrower(id: string, now: number): Promise<void> {
    if (await this.person(id, now)) return;
    throw refused('validation', undefined, 'user_id');
  }

  /** Returns true if a refusal may be due to missing replicas, and new ones were fetched. */
  async afterRefusal(refusal: Refusal, userId: string, now: number): Promise<boolean> {
    return mayBeNews(refusal) && this.person(userId, now);
  }

  /** A person with groups, memberships and managed accounts. Whether there was anything to learn. */
  async person(id: string, now: number): Promise<boolean> {
    const snapshots = await this.sources.access(id);
    if (!snapshots) return false;
    await this.replicas.ownTransaction((tx) => this.replicas.access(snapshots, tx, now));
    return true;
  }
}
