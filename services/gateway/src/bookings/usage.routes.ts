import { enumOf, reservation, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { Readable } from 'node:stream';
import type { Services } from '../clients/services';
import { toGood } from '../goods/good.mapper';
import { goodsOf } from '../goods/goods-of';
import { groupIdOf } from '../groups/group-id';
import { answerOf } from '../mappers/answer-of';
import { csvOf } from '../mappers/csv';
import { toMeta, toPageRequest } from '../mappers/paging';
import { instantOrNull } from '../mappers/times';
import { route } from '../rest/request-context';
import { idleQuery, IdleGoods, Usage, usageQuery, UsageAnswer } from './usage.schema';
import { usageWords } from './usage.words';

const contract = { tag: 'Bookings', method: 'get', auth: 'required', refuses: ['forbidden'] } as const;

const getUsage = route(
  {
    ...contract,
    path: '/bookings/usage',
    operationId: 'getUsage',
    summary: 'Get lending statistics',
    description:
      'For managers and group owners: what was lent, how long it was out and whether it came back on time, in the ' +
      'lender’s time zone. Give exactly one of `lender_id`, `group_id` and `good_id`. Also as CSV (`Accept: text/csv`).',
    query: usageQuery,
    answer: { status: 200, description: 'The figures.', body: UsageAnswer, alsoCsv: true },
    refuses: ['forbidden', 'validation.range'],
  },
  async ({ query, call, services, wantsCsv }) => {
    const { usage, page } = await services.bookings.getUsage(
      {
        scope: await scopeOf(query, services, call),
        ...{ from: query.from ?? '', to: query.to ?? '' },
        by: enumOf(SETS.usageBy, query.by),
        sort: enumOf(SETS.usageSort, query.sort),
        page: toPageRequest(query),
      },
      call,
    );
    const ids = query.by === 'good' ? usage.map(({ key }) => key) : query.good_id ? [query.good_id] : [];
    const goods = await goodsOf(ids, services, call);
    const lines = usage.map(toUsage);
    if (!wantsCsv) return { body: { usage: lines, goods: goods.map(toGood), meta: toMeta(query, page) } };
    const titles = new Map(goods.map(({ id, title }) => [id, title]));
    const words = usageWords(call.locale);
    const named = {
      month: (key: string) => key,
      good: (key: string) => titles.get(key) ?? key,
      weekday: (key: string) => words.weekdays[Number(key)] ?? key,
    }[query.by];
    const { lent, days_out, use_rate, on_time, late, on_time_rate } = words;
    const heads = { key: words.keys[query.by], lent, days_out, use_rate, on_time, late, on_time_rate };
    return csv(
      words.usage,
      heads,
      lines.map((line) => ({ ...line, key: named(line.key) })),
    );
  },
);

const listIdleGoods = route(
  {
    ...contract,
    path: '/bookings/idle_goods',
    operationId: 'listIdleGoods',
    summary: 'List idle goods',
    description:
      'For managers and group owners: goods that nobody had for some time, those that were never out first, then the ' +
      'longest idle. Give exactly one of `lender_id` and `group_id`. Also as CSV (`Accept: text/csv`).',
    query: idleQuery,
    answer: { status: 200, description: 'One page of goods.', body: IdleGoods, alsoCsv: true },
  },
  async ({ query, call, services, wantsCsv }) => {
    const scope = await scopeOf(query, services, call);
    const asked = { scope, days: query.days, page: toPageRequest(query) };
    const { goods: idle, page } = await services.bookings.listIdleGoods(asked, call);
    const found = await goodsOf(
      idle.map(({ goodId }) => goodId),
      services,
      call,
    );
    const goods = new Map(found.map((good) => [good.id, good]));
    const lines = idle.flatMap(({ goodId, lastOutAt }) => {
      const good = goods.get(goodId);
      return good ? [{ ...toGood(good), last_out_at: instantOrNull(lastOutAt) }] : [];
    });
    if (!wantsCsv) return { body: { goods: lines, meta: toMeta(query, page) } };
    const { idle: file, keys, management_id, last_out_at } = usageWords(call.locale);
    return csv(file, { title: keys.good, management_id, last_out_at }, lines);
  },
);

export const usageRoutes = [getUsage, listIdleGoods];

const toUsage = answerOf(Usage, reservation.Usage, {
  use_rate: ({ useRate }) => useRate ?? null,
  on_time_rate: ({ onTimeRate }) => onTimeRate ?? null,
});

interface ScopeRequest {
  readonly lender_id?: string | undefined;
  readonly group_id?: string | undefined;
  readonly good_id?: string | undefined;
}

async function scopeOf(asked: ScopeRequest, services: Services, call: Call): Promise<reservation.UsageScope> {
  const groupId = await groupIdOf(asked.group_id, services, call);
  return { lenderId: asked.lender_id ?? '', groupId, goodId: asked.good_id ?? '' };
}

function csv(name: string, heads: Readonly<Record<string, string>>, lines: readonly object[]) {
  const columns = Object.entries(heads).map(([key, header]) => ({ key, header }));
  return { stream: csvOf(Readable.from(lines), columns), fileName: `${name}.csv` };
}
