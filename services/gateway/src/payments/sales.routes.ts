import { sales } from '@kashikari/contracts';
import { relatedGoods } from '../goods/related-goods';
import { answerOf } from '../mappers/answer-of';
import { route } from '../rest/request-context';
import { salesRange } from './sales-range';
import { Sales, SalesOfGood, SalesOfMonth, salesQuery } from './sales.schema';

const tag = 'Payments';

const NOTHING: sales.SalesSum = { gross: 0, refunds: 0, commission: 0, net: 0, byHand: 0 };

const SUM = { name: 'sum', absent: NOTHING } as const;

const toMonth = answerOf(SalesOfMonth, sales.SalesOfMonth, {}, SUM);
const toGood = answerOf(SalesOfGood, sales.SalesOfGood, {}, SUM);

const getSales = route(
  {
    method: 'get',
    path: '/sales',
    operationId: 'getSales',
    tag,
    summary: 'Get the caller’s sales',
    description:
      'Sums of the payments for the caller’s goods and groups that were collected in a range of up to five years, by month and by good. What was refunded since is taken off the month of the payment. For the owner alone.',
    auth: 'required',
    query: salesQuery,
    answer: { status: 200, description: 'The sums.', body: Sales },
    refuses: ['forbidden', 'validation.range'],
  },
  async ({ query, call, services }) => {
    const asked = {
      ...salesRange(query, call.now),
      ...{ timeZone: query.time_zone, goodId: query.good_id ?? '' },
    };
    const { total = NOTHING, months, goods } = await services.sales.getSales(asked, call);
    const { gross, refunds, commission, net, byHand } = total;
    const ids = goods.flatMap(({ goodId }) => (goodId ? [goodId] : []));
    return {
      body: {
        ...{ gross, refunds, commission, net, by_hand: byHand },
        ...{ months: months.map(toMonth), by_good: goods.map(toGood) },
        goods: await relatedGoods(services, ids, call),
      },
    };
  },
);

export const salesRoutes = [getSales];
