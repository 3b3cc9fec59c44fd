import { catalog } from '@kashikari/contracts';
import iconv from 'iconv-lite';
import request from 'supertest';
import { testApp, tokenFor, type FakeServices } from './test-app';
import { GOOD_ID, USER_ID } from './user-message';

const good = (fields: Partial<catalog.Good>): catalog.Good => ({
  ...catalog.Good.fromJSON({}),
  ...{ id: GOOD_ID, ownerId: USER_ID, permissions: ['edit'], ...fields },
});

async function exported(query: string, services: FakeServices) {
  const token = await tokenFor({ id: USER_ID, slug: '' });
  return request(testApp(services))
    .get(`/v1/goods/export?${query}`)
    .set('Authorization', `Bearer ${token}`)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
}

const pieces = (...goods: catalog.Good[][]) =>
  jest.fn((_request: catalog.ExportGoodsRequest) =>
    Promise.resolve({ goods: goods.shift() ?? [], more: goods.length > 0 }),
  );
const linesOf = (text: string) => text.trimEnd().split('\r\n');

describe('a file of goods', () => {
  it('asks catalog for what the list is narrowed to, piece by piece', async () => {
    const other = GOOD_ID.replace(/.$/, '9');
    const exportGoods = pieces([good({ title: '一' })], [good({ id: other, title: '二' })]);
    const query = `tag=本&is_hourly=false&folder=${other}&liked=true&owner_id=${USER_ID}`;
    const answer = await exported(query, { goods: { exportGoods } });
    const asked = { tag: '本', isHourly: false, folderId: other, liked: true, ownerId: USER_ID };
    expect(exportGoods.mock.calls.map(([sent]) => sent)).toEqual([
      expect.objectContaining({ ...asked, afterId: '' }),
      expect.objectContaining({ ...asked, afterId: GOOD_ID }),
    ]);
    expect(linesOf(String(answer.body)).map((line) => line.split(',')[1])).toEqual(['title', '一', '二']);
  });

  it('asks the index for what it alone knows, and leaves out what one may not edit', async () => {
    const searchGoods = jest.fn(() =>
      Promise.resolve({ goodIds: [GOOD_ID], page: { page: 1, perPage: 100, total: 101 } }),
    );
    const batchGetGoods = jest
      .fn()
      .mockResolvedValueOnce({ goods: [good({ title: '一' }), good({ title: '他', permissions: ['book'] })] })
      .mockResolvedValueOnce({ goods: [good({ title: '二' })] });
    const query = 'match=本&filter=available&from=2027-01-10&to=2027-01-12';
    const answer = await exported(query, { goods: { batchGetGoods }, search: { searchGoods } });
    expect(searchGoods).toHaveBeenCalledTimes(2);
    expect(searchGoods).toHaveBeenLastCalledWith(
      expect.objectContaining({ match: '本', from: '2027-01-10', to: '2027-01-12' }),
      expect.anything(),
    );
    expect(linesOf(String(answer.body)).map((line) => line.split(',')[1])).toEqual(['title', '一', '二']);
  });

  it('has its headings in the language that is asked for', async () => {
    const heads = async (headings: string) => {
      const answer = await exported(`headings=${headings}`, { goods: { exportGoods: pieces([]) } });
      return linesOf(String(answer.body))[0]!.replace('\ufeff', '').split(',');
    };
    const [names, ja, en] = [await heads('names'), await heads('ja'), await heads('en')];
    expect([names[1], ja[1], en[1]]).toEqual(['title', 'タイトル', 'Title']);
    for (const words of [ja, en]) {
      expect(words).toHaveLength(names.length);
      expect(new Set(words).size).toBe(names.length);
    }
  });

  it('is UTF-8 with a BOM, or CP932 and says so', async () => {
    const title = '髙橋①のカメラ';
    const utf8 = await exported('', { goods: { exportGoods: pieces([good({ title })]) } });
    expect(utf8.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(String(utf8.body).startsWith('\ufeff')).toBe(true);
    const cp932 = await exported('encoding=cp932', { goods: { exportGoods: pieces([good({ title })]) } });
    expect(cp932.headers['content-type']).toBe('text/csv; charset=windows-31j');
    expect(linesOf(iconv.decode(cp932.body as Buffer, 'cp932'))[1]).toContain(`,${title},`);
  });

  it.each(['=cmd|x', '+1', '-1', '@x'])('disarms a cell that a spreadsheet would run: %s', async (title) => {
    for (const encoding of ['utf-8', 'cp932']) {
      const exportGoods = pieces([good({ title })]);
      const answer = await exported(`encoding=${encoding}`, { goods: { exportGoods } });
      expect(String(answer.body)).toContain(`,'${title},`);
    }
  });

  it('keeps authors apart from one another', async () => {
    const exportGoods = pieces([good({ authors: ['Natsume Sōseki', '正岡子規'] })]);
    expect(String((await exported('', { goods: { exportGoods } })).body)).toContain(
      'Natsume Sōseki; 正岡子規',
    );
  });
});
