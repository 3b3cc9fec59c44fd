import { randomUUID } from 'node:crypto';
import { made, SECRET_WORD } from '../base';
import { resource } from '../resource';

const counted = (groupId: string, goodId: string, quantity: number, more: object = {}) => ({
  ...{ group_id: groupId, good_id: goodId, actual_quantity: quantity },
  ...{ scan_id: randomUUID(), counted_at: new Date().toISOString(), ...more },
});

/** Stocktaking of the world's group: a closed period, and a count without a period. */
export const stocktakings = resource({
  make: async ({ lender, group, otherGoodId }) => {
    const { api } = lender;
    const words = { name: SECRET_WORD, place: SECRET_WORD };
    const closed = await made(
      api.post('/stocktaking_periods', { group_id: group.id, ...words }),
      'stocktaking_period',
    );
    await api.post('/stocktakings', counted(group.id, otherGoodId, 3, { period_id: closed.id }));
    await api.send('PATCH', `/stocktaking_periods/${closed.id}`, { body: { closed: true } });
    const count = await made(
      api.post('/stocktakings', counted(group.id, otherGoodId, 1, { note: SECRET_WORD, place: SECRET_WORD })),
      'stocktaking',
    );
    return { periodId: closed.id, countId: count.id };
  },
  examples: {
    createStocktakingPeriod: ({ group }) => ({ body: { group_id: group.id, name: 'Autumn' } }),
    listStocktakingPeriods: ({ group }) => ({ query: { group_id: group.id } }),
    updateStocktakingPeriod: ({ periodId }) => ({ params: { id: periodId }, body: { closed: true } }),
    putStocktakingPeriod: ({ periodId }) => ({ params: { id: periodId }, body: { closed: true } }),
    settleStocktakingPeriod: ({ periodId, otherGoodId }) => ({
      params: { id: periodId },
      body: { items: [{ good_id: otherGoodId, choice: 'left', reason: 'Looked again' }] },
    }),
    createStocktaking: ({ group, goodId }) => ({ body: counted(group.id, goodId, 1) }),
    listStocktakings: ({ group }) => ({ query: { group_id: group.id } }),
    checkStocktaking: ({ group }) => ({ query: { group_id: group.id } }),
    deleteStocktaking: ({ countId }) => ({ params: { id: countId } }),
  },
  run: {
    'counts the goods of a group, closes the period and takes a count as the quantity': async ({
      lender,
      member,
      group,
      goodId,
    }) => {
      const { api } = lender;
      const folder = (await api.post('/folders', { group_id: group.id, title: 'Counted' })).body.folder;
      const period = (
        await api.post('/stocktaking_periods', {
          ...{ group_id: group.slug, name: '棚卸し', folder_ids: [folder.id] },
        })
      ).body.stocktaking_period;
      await api.send('PUT', `/stocktaking_periods/${period.id}`, { body: { name: '秋の棚卸し' } });
      expect((await api.get('/stocktaking_periods', { group_id: group.id })).body.meta.total).toBeGreaterThan(
        1,
      );
      const scan = counted(group.slug, goodId, 2, { period_id: period.id, note: '=1+1' });
      expect((await api.post('/stocktakings', scan)).status).toBe(201);
      expect((await api.post('/stocktakings', scan)).status).toBe(200);
      const other = await api.post('/stocktakings', { ...scan, actual_quantity: 1 });
      expect([other.status, other.body.code]).toEqual([409, 'scan.id_reused']);
      const unit = await api.post('/stocktakings', { ...scan, unit_id: goodId });
      expect([unit.status, unit.body.code]).toEqual([400, 'validation']);
      expect((await member.api.post('/stocktakings', scan)).status).toBe(403);
      const wrong = (await api.post('/stocktakings', counted(group.id, goodId, 9, { period_id: period.id })))
        .body;
      expect((await api.delete(`/stocktakings/${wrong.stocktaking.id}`)).status).toBe(204);
      const listed = (await api.get('/stocktakings', { group_id: group.id, period_id: period.id })).body;
      expect([listed.meta.total, listed.goods.length, listed.users.length]).toEqual([1, 1, 1]);
      const query = { group_id: group.id, period_id: period.id };
      const { body: check } = await api.get('/stocktakings/check', query);
      expect(check.checks).toMatchObject([
        { good_id: goodId, expected_quantity: 3, actual_quantity: 2, state: 'short' },
      ]);
      expect((await api.get('/stocktakings/check', { ...query, state: 'over' })).body.totals.short).toBe(1);
      const waiting = { ...query, undecided: 'true' };
      const undecided = async () => {
        const { body } = await api.get('/stocktakings/check', waiting);
        return [body.checks.length, body.undecided, body.places];
      };
      expect(await undecided()).toEqual([1, 1, []]);
      const settle = (choice: string) =>
        api.post(`/stocktaking_periods/${period.id}/settle`, { items: [{ good_id: goodId, choice }] });
      expect((await settle('quantity')).body.code).toBe('stocktaking.not_closed');
      const closing = { body: { closed: true } };
      await api.send('PATCH', `/stocktaking_periods/${period.id}`, closing);
      expect(
        (await api.post('/stocktakings', counted(group.id, goodId, 1, { period_id: period.id }))).body.code,
      ).toBe('stocktaking.closed');
      const file = await api.get('/stocktakings/check', { ...query, format: 'csv' });
      expect(String(file.body)).toContain('カメラ');
      expect((await settle('quantity')).body.outcomes).toMatchObject([{ good_id: goodId, ok: true }]);
      expect(await undecided()).toEqual([0, 0, []]);
      expect((await settle('lost')).body.outcomes).toMatchObject([
        { ok: false, code: 'stocktaking.settled' },
      ]);
      expect((await api.get(`/goods/${goodId}`)).body.good.quantity).toBe(2);
      await api.send('PATCH', `/goods/${goodId}`, { body: { quantity: 3 } });
    },
  },
});
