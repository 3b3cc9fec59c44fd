import { SETS, stocktakings, textOf } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import type { World } from './world';

/** The calls of stocktaking, with as little as has to be said of each. */
export class Stocktaking {
  constructor(
    private readonly world: World,
    readonly groupId: string,
  ) {}

  async open(
    who: Actor | string,
    more: Partial<stocktakings.CreateStocktakingPeriodRequest> = {},
  ): Promise<stocktakings.StocktakingPeriod> {
    const request = stocktakings.CreateStocktakingPeriodRequest.fromPartial({
      ...{ groupId: this.groupId, name: 'Autumn', ...more },
    });
    return (await this.world.stocktakings(who).createStocktakingPeriod(request)).period!;
  }

  async close(who: Actor | string, id: string): Promise<stocktakings.StocktakingPeriod> {
    const request = { id, closed: true, name: undefined };
    return (await this.world.stocktakings(who).updateStocktakingPeriod(request)).period!;
  }

  /** Counts now, unless overridden. */
  count(
    who: Actor | string,
    goodId: string,
    actualQuantity: number,
    more: Partial<stocktakings.CreateStocktakingRequest> = {},
  ): Promise<stocktakings.CreateStocktakingResponse> {
    const request = stocktakings.CreateStocktakingRequest.fromPartial({
      ...{ groupId: this.groupId, goodId, actualQuantity },
      ...{ scanId: newId(), countedAt: new Date(this.world.clock.now()), ...more },
    });
    return this.world.stocktakings(who).createStocktaking(request);
  }

  check(
    who: Actor | string,
    more: Partial<stocktakings.CheckStocktakingRequest> = {},
  ): Promise<stocktakings.CheckStocktakingResponse> {
    const page = { page: 1, perPage: 1_000 };
    return this.world
      .stocktakings(who)
      .checkStocktaking(
        stocktakings.CheckStocktakingRequest.fromPartial({ groupId: this.groupId, page, ...more }),
      );
  }

  /** Returns expected units, actual units and state of each good. */
  async lines(who: Actor | string, more: Partial<stocktakings.CheckStocktakingRequest> = {}) {
    const { checks } = await this.check(who, more);
    return Object.fromEntries(
      checks.map((one) => [
        one.goodTitle,
        [one.expectedQuantity, one.actualQuantity ?? null, textOf(SETS.stocktakingState, one.state)],
      ]),
    );
  }
}
