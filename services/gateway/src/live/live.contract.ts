import { defineRoute } from '../rest/route';
import { LiveEvents, liveQuery } from './live.schema';

export const followGoods = defineRoute({
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
});
