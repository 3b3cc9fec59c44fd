import { Injectable } from '@nestjs/common';
import { SecurityTime, type Work } from '../ports';

/** Ends the card and the sessions of an ended membership. Users with an account are unaffected. */
@Injectable()
export class CardReturn {
  constructor(private readonly time: SecurityTime) {}

  async takeBack(userIds: readonly string[], accountId: string, work: Work, now: number): Promise<void> {
    const cards = await work.cards.revokeOf(userIds, now);
    if (cards.length === 0) return;
    const at = this.time.now();
    await work.sessions.endAllOf(
      cards.map(({ userId }) => userId),
      'card_revoked',
      at,
    );
    const data = { card_ids: cards.map(({ id }) => id).join(' ') };
    await work.note({ userId: accountId, kind: 'card_revoked', at, data });
  }
}
