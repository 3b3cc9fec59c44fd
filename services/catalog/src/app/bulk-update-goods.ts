import { DomainError, type Call, type Refusal } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { SeenGood } from './seen-good';
import { UpdateGood } from './update-good';

/** So many goods are changed by one call. */
const MOST_AT_ONCE = 100;

/** Changes under way at the same time: few, so that one call doesn't take the whole pool. */
const HANDS = 3;

export type UpdateOutcome =
  { readonly id: string; readonly seen: SeenGood } | { readonly id: string; readonly refusal: Refusal };

/** The same change of many goods. Each is a change of its own: what is refused of one leaves the others changed. */
@Injectable()
export class BulkUpdateGoods {
  constructor(private readonly update: UpdateGood) {}

  /** @returns the outcomes in the order asked, each good once. @throws DomainError when nothing could be done at all */
  async run(
    ids: readonly string[],
    patch: Readonly<Record<string, unknown>>,
    call: Call,
  ): Promise<UpdateOutcome[]> {
    const wanted = [...new Set(ids)];
    if (wanted.length < 1 || wanted.length > MOST_AT_ONCE) {
      const params = { max: MOST_AT_ONCE };
      throw new DomainError({ kind: 'invalid', code: 'validation.too_many', field: 'good_ids', params });
    }
    const outcomes = new Map<string, UpdateOutcome>();
    const left = [...wanted];
    const hand = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        outcomes.set(id, await this.one(id, patch, call));
      }
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
    return wanted.map((id) => outcomes.get(id)!);
  }

  private async one(
    id: string,
    patch: Readonly<Record<string, unknown>>,
    call: Call,
  ): Promise<UpdateOutcome> {
    try {
      return { id, seen: await this.update.run({ id, patch }, call) };
    } catch (error) {
      if (!(error instanceof DomainError) || error.refusal.kind === 'unavailable') throw error;
      // A field that can't be right is wrong for every good: the call as a whole is refused.
      if (error.refusal.code === 'validation') throw error;
      return { id, refusal: error.refusal };
    }
  }
}
