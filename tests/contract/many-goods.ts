import type { World } from './world';

/** Many goods by one call: brought in, changed alike, taken out as a file. */
export async function manyGoods({ lender, group, goodId }: World): Promise<void> {
  const upload = (body: object) => lender.api.post('/goods/upload_json', body);
  const rows = [{ title: '傘 =1', group_ids: [group.id] }, { titel: '帽子' }];
  const tried = await upload({ goods: rows, dry_run: true });
  expect(tried.body).toMatchObject({
    goods: [],
    faults: [{ row: 1, field: 'titel', code: 'validation.key' }],
  });
  const { body } = await upload({ goods: rows, partial: true });
  const { id } = body.goods[0] as { id: string };
  const changed = await lender.api.send('PUT', '/goods/bulk_update', {
    body: { good_ids: [id, goodId, group.id], changes: { location: '棚3' } },
  });
  expect(changed.body.outcomes.map((one: { code: string | null }) => one.code)).toEqual([
    null,
    null,
    'not_found',
  ]);
  const sheet = String((await lender.api.get('/goods/export', { group_id: group.id })).body);
  expect(sheet).toContain(`${id},傘 =1,`);
  expect((await lender.api.delete(`/goods/${id}`)).status).toBe(204);
}
