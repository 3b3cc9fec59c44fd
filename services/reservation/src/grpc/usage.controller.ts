import { reservation, SETS } from '@kashikari/contracts';
import { refused, type Call } from '@kashikari/kernel';
import { askedWord, GrpcController } from '@kashikari/platform';
import { GetUsage } from '../app/get-usage';
import { ListIdleGoods } from '../app/list-idle-goods';
import type { UsageScope } from '../app/ports/usage-views';
import { idOf, pageOf } from './read-request';

/** Figures of lending. */
@GrpcController(reservation.BookingServiceService)
export class UsageController {
  constructor(
    private readonly usage: GetUsage,
    private readonly idle: ListIdleGoods,
  ) {}

  async getUsage(
    { scope, from, to, by, sort, page }: reservation.GetUsageRequest,
    call: Call,
  ): Promise<reservation.GetUsageResponse> {
    const asked = {
      scope: scopeOf(scope),
      by: askedWord(SETS.usageBy, 'by', by) ?? 'month',
      ...{ from: from || undefined, to: to || undefined },
      sort: askedWord(SETS.usageSort, 'sort', sort) ?? 'use_rate',
      ...pageOf(page),
    } as const;
    const { usage, total } = await this.usage.run(asked, call);
    const rates = (one: (typeof usage)[number]) => ({
      useRate: one.useRate ?? undefined,
      onTimeRate: one.onTimeRate ?? undefined,
    });
    return { usage: usage.map((one) => ({ ...one, ...rates(one) })), page: { total, page: 0, perPage: 0 } };
  }

  async listIdleGoods(
    { scope, days, page }: reservation.ListIdleGoodsRequest,
    call: Call,
  ): Promise<reservation.ListIdleGoodsResponse> {
    const asked = { scope: scopeOf(scope), days, ...pageOf(page) };
    const { goods, total } = await this.idle.run(asked, call);
    const message = ({ goodId, lastOutAt }: (typeof goods)[number]) => ({
      goodId,
      lastOutAt: lastOutAt === null ? undefined : new Date(lastOutAt),
    });
    return { goods: goods.map(message), page: { total, page: 0, perPage: 0 } };
  }
}

/** Exactly one, as the gateway has seen to. */
function scopeOf(scope: reservation.UsageScope | undefined): UsageScope {
  const { lenderId = '', groupId = '', goodId = '' } = scope ?? {};
  if (lenderId) return { kind: 'lender', id: idOf('user', lenderId) };
  if (groupId) return { kind: 'group', id: idOf('group', groupId) };
  if (goodId) return { kind: 'good', id: idOf('good', goodId) };
  throw refused('validation', undefined, 'lender_id');
}
