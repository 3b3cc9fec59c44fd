import { Injectable } from '@nestjs/common';
import { type Call, refused } from '@kashikari/kernel';
import type { ShownCard, ShownUser } from '../../domain/shared/shown';
import { showCard } from '../../domain/shared/shown';
import { BatchGetUsers } from '../users/batch-get-users';
import { GetGroup } from '../groups/get-group';
import { CardViews, Secrets, type SeenCard } from '../ports';

/** Cards to choose from. */
const MAX_FOUND = 20;

/** Spellings of one number. */
const MAX_SPELLINGS = 8;

export interface ScannedCard {
  /** Secret in a card's code; empty if a number was scanned. */
  readonly secret: string;
  readonly numbers: readonly string[];
  /** Id or slug of the group in which it was scanned; empty for no group. */
  readonly group: string;
}

/**
 * Finds the cards of a scanned code with their holders, if the caller may list the members of their groups. Other
 * callers find no card.
 */
@Injectable()
export class ResolveCard {
  constructor(
    private readonly cards: CardViews,
    private readonly getGroup: GetGroup,
    private readonly getUsers: BatchGetUsers,
    private readonly secrets: Secrets,
  ) {}

  async run({ secret, numbers, group }: ScannedCard, call: Call) {
    const none: { cards: ShownCard[]; users: ShownUser[] } = { cards: [], users: [] };
    const { actor } = call;
    if (numbers.length > MAX_SPELLINGS)
      throw refused('validation.too_many', { max: MAX_SPELLINGS }, 'numbers');
    if (actor.kind !== 'user') return none;
    const asked = { numbers, group, userId: actor.userId, within: actor.within, most: MAX_FOUND };
    const found = secret === '' ? await this.cards.byNumber(asked) : await this.bySecret(secret, call);
    if (found.length === 0) return none;
    const users = await this.getUsers.run(
      found.map(({ card }) => card.userId),
      call,
    );
    return { cards: found.map((seen) => showCard(seen, false)), users };
  }

  private async bySecret(secret: string, call: Call): Promise<SeenCard[]> {
    const seen = await this.cards.bySecret(this.secrets.tokenHash(secret));
    const group = seen && (await this.getGroup.find(seen.card.groupId, call));
    return seen && group?.permissions.includes('list_members') ? [seen] : [];
  }
}
