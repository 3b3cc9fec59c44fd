import { actorSessionId, type Call, DomainError, notFound, refused } from '@kashikari/kernel';
import { malformed } from '../errors/validation';
import { route } from '../rest/request-context';
import { LiveEvents } from '../streams/live-events';
import { LiveStream } from '../streams/live-stream';
import type { Services } from '../clients/services';
import { liveQuery } from './live.schema';

/** Refusals that mean only that the resource does not exist for the caller. */
const HIDDEN: ReadonlySet<string> = new Set(['not_found', 'forbidden', 'unauthenticated']);

const followGoods = route(
  {
    method: 'get',
    path: '/live',
    operationId: 'followGoods',
    tag: 'Schedules',
    summary: 'Stream changes of goods, messages and stocktaking',
    description: [
      'Server-sent events about goods (`good_ids`), all goods of lenders (`lender_ids`, for their managers), a thread',
      '(`booking_id`), the stocktaking of a group (`group_id`), or several of these. `ready`',
      '`{ good_ids, lender_ids?, booking_id?, group_id? }` lists those that the caller may follow. `changed` `{ good_id, version }` signals that a schedule',
      'must be read again, without further data. `written` `{ booking_id, version }` signals the same for a thread,',
      '`counted` `{ group_id, version }` for a stocktaking, once a second at most and without an `id`: read it again after each reconnection.',
      '`missed` `{}` signals that anything may have changed. A comment is sent every 15 seconds. With the header',
      '`Last-Event-ID`, the stream starts with the events since then, or with `missed`. Read it with `fetch`,',
      'because the token belongs in the header and never in the address.',
    ].join(' '),
    auth: 'optional',
    query: liveQuery,
    answer: { status: 200, description: 'The stream.', body: LiveEvents, mediaType: 'text/event-stream' },
    refuses: ['not_found', 'busy'],
  },
  async ({ query, call, services, sender, live, lastEventId }) => {
    const asked = [...new Set(query.good_ids?.split(','))];
    const lenders = [...new Set(query.lender_ids?.split(','))];
    if (asked.length === 0 && lenders.length === 0 && !query.booking_id && !query.group_id)
      throw malformed('good_ids', 'validation.required');
    const [goodIds, lenderIds, bookingId, groupId] = await Promise.all([
      asked.length > 0 ? seenGoods(asked, services, call) : [],
      managedAmong(lenders, services, call),
      query.booking_id && seenThread(query.booking_id, services, call),
      query.group_id && countedGroup(query.group_id, services, call),
    ]);
    if (goodIds.length === 0 && lenderIds.length === 0 && !bookingId && !groupId)
      throw absent(asked[0], lenders[0] ?? query.group_id);
    if (!live.hub.isOpen) throw refused('unavailable');
    // From here to the hub there is no await, so that a session that ends later finds the stream there.
    const sessionId = actorSessionId(call.actor);
    if (sessionId) await live.sessions.refuse(sessionId);
    const leave = live.limits.enter(call.actor, sender.address);
    const stream = new LiveStream({
      ...{ actor: call.actor, hub: live.hub },
      goodIds,
      lenderIds,
      bookingId: bookingId || undefined,
      groupId: groupId || undefined,
      lastId: lastEventId,
      life: query.seconds * 1000,
    });
    stream.once('close', leave);
    return { stream };
  },
);

/** Returns the error if nothing in the request can be followed. */
function absent(good: string | undefined, other: string | undefined): Error {
  return good === undefined ? notFound('user', other ?? '') : notFound('good', good);
}

/**
 * Returns the goods whose schedule the caller may read, since these are the ones whose changes they may follow. The
 * same service decides both.
 */
async function seenGoods(goodIds: string[], { schedules }: Services, call: Call): Promise<string[]> {
  const seen = await schedules.getSchedules({ goodIds, from: '', days: 1 }, call);
  return seen.schedules.map(({ goodId }) => goodId);
}

/**
 * Returns those of the lenders that are the caller or an account that the caller manages. A card manages no account.
 */
async function managedAmong(
  lenderIds: readonly string[],
  { managers }: Services,
  { actor, ...call }: Call,
): Promise<string[]> {
  if (actor.kind !== 'user' || lenderIds.length === 0) return [];
  const own = new Set([actor.userId]);
  if (lenderIds.some((id) => !own.has(id))) {
    const found = await managers.listManagers({}, { actor, ...call });
    for (const { accountId, userId } of found.managers) if (userId === actor.userId) own.add(accountId);
  }
  return lenderIds.filter((id) => own.has(id));
}

/** Returns the booking if the caller can see its thread, else undefined. */
function seenThread(bookingId: string, { messages }: Services, call: Call): Promise<string | undefined> {
  const ask = () => messages.listMessages({ bookingId, page: { page: 1, perPage: 1 } }, call);
  return unlessHidden(bookingId, ask);
}

/** The same of a stocktaking: the group, or undefined to those who don't count it. */
function countedGroup(groupId: string, { stocktakings }: Services, call: Call): Promise<string | undefined> {
  const ask = () => stocktakings.listStocktakingPeriods({ groupId, page: { page: 1, perPage: 1 } }, call);
  return unlessHidden(groupId, ask);
}

async function unlessHidden(id: string, ask: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await ask();
    return id;
  } catch (error) {
    if (error instanceof DomainError && HIDDEN.has(error.refusal.kind)) return undefined;
    throw error;
  }
}

export const liveRoutes = [followGoods];
