import { relatedGoods } from '../goods/related-goods';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { toRange } from './booking.mapper';
import { Companions, companionsQuery } from './companions.schema';

const listCompanions = route(
  {
    method: 'get',
    path: '/goods/{id}/companions',
    operationId: 'listCompanions',
    tag: 'Bookings',
    summary: 'List goods often borrowed with a good',
    description:
      'Up to three goods that the same person had at the same time as this one, at least twice within 365 days, that ' +
      'the caller may book, and that are free for the whole range: days for goods lent by the day, else instants.',
    auth: 'required',
    params: byId('good'),
    query: companionsQuery,
    answer: { status: 200, description: 'The goods.', body: Companions },
    refuses: ['booking.range', 'not_found'],
  },
  async ({ params, query, call, services }) => {
    const asked = { goodId: params.id, range: toRange(query) };
    const { companions } = await services.schedules.listCompanions(asked, call);
    const goods = await relatedGoods(
      services,
      companions.map(({ goodId }) => goodId),
      call,
    );
    const byGood = new Map(goods.map((good) => [good.id, good]));
    return {
      body: {
        goods: companions.flatMap(({ goodId, times }) => {
          const good = byGood.get(goodId);
          return good ? [{ ...good, times_together: times }] : [];
        }),
      },
    };
  },
);

export const companionRoutes = [listCompanions];
