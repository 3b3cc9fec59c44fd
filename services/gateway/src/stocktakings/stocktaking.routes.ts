import { notFound } from '@kashikari/kernel';
import { toGood } from '../goods/good.mapper';
import { goodsOf } from '../goods/goods-of';
import { groupIdOf } from '../groups/group-id';
import { toMeta, toPageRequest } from '../mappers/paging';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { relatedUsers } from '../users/related-users';
import { checkFile, checkRequest } from './stocktaking-check';
import { toCheck, toStocktaking, toTotals } from './stocktaking.mapper';
import {
  checkQuery,
  NewStocktaking,
  StocktakingAnswer,
  StocktakingChecks,
  StocktakingList,
  stocktakingQuery,
} from './stocktaking.schema';

const tag = 'Stocktaking';
const WHO = 'For the account that owns the group, its managers, and group owners.';

const createStocktaking = route(
  {
    method: 'post',
    path: '/stocktakings',
    operationId: 'createStocktaking',
    tag,
    summary: 'Create a count',
    description:
      `${WHO} Of each good and place the newest \`counted_at\` counts; earlier counts are its history. Give either ` +
      '`good_id` or `scanned_code`.',
    auth: 'required',
    body: NewStocktaking,
    answer: {
      status: 201,
      description: 'The count.',
      body: StocktakingAnswer,
      dryRun: 'The count that was recorded under this `scan_id` before.',
    },
    refuses: ['not_found', 'forbidden', 'stocktaking.closed', 'scan.id_reused'],
  },
  async ({ body, call, services }) => {
    const groupId = await groupIdOf(body.group_id, services, call);
    const { stocktaking, repeatedScan } = await services.stocktakings.createStocktaking(
      {
        groupId,
        periodId: body.period_id ?? '',
        goodId: body.good_id ?? '',
        scannedCode: body.scanned_code ?? '',
        actualQuantity: body.actual_quantity,
        place: body.place,
        condition: body.condition ?? '',
        note: body.note ?? '',
        scanId: body.scan_id,
        countedAt: new Date(body.counted_at),
      },
      call,
    );
    if (!stocktaking) throw notFound('stocktaking', body.scan_id);
    return { body: { stocktaking: toStocktaking(stocktaking) }, dryRun: repeatedScan };
  },
);

const listStocktakings = route(
  {
    method: 'get',
    path: '/stocktakings',
    operationId: 'listStocktakings',
    tag,
    summary: 'List counts',
    description: WHO,
    auth: 'required',
    query: stocktakingQuery,
    answer: { status: 200, description: 'One page, newest first.', body: StocktakingList },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ query, call, services }) => {
    const { stocktakings, page } = await services.stocktakings.listStocktakings(
      {
        groupId: await groupIdOf(query.group_id, services, call),
        ...{ periodId: query.period_id ?? '', date: query.date ?? '', goodId: query.good_id ?? '' },
        page: toPageRequest(query),
      },
      call,
    );
    const goodIds = [...new Set(stocktakings.map(({ goodId }) => goodId))];
    const people = stocktakings.map(({ countedBy }) => countedBy);
    const [goods, users] = await Promise.all([
      goodsOf(goodIds, services, call),
      relatedUsers(services, people, call),
    ]);
    const shown = stocktakings.map(toStocktaking);
    return {
      body: { stocktakings: shown, goods: goods.map(toGood), users, meta: toMeta(query, page) },
    };
  },
);

const deleteStocktaking = route(
  {
    method: 'delete',
    path: '/stocktakings/{id}',
    operationId: 'deleteStocktaking',
    tag,
    summary: 'Delete a count',
    description: `${WHO} The previous count applies again.`,
    auth: 'required',
    params: byId('count'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden', 'stocktaking.closed'],
  },
  async ({ params, call, services }) => {
    await services.stocktakings.deleteStocktaking({ id: params.id }, call);
    return {};
  },
);

const checkStocktaking = route(
  {
    method: 'get',
    path: '/stocktakings/check',
    operationId: 'checkStocktaking',
    tag,
    summary: 'Get the check of a stocktaking',
    description:
      `${WHO} A good for each line, of a period or of a day without one. Also as CSV (\`format=csv\` or ` +
      '`Accept: text/csv`): all goods, in UTF-8 with BOM and CRLF line endings, column headings in the caller’s ' +
      'language, times in the time zone of the group’s account. Texts that a spreadsheet would interpret as formulas ' +
      'are prefixed with an apostrophe.',
    auth: 'required',
    query: checkQuery,
    answer: { status: 200, description: 'One page of goods.', body: StocktakingChecks, alsoCsv: true },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ query, call, services, wantsCsv }) => {
    const groupId = await groupIdOf(query.group_id, services, call);
    if (wantsCsv || query.format === 'csv') return checkFile(query, groupId, services, call);
    const request = { ...checkRequest(query, groupId), page: toPageRequest(query) };
    const answer = await services.stocktakings.checkStocktaking(request, call);
    const { checks, totals, date, page, undecided, places } = answer;
    const people = checks.flatMap(({ countedBy, settledBy }) => [countedBy, settledBy]);
    const goodIds = checks.map(({ goodId }) => goodId);
    const [goods, users] = await Promise.all([
      goodsOf(goodIds, services, call),
      relatedUsers(services, people, call),
    ]);
    return {
      body: {
        checks: checks.map(toCheck),
        date: date || null,
        totals: toTotals(totals),
        ...{ undecided, places },
        ...{ goods: goods.map(toGood), users },
        meta: toMeta(query, page),
      },
    };
  },
);

export const stocktakingRoutes = [createStocktaking, listStocktakings, checkStocktaking, deleteStocktaking];
