import { DomainError, notFound } from '@kashikari/kernel';
import { route } from '../http/exchange';
import * as contract from './live.contract';
import { LiveStream } from './live-stream';

const followGoods = route(
  contract.followGoods,
  async ({ query, call, services, sender, live, lastEventId }) => {
    const asked = [...new Set(query.good_ids.split(','))];
    // Who may read a schedule may hear that it has changed: the same question, asked of the same service.
    const { schedules } = await services.schedules.getSchedules({ goodIds: asked, from: '', days: 1 }, call);
    const goodIds = schedules.map(({ goodId }) => goodId);
    if (goodIds.length === 0) throw notFound('good', asked[0] ?? '');
    if (!live.hub.isOpen) throw new DomainError({ kind: 'unavailable', code: 'unavailable' });
    const leave = live.limits.enter(call.actor, sender.address);
    const stream = new LiveStream({
      hub: live.hub,
      goodIds,
      lastId: lastEventId,
      life: query.seconds * 1000,
    });
    stream.once('close', leave);
    return { stream };
  },
);

export const liveRoutes = [followGoods];
