import { resource } from '../resource';
import { within } from '../within';

/** One black pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Goods, one and many at once, and likes. */
export const goods = resource({
  make: async () => ({}),
  examples: {
    createGood: ({ group }) => ({ body: { title: 'A good', group_ids: [group.id] } }),
    listGoods: ({ group }) => ({ query: { group_id: group.id } }),
    listSuggestions: ({ group }) => ({ query: { q: 'カメラ', group_id: group.id } }),
    getGood: ({ goodId }) => ({ params: { id: goodId } }),
    updateGood: ({ goodId }) => ({ params: { id: goodId }, body: { title: 'Renamed' } }),
    putGood: ({ goodId }) => ({ params: { id: goodId }, body: { title: 'Renamed' } }),
    deleteGood: ({ otherGoodId }) => ({ params: { id: otherGoodId } }),
    bulkUpdateGoods: ({ goodId, otherGoodId }) => ({
      body: { good_ids: [goodId, otherGoodId], changes: { location: 'Room 2' } },
    }),
    uploadGoods: ({ group }) => ({ body: { goods: [{ title: 'From a list', group_ids: [group.id] }] } }),
    exportGoods: ({ group }) => ({ query: { group_id: group.id } }),
    toggleLike: ({ goodId }) => ({ body: { good_id: goodId } }),
  },
  run: {
    'registers, finds, changes and removes goods, with a picture': async ({ url, lender }, { product }) => {
      const upload = await lender.api.get('/images/s3_presigned_url', {
        content_type: 'image/png',
        byte_size: PNG.length,
      });
      expect(upload.status).toBe(200);
      const put = await fetch(url + upload.body.url, {
        method: 'PUT',
        headers: { 'Content-Type': 'image/png' },
        body: PNG,
      });
      expect(put.status).toBe(200);
      const title = '望遠鏡 📷 か\u3099'.normalize('NFC');
      const { status, body } = await lender.api.post('/goods', {
        title,
        description: '星を見る #天体',
        image_ids: [upload.body.image_id],
        is_public: true,
        price_per_day: 500,
      });
      expect([status, body.good.title, body.good.tags, body.images.length]).toEqual([
        ...[201, title, ['天体'], 1],
      ]);
      const picture = await fetch(new URL(body.good.image_url, url));
      expect(picture.headers.get('content-type')).toMatch(/^image\//);
      const good = `/goods/${body.good.id}`;
      await lender.api.send('PUT', good, { body: { location: '倉庫' } });
      expect((await lender.api.get(good)).body.good.location).toBe('倉庫');
      await product.setClock(null);
      expect((await lender.api.get('/goods', { match: '望遠' })).body.goods[0]?.title).toBe(title);
      expect((await lender.api.get('/goods', { per_page: 1 })).body.meta.next_page).toBe(2);
      const counted = await lender.api.get('/goods', {
        facets: 'tag,group',
        tag: '天体',
        include: 'schedules',
      });
      expect(counted.body.facets.tag).toContainEqual({ value: '天体', count: 1 });
      expect(counted.body.schedules.map(({ days }: { days: unknown[] }) => days.length)).toEqual([14]);
      const three = { include: 'schedules', from: '2027-01-01', to: '2027-01-03', tag: '天体' };
      expect((await lender.api.get('/goods', three)).body.schedules[0].days).toHaveLength(3);
      const suggested = await lender.api.get('/search/suggest', { q: '望遠' });
      expect(suggested.body.suggestions).toEqual([
        { kind: 'good', text: title, good_id: body.good.id, count: 1 },
      ]);
      expect((await lender.api.get('/goods', { match: '望遠', group_id: 'nowhere' })).status).toBe(404);
      expect((await lender.api.delete(good)).status).toBe(204);
    },

    'says up to when a list from the search index is true': async ({ lender }, { product }) => {
      await product.setClock(null);
      const asked = Date.now();
      const { body } = await lender.api.get('/goods', { filter: 'available' });
      const asOf = Date.parse(body.meta.as_of);
      expect(asOf).toBeGreaterThan(asked - 5_000);
      expect(asOf).toBeLessThanOrEqual(Date.now());
    },

    'changes, brings in and takes out many goods at once': async ({ lender, group, goodId }) => {
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
    },

    'is found by its code, however it is written, by those who are signed in': async (
      { url, lender, goodId },
      { product },
    ) => {
      await product.setClock(null);
      await lender.api.send('PATCH', `/goods/${goodId}`, { body: { management_id: 'Z-4711' } });
      await within(1_000, async () => {
        const found = await lender.api.get('/goods', { code: 'ｚ4711' });
        expect(found.body.goods.map(({ id }: { id: string }) => id)).toEqual([goodId]);
      });
      expect((await lender.api.get('/goods', { code: 'Z-47' })).body.goods).toEqual([]);
      expect((await fetch(`${url}/v1/goods?code=Z-4711`)).status).toBe(401);
    },

    'is liked by who may see it': async ({ member, goodId }) => {
      expect((await member.api.post('/likes/toggle', { good_id: goodId })).body.liked).toBe(true);
    },
  },
});
