import type { Outbox, Tx } from '@kashikari/platform';
import type { Fact } from '../domain/facts';
import { eventOf } from './outbox';

/** Rows written by one statement. */
const AT_ONCE = 500;

/** What one transaction tells: each fact goes to the outbox at once, and is remembered for the push after the commit. */
export class Told {
  private readonly all: Fact[] = [];

  constructor(
    private readonly outbox: Outbox,
    private readonly tx: Tx,
  ) {}

  async tell(...facts: readonly Fact[]): Promise<void> {
    if (facts.length === 0) return;
    this.all.push(...facts);
    for (let from = 0; from < facts.length; from += AT_ONCE) {
      await this.outbox.append(this.tx, ...facts.slice(from, from + AT_ONCE).map(eventOf));
    }
  }

  get facts(): readonly Fact[] {
    return this.all;
  }
}
