import { toFault, toOutcome } from '../errors/outcome';
import { route } from '../rest/request-context';
import { COLUMNS, toLine } from './good-export.mapper';
import { headed } from './good-export.words';
import { imagesOf, toGood } from './good.mapper';
import { goodPieces } from './good-pieces';
import { csvOf, CSV_CHARSETS } from '../mappers/csv';
import { PATCHES, type catalog } from '@kashikari/contracts';
import { z } from 'zod';
import {
  BulkUpdate,
  BulkUpdateAnswer,
  exportQuery,
  GoodsUpload,
  GoodsUploadAnswer,
} from './good-bulk.schema';

const tag = 'Goods';

const bulkUpdate = route(
  {
    method: 'put',
    path: '/goods/bulk_update',
    operationId: 'bulkUpdateGoods',
    tag,
    summary: 'Update several goods',
    description:
      'Applies the same changes to all goods. Each good has an outcome; a refusal for one does not affect the others.',
    auth: 'required',
    body: BulkUpdate,
    answer: { status: 200, description: 'The outcome of each.', body: BulkUpdateAnswer },
  },
  async ({ body, call, services }) => {
    const { outcomes } = await services.goods.bulkUpdateGoods(
      {
        ids: body.good_ids,
        patch: PATCHES.good.write(body.changes ?? {}),
        addGroupIds: body.add_group_ids ?? [],
        removeGroupIds: body.remove_group_ids ?? [],
        addFolderIds: body.add_folder_ids ?? [],
        removeFolderIds: body.remove_folder_ids ?? [],
      },
      call,
    );
    const changed = outcomes.flatMap(({ good }) => good ?? []);
    return {
      body: {
        outcomes: outcomes.map((one) => ({ good_id: one.goodId, ...toOutcome(one, call.locale) })),
        goods: changed.map(toGood),
        images: imagesOf(changed),
      },
    };
  },
);

const upload = route(
  {
    method: 'post',
    path: '/goods/upload_json',
    operationId: 'uploadGoods',
    tag,
    summary: 'Create several goods',
    description:
      'All or nothing, unless `partial` is set. Each fault names its row and field. With `dry_run`, faults are reported and nothing is written.',
    auth: 'required',
    body: GoodsUpload,
    answer: {
      status: 200,
      description: 'The goods that were created, and the faults of the others.',
      body: GoodsUploadAnswer,
    },
    refuses: ['quota'],
  },
  async ({ body, call, services }) => {
    const { goods, faults } = await services.goods.importGoods(
      { goods: body.goods.map(sendable), dryRun: body.dry_run, partial: body.partial },
      call,
    );
    return {
      body: {
        goods: goods.map(toGood),
        faults: faults.map((one) => ({
          row: one.row,
          field: one.field || null,
          ...toFault(one, call.locale),
        })),
      },
    };
  },
);

const exported = route(
  {
    method: 'get',
    path: '/goods/export',
    operationId: 'exportGoods',
    tag,
    summary: 'Export goods as CSV',
    description:
      'All goods of the list that the caller may edit, with the filters of `GET /goods`, in the order of registration ' +
      '(with `match` or `filter`, in that of the search). CRLF line endings; UTF-8 has a BOM. Texts that a ' +
      'spreadsheet would interpret as formulas are prefixed with an apostrophe. The response is streamed.',
    auth: 'required',
    query: exportQuery,
    answer: {
      status: 200,
      description: 'The file.',
      body: z.string().meta({ example: 'id,title,…\r\n' }),
      mediaType: 'text/csv',
    },
    refuses: ['not_found'],
  },
  async ({ query: { headings, encoding, ...filters }, call, services }) => {
    const pieces = goodPieces(services, filters, call);
    // Fetched before the first line is sent, so that a refusal has its own status.
    const first = await pieces.next();
    const lines = linesOf(first.done ? [] : first.value, pieces);
    const stream = csvOf(lines, headed(COLUMNS, headings), encoding);
    return { stream, fileName: 'goods.csv', charset: CSV_CHARSETS[encoding] };
  },
);

export const goodBulkRoutes = [bulkUpdate, upload, exported];

/**
 * Replaces texts with half a surrogate pair, which cannot be encoded in UTF-8. NUL takes their place. Catalog rejects
 * it like the half, with the number of its row.
 */
function sendable(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole = (value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\0') : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, whole(value)]));
}

async function* linesOf(first: readonly catalog.Good[], rest: AsyncIterable<readonly catalog.Good[]>) {
  for (const good of first) yield toLine(toGood(good));
  for await (const goods of rest) for (const good of goods) yield toLine(toGood(good));
}
