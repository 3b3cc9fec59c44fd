import { type Actor, refused } from '@kashikari/kernel';
import { networkOf } from '../limits/network';
import type { LimitedBy } from '../limits/rate-limits';

/** Streams of one account at once: its open windows. Visitors of one address are a household or a school. */
const PER_ACCOUNT = 20;
const PER_ADDRESS = 100;

/** Counts open streams, in this process. */
export class LiveLimits {
  private readonly open = new Map<string, number>();

  constructor(
    /** Maximum number of all streams; each holds a socket. */
    private readonly most: number,
    private readonly perAccount = PER_ACCOUNT,
    private readonly perAddress = PER_ADDRESS,
  ) {}

  /** @returns gives the place back @throws DomainError `rate_limited`, or `busy` when there is no room at all */
  enter(actor: Actor, address: string): () => void {
    const { by, key, limit } = this.placeOf(actor, address);
    const count = this.open.get(key) ?? 0;
    if (count >= limit) throw refused('rate_limited', { by, limit, retry_after: 30 });
    if (this.total() >= this.most) throw refused('busy');
    this.open.set(key, count + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const now = (this.open.get(key) ?? 1) - 1;
      if (now > 0) this.open.set(key, now);
      else this.open.delete(key);
    };
  }

  private placeOf(actor: Actor, address: string): { by: LimitedBy; key: string; limit: number } {
    if (actor.kind === 'user')
      return { by: 'account', key: `account ${actor.userId}`, limit: this.perAccount };
    if (actor.kind === 'card')
      return { by: 'card', key: `card ${actor.userId} ${actor.groupId}`, limit: this.perAccount };
    return { by: 'address', key: `address ${networkOf(address)}`, limit: this.perAddress };
  }

  private total(): number {
    let sum = 0;
    for (const count of this.open.values()) sum += count;
    return sum;
  }
}
