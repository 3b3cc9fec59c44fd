import { z } from 'zod';
import { defineRoute } from '../rest/route';
import {
  BulkUpdate,
  BulkUpdateAnswer,
  exportQuery,
  GoodsUpload,
  GoodsUploadAnswer,
} from './good-bulk.schema';

const tag = 'Goods';

export const bulkUpdateGoods = defineRoute({
  method: 'put',
  path: '/goods/bulk_update',
  operationId: 'bulkUpdateGoods',
  tag,
  summary: 'Change many goods alike',
  description: 'Each with its own outcome: what is refused of one leaves the others changed.',
  auth: 'required',
  body: BulkUpdate,
  answer: { status: 200, description: 'What became of each.', body: BulkUpdateAnswer },
});

export const uploadGoods = defineRoute({
  method: 'post',
  path: '/goods/upload_json',
  operationId: 'uploadGoods',
  tag,
  summary: 'Register many goods at once',
  description:
    'All or nothing, unless `partial`. Each fault names its row and field; `dry_run` tells them before anything is written.',
  auth: 'required',
  body: GoodsUpload,
  answer: { status: 200, description: 'What was registered, and what not.', body: GoodsUploadAnswer },
  refuses: ['quota'],
});

export const exportGoods = defineRoute({
  method: 'get',
  path: '/goods/export',
  operationId: 'exportGoods',
  tag,
  summary: 'Goods as a CSV file',
  description:
    'All that the caller may edit, in the order of registration. UTF-8 with BOM, lines end with CRLF. The heads of the columns ' +
    'are the names of the fields, so that the file can be brought in again. A text that a spreadsheet would take for a ' +
    'formula has an apostrophe before it. Sent as it is read, however many there are.',
  auth: 'required',
  query: exportQuery,
  answer: {
    status: 200,
    description: 'The file.',
    body: z.string().meta({ example: 'id,title,…\r\n' }),
    mediaType: 'text/csv',
  },
  refuses: ['not_found'],
});
