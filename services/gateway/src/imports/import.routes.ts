import { enumOf, SETS, type imports } from '@kashikari/contracts';
import { accountHolder, IMPORT_MAX_ROWS, inField, refused } from '@kashikari/kernel';
import { toDetail } from '@kashikari/platform';
import { z } from 'zod';
import { malformed } from '../errors/validation';
import type { SheetGood } from '../files/good-sheet';
import { COLUMNS } from '../goods/good-export.mapper';
import { headed, type HEADINGS } from '../goods/good-export.words';
import { csvOf, CSV_CHARSETS } from '../mappers/csv';
import { toMeta, toPageRequest } from '../mappers/paging';
import { defineRoute } from '../rest/route';
import { route, type RequestContext } from '../rest/request-context';
import { byId } from '../schema/ids';
import { toImport, toImportRow } from './import.mapper';
import { SHEET_COLUMNS } from './sheet-columns';
import {
  ApplyImport,
  byRow,
  ImportAnswer,
  importQuery,
  ImportRowList,
  ImportRowPatch,
  NewImport,
  rowQuery,
  templateQuery,
} from './import.schema';

const tag = 'Imports';

/** All rows travel in one message, bytes. */
const LARGEST = 16 * 1024 * 1024 - 1024;

const newImport = defineRoute({
  method: 'post',
  path: '/imports',
  operationId: 'createImport',
  tag,
  summary: 'Import goods from a sheet, or books by ISBN',
  description:
    'Nothing is written yet: a preview is created, and `GET /imports/{id}` returns it. Rows with faults can be corrected there; `POST /imports/{id}/apply` writes all of them in one transaction. An import that is not applied is deleted after 7 days; the 10 newest of an account are stored.',
  auth: 'required',
  query: importQuery,
  body: NewImport,
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  answer: { status: 202, description: 'The import, whose preview is being created.', body: ImportAnswer },
  refuses: [
    'forbidden',
    'good.group',
    'import.columns',
    'import.not_csv',
    'import.no_rows',
    'import.too_many',
    'sheet.quote',
    'file.too_complex',
    'busy',
  ],
});

type Headings = (typeof HEADINGS)[number];

const BOOK = { isbn: '9784815630447', quantity: 1, max_days: 14, is_public: 'false' };
const EXAMPLES: Readonly<Record<Headings, object>> = {
  names: { ...BOOK, title: 'Forest mail', management_id: 'E-0017', location: 'Shelf 3' },
  en: { ...BOOK, title: 'Forest mail', management_id: 'E-0017', location: 'Shelf 3' },
  ja: { ...BOOK, title: 'もりのゆうびんやさん', management_id: 'E-0017', location: '絵本だな3段目' },
};

type Creation = RequestContext<typeof newImport>;
type ImportKind = NonNullable<Creation['query']['kind']>;

interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly SheetGood[];
  readonly encoding: string | null;
}

const createImport = route(
  newImport,
  async (exchange) => {
    const { query, body, call, services } = exchange;
    const asked = { ...query, ...body };
    if (!asked.kind) throw malformed('kind', 'validation.required');
    const sheet = await readSheetOf(exchange, asked.kind).catch((error: unknown) => {
      throw exchange.file ? error : inField(error, 'file', 'text');
    });
    const request: imports.CreateImportRequest = {
      kind: enumOf(SETS.importKind, asked.kind),
      groupIds: asked.group_ids ?? [],
      ownerId: asked.owner_id ?? '',
      defaults: body?.defaults ?? {},
      columns: [...sheet.columns],
      encoding: sheet.encoding ?? '',
      rows: sheet.rows.map(({ row, cells, faults }) => ({
        row,
        cells: { ...cells },
        faults: faults.map(toDetail),
      })),
    };
    const { import: made } = await services.imports.createImport(request, call, { largest: LARGEST });
    return { body: { import: toImport(made!, call.locale) } };
  },
  async ({ call }) => accountHolder(call),
);

const template = route(
  {
    method: 'get',
    path: '/imports/template',
    operationId: 'getImportTemplate',
    tag,
    summary: 'Get a template for an import',
    description:
      'The headings of every column that an import of new goods understands, and one row as an example.',
    auth: 'required',
    query: templateQuery,
    answer: {
      status: 200,
      description: 'The file.',
      body: z.string().meta({ example: 'title,…\r\n' }),
      mediaType: 'text/csv',
    },
  },
  ({ query: { headings, encoding } }) => {
    const columns = COLUMNS.filter((name) => !SHEET_COLUMNS.goods.readOnly.includes(name));
    const stream = csvOf(exampleRow(headings), headed(columns, headings), encoding);
    return Promise.resolve({ stream, fileName: 'goods-import.csv', charset: CSV_CHARSETS[encoding] });
  },
);

const getImport = route(
  {
    method: 'get',
    path: '/imports/{id}',
    operationId: 'getImport',
    tag,
    summary: 'Get an import',
    description: 'Only for the account that created it.',
    auth: 'required',
    params: byId('import'),
    answer: { status: 200, description: 'The import.', body: ImportAnswer },
    refuses: ['not_found'],
  },
  async ({ params, call, services }) => {
    const { import: one } = await services.imports.getImport({ id: params.id }, call);
    return { body: { import: toImport(one!, call.locale) } };
  },
);

const listRows = route(
  {
    method: 'get',
    path: '/imports/{id}/rows',
    operationId: 'listImportRows',
    tag,
    summary: 'List the rows of an import',
    auth: 'required',
    params: byId('import'),
    query: rowQuery,
    answer: { status: 200, description: 'A page of rows.', body: ImportRowList },
    refuses: ['not_found'],
  },
  async ({ params, query, call, services }) => {
    const outcome = query.outcome && enumOf(SETS.importOutcome, query.outcome);
    const request = { id: params.id, outcome, page: toPageRequest(query) };
    const { rows, page } = await services.imports.listImportRows(request, call);
    return { body: { rows: rows.map((row) => toImportRow(row, call.locale)), meta: toMeta(query, page) } };
  },
);

const updateRow = route(
  {
    method: 'patch',
    path: '/imports/{id}/rows/{row}',
    operationId: 'updateImportRow',
    tag,
    summary: 'Update a row of an import',
    description: 'The preview is created again.',
    auth: 'required',
    params: byRow,
    body: ImportRowPatch,
    answer: { status: 200, description: 'The import.', body: ImportAnswer },
    refuses: ['not_found', 'import.applied', 'import.not_ready'],
  },
  async ({ params, body, call, services }) => {
    const request = { ...params, cells: body, leaveOut: false };
    const { import: one } = await services.imports.updateImportRow(request, call);
    return { body: { import: toImport(one!, call.locale) } };
  },
);

const leaveOutRow = route(
  {
    method: 'delete',
    path: '/imports/{id}/rows/{row}',
    operationId: 'deleteImportRow',
    tag,
    summary: 'Remove a row from an import',
    description: 'The row stays with outcome `left_out`; updating it brings it back.',
    auth: 'required',
    params: byRow,
    answer: { status: 200, description: 'The import.', body: ImportAnswer },
    refuses: ['not_found', 'import.applied', 'import.not_ready'],
  },
  async ({ params, call, services }) => {
    const request = { ...params, cells: {}, leaveOut: true };
    const { import: one } = await services.imports.updateImportRow(request, call);
    return { body: { import: toImport(one!, call.locale) } };
  },
);

const applyImport = route(
  {
    method: 'post',
    path: '/imports/{id}/apply',
    operationId: 'applyImport',
    tag,
    summary: 'Apply an import',
    description:
      'Writes all rows in one transaction, in the background. An import that is applied or being applied is returned as it is. Duplicates are skipped.',
    auth: 'required',
    params: byId('import'),
    body: ApplyImport,
    bodyOptional: true,
    answer: { status: 202, description: 'The import, being applied.', body: ImportAnswer },
    refuses: ['not_found', 'import.not_ready', 'import.faulty', 'import.no_rows'],
  },
  async ({ params, body, call, services }) => {
    const request = { id: params.id, skipFaulty: body.skip_faulty };
    const { import: one } = await services.imports.applyImport(request, call);
    return { body: { import: toImport(one!, call.locale) } };
  },
);

const deleteImport = route(
  {
    method: 'delete',
    path: '/imports/{id}',
    operationId: 'deleteImport',
    tag,
    summary: 'Delete an import',
    description: 'Goods that were imported stay.',
    auth: 'required',
    params: byId('import'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'import.not_ready'],
  },
  async ({ params, call, services }) => {
    await services.imports.deleteImport({ id: params.id }, call);
    return {};
  },
);

export const importRoutes = [
  template,
  createImport,
  getImport,
  listRows,
  updateRow,
  leaveOutRow,
  applyImport,
  deleteImport,
];

/** Yields an example row with one book, since its values explain the columns. */
async function* exampleRow(headings: Headings): AsyncGenerator<object> {
  yield EXAMPLES[headings];
}

async function readSheetOf(exchange: Creation, kind: ImportKind): Promise<Sheet> {
  const sheet = await readRows(exchange, kind);
  if (sheet.rows.length === 0) throw refused('import.no_rows', undefined, 'file');
  if (sheet.rows.length > IMPORT_MAX_ROWS) throw refused('import.too_many', { max: IMPORT_MAX_ROWS }, 'file');
  return sheet;
}

async function readRows({ body, query, file, fileReader, call }: Creation, kind: ImportKind): Promise<Sheet> {
  if (kind === 'isbn') {
    const text = file ? file.toString('utf8') : (body?.text ?? '');
    return { columns: ['isbn'], rows: await fileReader.read('isbns', text, call), encoding: null };
  }
  const encoding = body?.encoding ?? query.encoding;
  const sheet = file ?? Buffer.from(body?.text ?? '', 'utf8');
  return fileReader.read(
    'goods',
    { file: sheet, columns: SHEET_COLUMNS[kind], pasted: !file, ...(file && { encoding }) },
    call,
  );
}
