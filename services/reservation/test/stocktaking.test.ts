import { catalog, folders, reservationEvents, SETS, stocktakings, enumOf } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { serve } from '@kashikari/platform/testing';
import { byHand } from './rows';
import { Stocktaking } from './stocktaking-world';
import { codeOf, refusalOf, START, World } from './world';

const HOUR = 3_600_000;

describe('stocktaking', () => {
  let world: World;
  let stock: Stocktaking;
  let [school, manager, groupOwner, member, stranger] = ['', '', '', '', ''];
  let [group, camera, tripod] = ['', '', ''];
  const shelves = new Map<string, string[]>();

  beforeAll(async () => {
    const shelving = serve(folders.FolderServiceService, {
      listFolders: async () => ({
        folders: [...shelves.keys()].map((id) => folders.Folder.fromPartial({ id })),
      }),
      listShelfIds: async ({ folderId }) => ({ goodIds: shelves.get(folderId) ?? [] }),
    });
    const goods = serve(catalog.GoodServiceService, { getGoodFacts: async () => ({ goods: [] }) });
    world = await World.start({ peers: { catalog: [shelving, goods] } });
    [school, manager, groupOwner] = [await world.user(), await world.user(), await world.user()];
    [member, stranger] = [await world.user(), await world.user()];
    await world.manager(school, manager);
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    world.at(START);
    shelves.clear();
    group = await world.group(school);
    await world.member(group, groupOwner, { groupOwner: true });
    await world.member(group, member);
    camera = await world.good(school, { title: 'Camera', groupIds: [group] });
    tripod = await world.good(school, { title: 'Tripod', groupIds: [group], terms: { quantity: 5 } });
    stock = new Stocktaking(world, group);
  });

  const later = (hours: number) => world.clock.set(world.clock.now() + hours * HOUR);
  const card = (canWrite: boolean): Actor =>
    ({ kind: 'card', userId: member, groupId: group, cardId: newId(), canWrite }) as never;

  it('is for the group’s account, its managers and group owners; members are refused, others find nothing', async () => {
    const { id } = await stock.open(school);
    const { stocktaking } = await stock.count(school, camera, 1);
    const acts: Record<string, (who: Actor | string) => Promise<unknown>> = {
      open: (who) => stock.open(who),
      periods: (who) => world.stocktakings(who).listStocktakingPeriods({ groupId: group, page: undefined }),
      rename: (who) => world.stocktakings(who).updateStocktakingPeriod({ id, name: 'Winter', closed: false }),
      count: (who) => stock.count(who, camera, 1),
      counts: (who) =>
        world
          .stocktakings(who)
          .listStocktakings(stocktakings.ListStocktakingsRequest.fromPartial({ groupId: group })),
      check: (who) => stock.check(who),
      settle: (who) => world.stocktakings(who).settleStocktaking({ periodId: id, items: [] }),
      remove: (who) => world.stocktakings(who).deleteStocktaking({ id: stocktaking!.id }),
    };
    const reads = ['periods', 'counts', 'check'];
    for (const [name, act] of Object.entries(acts)) {
      expect([name, await codeOf(act(member))]).toEqual([name, 'forbidden']);
      expect([name, await codeOf(act(stranger))]).toEqual([name, 'not_found']);
      expect([name, await codeOf(act(card(true)))]).toEqual([name, 'forbidden']);
      const byReader = reads.includes(name) ? 'forbidden' : 'no_edit_rights';
      expect([name, await codeOf(act(card(false)))]).toEqual([name, byReader]);
    }
    for (const who of [school, manager, groupOwner]) {
      expect(await codeOf(stock.count(who, camera, 1))).toBe('ok');
      expect(await codeOf(stock.check(who))).toBe('ok');
    }
  });

  it('opens one period for each group and folder; one without folders covers all', async () => {
    const [front, back] = [newId(), newId()];
    shelves.set(front, [camera]).set(back, [tripod]);
    const first = await stock.open(school, { name: 'Front', folderIds: [front] });
    expect(await codeOf(stock.open(school, { folderIds: [back] }))).toBe('ok');
    const refusal = await refusalOf(stock.open(school, { folderIds: [back, front] }));
    expect(refusal).toMatchObject({
      code: 'stocktaking.open',
      params: { period_id: first.id, name: 'Front' },
    });
    expect(await codeOf(stock.open(school))).toBe('stocktaking.open');
    expect(await codeOf(stock.open(school, { folderIds: [newId()] }))).toBe('validation');
    // The period of a folder shows its goods, and others once they were counted.
    expect(Object.keys(await stock.lines(school, { periodId: first.id }))).toEqual(['Camera']);
    await stock.count(school, tripod, 2, { periodId: first.id });
    expect(Object.keys(await stock.lines(school, { periodId: first.id }))).toEqual(['Camera', 'Tripod']);
  });

  it('opens one of two periods that are opened at once', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(stock.open(school))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['ok', 'stocktaking.open']));
  });

  it('records a scan once, and refuses other content under its id', async () => {
    const scanId = newId();
    const first = await stock.count(school, tripod, 3, { scanId });
    expect(first.repeatedScan).toBe(false);
    later(1);
    const countedAt = new Date(START);
    const again = await stock.count(school, tripod, 3, { scanId, countedAt });
    expect([again.repeatedScan, again.stocktaking]).toEqual([true, first.stocktaking]);
    expect(await codeOf(stock.count(school, tripod, 4, { scanId, countedAt }))).toBe('scan.id_reused');
    await world.stocktakings(school).deleteStocktaking({ id: first.stocktaking!.id });
    expect((await stock.count(school, tripod, 3, { scanId, countedAt })).repeatedScan).toBe(true);
    expect(await stock.lines(school)).toMatchObject({ Tripod: [5, null, 'not_scanned'] });
  });

  it('takes the newest count of each place, sums the places, and brings back the one before a deleted one', async () => {
    await stock.count(school, tripod, 1, { place: 'shelf' });
    later(1);
    const { stocktaking } = await stock.count(school, tripod, 3, { place: 'shelf' });
    await stock.count(school, tripod, 2, { place: 'gym', countedAt: new Date(world.clock.now() - 2 * HOUR) });
    expect(await stock.lines(school)).toMatchObject({ Tripod: [5, 5, 'match'] });
    expect(Object.keys(await stock.lines(school, { place: 'gym' }))).toEqual(['Tripod']);
    await world.stocktakings(school).deleteStocktaking({ id: stocktaking!.id });
    expect(await stock.lines(school)).toMatchObject({ Tripod: [5, 3, 'short'] });
  });

  it('corrects a clock that is fast, and keeps the day where the account is', async () => {
    const countedAt = new Date(world.clock.now() + 48 * HOUR);
    const { stocktaking } = await stock.count(school, camera, 1, { countedAt });
    expect([stocktaking!.countedAt, stocktaking!.date]).toEqual([new Date(START), '2027-01-04']);
    const night = new Date('2027-01-03T16:00:00Z');
    expect((await stock.count(school, tripod, 1, { countedAt: night })).stocktaking!.date).toBe('2027-01-04');
    expect(await stock.lines(school, { date: '2027-01-03' })).toEqual({
      Camera: [1, null, 'not_scanned'],
      Tripod: [5, null, 'not_scanned'],
    });
  });

  it('expects what was neither out nor back at the moment of the count', async () => {
    const booking = await world.book(school, tripod, '2027-01-04', '2027-01-06', { quantity: 2 });
    later(1);
    await stock.count(school, tripod, 3);
    expect(await stock.lines(school)).toMatchObject({ Tripod: [3, 3, 'match'] });
    later(1);
    await world.bookings(school).returnBooking({ id: booking.id, quantity: 1 });
    // Back after the count: it was out then.
    expect(await stock.lines(school)).toMatchObject({ Tripod: [3, 3, 'match'] });
    await stock.count(school, tripod, 5);
    expect(await stock.lines(school)).toMatchObject({ Tripod: [4, 5, 'unexpected'] });
    await world.bookings(school).returnBooking({ id: booking.id, quantity: undefined });
    later(1);
    await stock.count(school, tripod, 6);
    expect(await stock.lines(school)).toMatchObject({ Tripod: [5, 6, 'over'] });
  });

  it('checks one good as it is checked among all, in a period before and after its end, and on a day', async () => {
    const { id } = await stock.open(school);
    await stock.count(school, tripod, 4, { periodId: id });
    const ofTripod = async (more: object) => {
      const { checks, totals, date } = await stock.check(school, { goodId: tripod, ...more });
      return [
        checks.map(({ goodTitle, actualQuantity }) => [goodTitle, actualQuantity]),
        totals[1]!.total,
        date,
      ];
    };
    expect(await ofTripod({ periodId: id })).toEqual([[['Tripod', 4]], 1, '']);
    await stock.close(school, id);
    expect(await ofTripod({ periodId: id })).toEqual([[['Tripod', 4]], 1, '']);
    expect(await ofTripod({})).toEqual([[['Tripod', undefined]], 0, '2027-01-04']);
  });

  it('tells with each change that the stocktaking of the group is to be read again', async () => {
    const told = async () => {
      await world.service.drain();
      const events = await world.service.published('kashikari.reservation.stocktaking.v1');
      const ours = events.filter(({ key, type }) => key === group && type.endsWith('StocktakingChanged'));
      return ours.map(({ data }) => reservationEvents.StocktakingChanged.fromJSON(data).periodId);
    };
    const { id } = await stock.open(school);
    const scan = { periodId: id, scanId: newId(), countedAt: new Date(START) };
    const { stocktaking } = await stock.count(school, tripod, 4, scan);
    await stock.count(school, tripod, 4, scan);
    expect(await told()).toEqual([id, id]);
    const calls = world.stocktakings(school);
    await calls.updateStocktakingPeriod({ id, name: 'Winter', closed: false });
    await calls.deleteStocktaking({ id: stocktaking!.id });
    await stock.count(school, camera, 1);
    expect((await told()).slice(2)).toEqual([id, id, '']);
  });

  it('freezes the check when a period is closed, and tells once', async () => {
    const { id } = await stock.open(school);
    const { stocktaking } = await stock.count(school, tripod, 4, { periodId: id });
    const { closedAt, closedBy, version } = await stock.close(groupOwner, id);
    expect([closedAt, closedBy, version]).toEqual([new Date(START), groupOwner, 2]);
    expect((await stock.close(school, id)).closedBy).toBe(groupOwner);
    const calls = world.stocktakings(school);
    expect(await codeOf(calls.updateStocktakingPeriod({ id, name: 'X', closed: false }))).toBe(
      'stocktaking.closed',
    );
    expect(await codeOf(stock.count(school, camera, 1, { periodId: id }))).toBe('stocktaking.closed');
    expect(await codeOf(calls.deleteStocktaking({ id: stocktaking!.id }))).toBe('stocktaking.closed');
    await world.good(school, { id: tripod, title: 'Tripod', groupIds: [group], terms: { quantity: 9 } });
    await world.good(school, { id: camera, title: 'Gone', groupIds: [group], deleted: true });
    expect(await stock.lines(school, { periodId: id })).toEqual({
      Gone: [1, null, 'not_scanned'],
      Tripod: [5, 4, 'short'],
    });
    const { checks, totals } = await stock.check(school, {
      periodId: id,
      state: enumOf(SETS.stocktakingState, 'short'),
    });
    expect(checks).toHaveLength(1);
    expect(totals.map(({ total }) => total)).toEqual([0, 1, 0, 1, 0]);
    await world.service.drain();
    const told = (await world.service.published('kashikari.reservation.stocktaking.v1')).filter(
      ({ key, type }) => key === group && type.endsWith('StocktakingFinished'),
    );
    expect(told.map(({ data }) => reservationEvents.StocktakingFinished.fromJSON(data))).toMatchObject([
      { id, groupId: group, name: 'Autumn', closedBy: groupOwner, short: 1, notScanned: 1, match: 0 },
    ]);
    expect(await codeOf(stock.open(school))).toBe('ok');
  });

  it('gives everybody their own counts of all groups, and nobody else’s', async () => {
    const person = await world.user();
    await world.member(group, person, { groupOwner: true });
    const { stocktaking } = await stock.count(person, camera, 1);
    await stock.count(school, camera, 1);
    const own = await world.stocktakings(person).listOwnStocktakings({ beforeId: '' });
    expect([own.stocktakings, own.more]).toEqual([[stocktaking], false]);
  });

  it('goes with its group; what somebody wrote goes with their account', async () => {
    const hand = await byHand(world.service.database);
    const words = async () => {
      const { rows } = await hand.app.query<{ note: string }>(
        `select note from stocktaking where group_id = $1 and note <> ''`,
        [group],
      );
      return rows.map(({ note }) => note);
    };
    await stock.count(groupOwner, camera, 1, { note: 'Lens is scratched' });
    await stock.count(manager, camera, 1, { note: 'Found it' });
    await world.user({ id: groupOwner, deleted: true });
    expect(await words()).toEqual(['Found it']);
    await world.group(school, { id: group, deleted: true });
    expect(await words()).toEqual([]);
    expect(await codeOf(stock.check(school))).toBe('not_found');
    await hand.close();
    groupOwner = await world.user();
  });
});
