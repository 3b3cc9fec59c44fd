import { Injectable } from '@nestjs/common';
import { revoke } from '../domain/card';
import { SecurityTime, type Work } from './ports';

/** What else ends with the membership of a card: the card itself and its sessions. Nothing for who has an account. */
@Injectable()
export class CardReturn {
  constructor(private readonly time: SecurityTime) {}

  async takeBack(userId: string, accountId: string, work: Work, now: number): Promise<void> {
    const held = await work.cards.ofUser(userId);
    const card = held && (await work.cards.lock(held.card.id));
    if (!card) return;
    await work.cards.save(revoke(card, now));
    const at = this.time.now();
    await work.sessions.endAll(userId, 'card_revoked', at);
    await work.note({ userId: accountId, kind: 'card_revoked', at, data: { card_id: card.id } });
  }
}
