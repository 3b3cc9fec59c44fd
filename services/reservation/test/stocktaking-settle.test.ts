import { catalog, stocktakings } from '@kashikari/contracts';
import { refused } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { serve } from '@kashikari/platform/testing';
import { Stocktaking } from './stocktaking-world';
import { codeOf, START, World } from './world';

const { SettleChoice } = stocktakings;

describe('differences of a closed period', () => {
  let world: World;
  let stock: Stocktaking;
  let [school, camera, tripod, lens] = ['', '', '', ''];
  let period = '';
  /** Quantities in catalog, and what happened to them. */
  const quantities = new Map<string, number>();
  const updates: [string, number | undefined][] = [];
  let fault: Error | undefined;

  beforeAll(async () => {
    const goods = serve(catalog.GoodServiceService, {
      getGood: async ({ id }) => ({
        good: catalog.Good.fromPartial({ id, version: 7, terms: { quantity: quantities.get(id) ?? 0 } }),
      }),
      updateGood: async ({ id, patch, ifVersion }) => {
        if (fault) throw fault;
        expect(ifVersion).toBe(7);
        updates.push([id, patch?.quantity]);
        quantities.set(id, patch!.quantity!);
        return { good: undefined };
      },
    });
    world = await World.start({ peers: { catalog: [goods] } });
    school = await world.user();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    world.at(START);
    [updates.length, fault] = [0, undefined];
    const group = await world.group(school);
    stock = new Stocktaking(world, group);
    const good = async (title: string, quantity: number) => {
      const id = await world.good(school, { title, groupIds: [group], terms: { quantity } });
      quantities.set(id, quantity);
      return id;
    };
    [camera, tripod, lens] = [await good('Camera', 3), await good('Tripod', 5), await good('Lens', 2)];
    await world.book(school, tripod, '2027-01-04', '2027-01-06', { quantity: 1 });
    period = (await stock.open(school)).id;
    await stock.count(school, tripod, 2, { periodId: period });
    await stock.count(school, camera, 4, { periodId: period });
  });

  const settle = async (...items: [string, stocktakings.SettleChoice, string?][]) => {
    const asked = items.map(([goodId, choice, reason = '']) => ({ goodId, choice, reason }));
    const { outcomes } = await world
      .stocktakings(school)
      .settleStocktaking({ periodId: period, items: asked });
    return outcomes.map(({ refusal }) => refusal?.code ?? 'ok');
  };

  it('wait until the period is closed', async () => {
    expect(await codeOf(settle([camera, SettleChoice.SETTLE_CHOICE_QUANTITY]))).toBe(
      'stocktaking.not_closed',
    );
  });

  it('are settled each by itself, once', async () => {
    await stock.close(school, period);
    const { SETTLE_CHOICE_QUANTITY: take, SETTLE_CHOICE_LOST: lost, SETTLE_CHOICE_LEFT: left } = SettleChoice;
    const out = SettleChoice.SETTLE_CHOICE_OUT_OF_SERVICE;
    expect(
      await settle([camera, take], [tripod, lost], [lens, left], [lens, out], [lens, take], [newId(), take]),
    ).toEqual([
      ...['ok', 'ok', 'validation.required', 'stocktaking.no_maintenance', 'stocktaking.choice', 'not_found'],
    ]);
    // Four expected, two counted, one out: two are lost.
    expect(updates).toEqual([
      [camera, 4],
      [tripod, 3],
    ]);
    expect(await settle([camera, take], [tripod, take], [lens, left, 'At the repair shop'])).toEqual([
      ...['ok', 'stocktaking.settled', 'ok'],
    ]);
    expect(updates).toHaveLength(2);
    const { checks } = await stock.check(school, { periodId: period });
    expect(
      checks.map(({ goodTitle, choice, reason, settledBy }) => [goodTitle, choice, reason, settledBy]),
    ).toEqual([
      ['Camera', take, '', school],
      ['Lens', left, 'At the repair shop', school],
      ['Tripod', lost, '', school],
    ]);
  });

  it('change nothing where catalog refuses or the quantity is another by now, and can be settled afterwards', async () => {
    await stock.close(school, period);
    const take = SettleChoice.SETTLE_CHOICE_QUANTITY;
    fault = refused('forbidden');
    expect(await settle([camera, take])).toEqual(['forbidden']);
    fault = undefined;
    quantities.set(camera, 8);
    expect(await settle([camera, take])).toEqual(['stocktaking.good_changed']);
    quantities.set(camera, 3);
    expect(await settle([camera, take], [tripod, take])).toEqual(['ok', 'ok']);
    // Two counted and one out.
    expect(quantities.get(tripod)).toBe(3);
  });

  it('are settled once where the same is asked many times at once', async () => {
    await stock.close(school, period);
    const asked = Array.from({ length: 8 }, () => settle([tripod, SettleChoice.SETTLE_CHOICE_LOST]));
    expect(new Set((await Promise.all(asked)).flat())).toEqual(new Set(['ok']));
    expect(quantities.get(tripod)).toBe(3);
  });
});
