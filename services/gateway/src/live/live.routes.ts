import { actorSessionId, type Call, DomainError, notFound, refused } from '@kashikari/kernel';
import { malformed } from '../errors/validation';
import { route } from '../rest/request-context';
import { LiveStream } from '../streams/live-stream';
import type { Services } from '../clients/services';
import { LiveEvents, liveQuery } from './live.schema';

/** Refusals that say no more than that something is not there for the caller. */
const HIDDEN: ReadonlySet<string> = new Set(['not_found', 'forbidden', 'unauthenticated']);

const followGoods = route(
  {
    method: 'get',
    path: '/live',
    operationId: 'followGoods',
    tag: 'Schedules',
    summary: 'Hear when the bookings of goods change, and when somebody writes about a booking',
    description: [
      'Server-sent events about goods (`good_ids`), a thread (`booking_id`), or both. `ready` `{ good_ids, booking_id? }` names what',
      'of them the caller may see; `changed` `{ good_id, version }` says that a schedule is to be read again, and nothing else;',
      '`written` `{ booking_id, version }` the same of a thread; `missed` `{}` says that anything may have changed. A comment comes every 15 seconds. With the header `Last-Event-ID` one is told what came since, or',
      '`missed`. Read it with `fetch`: the token goes into the header, never into the address.',
    ].join(' '),
    auth: 'optional',
    query: liveQuery,
    answer: { status: 200, description: 'The stream.', body: LiveEvents, mediaType: 'text/event-stream' },
    refuses: ['not_found', 'busy'],
  },
  async ({ query, call, services, sender, live, lastEventId }) => {
    const asked = [...new Set(query.good_ids?.split(','))];
    if (asked.length === 0 && !query.booking_id) throw malformed('good_ids', 'validation.required');
    const [goodIds, bookingId] = await Promise.all([
      asked.length > 0 ? seenGoods(asked, services, call) : [],
      query.booking_id && seenThread(query.booking_id, services, call),
    ]);
    if (goodIds.length === 0 && !bookingId) throw notFound('good', asked[0] ?? '');
    if (!live.hub.isOpen) throw refused('unavailable');
    // From here to the hub nothing is waited for: what ends later finds the stream there.
    const sessionId = actorSessionId(call.actor);
    if (sessionId) await live.sessions.refuse(sessionId);
    const leave = live.limits.enter(call.actor, sender.address);
    const stream = new LiveStream({
      ...{ actor: call.actor, hub: live.hub },
      goodIds,
      bookingId: bookingId || undefined,
      lastId: lastEventId,
      life: query.seconds * 1000,
    });
    stream.once('close', leave);
    return { stream };
  },
);

/** Who may read a schedule may hear that it has changed: the same question, asked of the same service. */
async function seenGoods(goodIds: string[], { schedules }: Services, call: Call): Promise<string[]> {
  const seen = await schedules.getSchedules({ goodIds, from: '', days: 1, byColumns: true }, call);
  return seen.schedules.map(({ goodId }) => goodId);
}

/** The same of a thread: the booking, or undefined to whom it is not there. */
async function seenThread(
  bookingId: string,
  { messages }: Services,
  call: Call,
): Promise<string | undefined> {
  try {
    await messages.listMessages({ bookingId, sort: '', page: { page: 1, perPage: 1 } }, call);
    return bookingId;
  } catch (error) {
    if (error instanceof DomainError && HIDDEN.has(error.refusal.kind)) return undefined;
    throw error;
  }
}

export const liveRoutes = [followGoods];
