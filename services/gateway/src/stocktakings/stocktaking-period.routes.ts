import { enumOf, SETS } from '@kashikari/contracts';
import { toOutcome } from '../errors/outcome';
import { groupIdOf } from '../groups/group-id';
import { toMeta, toPageRequest } from '../mappers/paging';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { toPeriod } from './stocktaking.mapper';
import {
  NewStocktakingPeriod,
  periodQuery,
  Settlement,
  SettlementAnswer,
  StocktakingPeriodAnswer,
  StocktakingPeriodList,
  StocktakingPeriodPatch,
} from './stocktaking-period.schema';

const tag = 'Stocktaking';
const WHO = 'For the account that owns the group, its managers, and group owners.';

const createPeriod = route(
  {
    method: 'post',
    path: '/stocktaking_periods',
    operationId: 'createStocktakingPeriod',
    tag,
    summary: 'Open a stocktaking period',
    description: `${WHO} One period is open for each group and folder; a period without folders covers all.`,
    auth: 'required',
    body: NewStocktakingPeriod,
    answer: { status: 201, description: 'The new period.', body: StocktakingPeriodAnswer },
    refuses: ['not_found', 'forbidden', 'stocktaking.open'],
  },
  async ({ body, call, services }) => {
    const groupId = await groupIdOf(body.group_id, services, call);
    const asked = { groupId, name: body.name, folderIds: body.folder_ids ?? [], place: body.place ?? '' };
    const { period } = await services.stocktakings.createStocktakingPeriod(asked, call);
    return { body: { stocktaking_period: toPeriod(period, groupId) } };
  },
);

const listPeriods = route(
  {
    method: 'get',
    path: '/stocktaking_periods',
    operationId: 'listStocktakingPeriods',
    tag,
    summary: 'List stocktaking periods',
    description: WHO,
    auth: 'required',
    query: periodQuery,
    answer: { status: 200, description: 'One page, newest first.', body: StocktakingPeriodList },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ query, call, services }) => {
    const groupId = await groupIdOf(query.group_id, services, call);
    const asked = { groupId, page: toPageRequest(query) };
    const { periods, page } = await services.stocktakings.listStocktakingPeriods(asked, call);
    const shown = periods.map((period) => toPeriod(period, period.id));
    return { body: { stocktaking_periods: shown, meta: toMeta(query, page) } };
  },
);

const updatePeriod = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/stocktaking_periods/{id}',
    operationId: 'updateStocktakingPeriod',
    tag,
    summary: 'Rename or close a stocktaking period',
    description: `${WHO} Closing makes the check final: counts can no longer be added or deleted.`,
    auth: 'required',
    params: byId('period'),
    body: StocktakingPeriodPatch,
    answer: { status: 200, description: 'The period after the change.', body: StocktakingPeriodAnswer },
    refuses: ['not_found', 'forbidden', 'stocktaking.closed'],
  },
  async ({ params, body, call, services }) => {
    const change = { id: params.id, name: body.name, closed: body.closed ?? false };
    const { period } = await services.stocktakings.updateStocktakingPeriod(change, call);
    return { body: { stocktaking_period: toPeriod(period, params.id) } };
  },
);

const settlePeriod = route(
  {
    method: 'post',
    path: '/stocktaking_periods/{id}/settle',
    operationId: 'settleStocktakingPeriod',
    tag,
    summary: 'Settle differences of a stocktaking period',
    description:
      `${WHO} The period has to be closed. Each item has an outcome; a refusal for one does not affect the others. ` +
      'Changing a quantity requires the caller’s permission to edit the good. Sending an item again changes nothing.',
    auth: 'required',
    params: byId('period'),
    body: Settlement,
    answer: { status: 200, description: 'The outcome of each item.', body: SettlementAnswer },
    refuses: ['not_found', 'forbidden', 'stocktaking.not_closed'],
  },
  async ({ params, body, call, services }) => {
    const items = body.items.map(({ good_id: goodId, choice, reason = '' }) => ({
      ...{ goodId, reason },
      choice: enumOf(SETS.settleChoice, choice),
    }));
    const asked = { periodId: params.id, items };
    const { outcomes } = await services.stocktakings.settleStocktaking(asked, call);
    const shown = outcomes.map((one) => ({ good_id: one.goodId, ...toOutcome(one, call.locale) }));
    return { body: { outcomes: shown } };
  },
);

export const stocktakingPeriodRoutes = [createPeriod, listPeriods, updatePeriod, settlePeriod];
