import type { Answer, Client } from '../client';
import { resource } from '../resource';

/** A sheet of the lender that waits to be applied. */
export const imports = resource({
  make: async ({ lender }) => ({
    importId: (await ready(lender.api, await started(lender.api, 'title\n三脚 himitsu\n'))).id as string,
  }),
  examples: {
    createImport: ({ group }) => ({
      body: { kind: 'goods', text: 'title\n三脚\n', group_ids: [group.id] },
    }),
    getImportTemplate: () => ({ query: { headings: 'ja' } }),
    getImport: ({ importId }) => ({ params: { id: importId } }),
    listImportRows: ({ importId }) => ({ params: { id: importId } }),
    updateImportRow: ({ importId }) => ({
      params: { id: importId, row: '2' },
      body: { title: '三脚 himitsu' },
    }),
    deleteImportRow: ({ importId }) => ({ params: { id: importId, row: '2' } }),
    applyImport: ({ importId }) => ({ params: { id: importId }, body: { skip_faulty: true } }),
    deleteImport: ({ importId }) => ({ params: { id: importId } }),
  },
  run: {
    'rehearses a sheet, has it corrected, and writes it once': async ({ lender, group }) => {
      const template = (await lender.api.get('/imports/template', { headings: 'ja' })).body as string;
      expect(template).toMatch(/^\ufeff?タイトル,/);
      const sheet = '名前列,数量\r\n三脚,1\r\n';
      const refused = await lender.api.post('/imports', { kind: 'goods', text: sheet });
      expect([refused.status, refused.body.code]).toEqual([400, 'import.columns']);
      const text = 'タイトル\t数量\t管理番号\n譜面台\t２冊\tN-1\n指揮棒\t1\tN-2\n';
      const first = await ready(
        lender.api,
        await lender.api.post('/imports', { kind: 'goods', text, group_ids: [group.id] }),
      );
      expect(first).toMatchObject({
        ...{
          state: 'ready',
          rows: 2,
          new: 1,
          faulty: 1,
          duplicates: [],
          columns: ['title', 'quantity', 'management_id'],
        },
        faults: [{ row: 2, column: 'quantity', code: 'import.number', value: '２冊' }],
      });
      const path = `/imports/${first.id}`;
      expect((await lender.api.post(`${path}/apply`, {})).body.code).toBe('import.faulty');
      const mended = (await lender.api.patch(`${path}/rows/2`, { quantity: '2' })).body.import;
      expect(mended).toMatchObject({ new: 2, faulty: 0 });
      expect((await lender.api.delete(`${path}/rows/3`)).body.import).toMatchObject({ new: 1, left_out: 1 });
      expect((await lender.api.patch(`${path}/rows/3`, {})).body.import).toMatchObject({
        new: 2,
        left_out: 0,
      });
      const rows = (await lender.api.get(`${path}/rows`, { outcome: 'new', per_page: 1 })).body;
      expect([rows.meta.total, rows.rows[0]]).toEqual([
        2,
        expect.objectContaining({ row: 2, values: { title: '譜面台', quantity: '2', management_id: 'N-1' } }),
      ]);
      expect((await lender.api.post(`${path}/apply`, {})).status).toBe(202);
      const done = await ready(lender.api, await lender.api.post(`${path}/apply`, {}));
      expect(done).toMatchObject({ state: 'applied', new: 2 });
      const found = (await lender.api.get('/goods', { group_id: group.id })).body.goods as {
        title: string;
      }[];
      expect(found.filter(({ title }) => ['譜面台', '指揮棒'].includes(title))).toHaveLength(2);
      const again = await ready(
        lender.api,
        await lender.api.post('/imports', { kind: 'goods', text: text.replace('２冊', '2') }),
      );
      expect(again.duplicates.map(({ row, by, title }: Duplicate) => [row, by, title])).toEqual([
        [2, 'management_id', '譜面台'],
        [3, 'management_id', '指揮棒'],
      ]);
      expect((await lender.api.delete(`/imports/${again.id}`)).status).toBe(204);
      expect((await lender.api.get(`/imports/${again.id}`)).status).toBe(404);
    },

    'finds ISBNs in any text, each once': async ({ lender }) => {
      const text =
        '書店 11/22 合計 5,720円 TEL 03-1234-5678\n978-4-8156-3044-7 もり\n4815630445、9784003101018';
      const one = await ready(lender.api, await lender.api.post('/imports', { kind: 'isbn', text }));
      expect([one.rows, one.new, one.faults.map(({ code }: { code: string }) => code)]).toEqual([
        ...[2, 2, []],
      ]);
    },

    'changes nothing where an export comes back as it went out': async ({ lender }) => {
      const file = (await lender.api.get('/goods/export', { headings: 'ja' })).body as string;
      const one = await ready(
        lender.api,
        await lender.api.post('/imports', { kind: 'goods_edit', text: file }),
      );
      expect([one.changed, one.faulty, one.duplicate]).toEqual([0, 0, 0]);
      expect(one.unchanged).toBe(one.rows);
    },
  },
});

interface Duplicate {
  readonly row: number;
  readonly by: string;
  readonly title: string;
}

const started = (api: Client, text: string) => api.post('/imports', { kind: 'goods', text });

/** The import once it is rehearsed, or applied. */
async function ready(api: Client, { status, body }: Answer): Promise<Answer['body']> {
  expect([status, body.code]).toEqual([202, undefined]);
  let one = body.import;
  while (one.state === 'reading' || one.state === 'applying') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    one = (await api.get(`/imports/${one.id}`)).body.import;
  }
  return one;
}
