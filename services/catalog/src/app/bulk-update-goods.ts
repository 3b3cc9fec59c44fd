import { type Call, DomainError, notFound, type Refusal, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { changeGood } from '../domain/change-good';
import type { Good } from '../domain/good';
import { isId } from '../domain/ids';
import { movedInput, type Moves } from '../domain/move-goods';
import { readGood } from '../domain/read-good';
import { FetchMissingPeople } from './fetch-missing-people';
import { mentionedIn } from './mentioned-in';
import { Goods, People, ReservationClient } from './ports';
import { seenBy, type SeenGood } from './seen-good';

/** Maximum number of goods changed by one call. */
const MAX_AT_ONCE = 500;

export type UpdateOutcome =
  { readonly id: string; readonly seen: SeenGood } | { readonly id: string; readonly refusal: Refusal };

/**
 * Applies the same change to many goods, in one transaction and a fixed number of statements. A refusal for one good
 * leaves the others changed.
 */
@Injectable()
export class BulkUpdateGoods {
  constructor(
    private readonly goods: Goods,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
    private readonly reservation: ReservationClient,
  ) {}

  /** @returns the outcomes in the order asked, each good once. @throws DomainError when nothing could be done at all */
  async run(
    ids: readonly string[],
    patch: Readonly<Record<string, unknown>>,
    moves: Moves,
    call: Call,
  ): Promise<UpdateOutcome[]> {
    const wanted = [...new Set(ids)];
    if (wanted.length < 1 || wanted.length > MAX_AT_ONCE) {
      const params = { max: MAX_AT_ONCE };
      throw refused('validation.too_many', params, 'good_ids');
    }
    const input = readGood(patch);
    await this.know.actor(call);
    await this.know.groups([...(input.groupIds ?? []), ...moves.addGroupIds]);
    const outcomes = new Map<string, Good | Refusal>();
    const mentioned = mentionedIn(input, { fields: {}, folderIds: moves.addFolderIds });
    const changed = await this.goods.changeMany(wanted.filter(isId), call, mentioned, (good, context) => {
      const outcome = outcomeOf(() =>
        changeGood(good, movedInput(good, input, moves), context, undefined, call.now),
      );
      outcomes.set(good.id, outcome);
      return 'kind' in outcome ? good : outcome;
    });
    await this.reservation.pushAll(changed);
    const ties = await this.people.tiesOf(call);
    return wanted.map((id) => {
      const outcome = outcomes.get(id) ?? notFound('good', id).refusal;
      return 'kind' in outcome ? { id, refusal: outcome } : { id, seen: seenBy(ties, outcome) };
    });
  }
}

function outcomeOf(change: () => Good): Good | Refusal {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // A field that can't be right is wrong for every good: the call as a whole is refused.
    if (error.refusal.code === 'validation') throw error;
    return error.refusal;
  }
}
