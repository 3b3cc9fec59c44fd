import { HttpResponse, http as plain } from 'msw';
import {
  EVERY_NOTICE,
  FREE,
  planTable,
  booking,
  good,
  group,
  lender,
  meta,
  schedule,
  subscription,
  user,
  type User,
} from './fixtures';
import { dailyCounts } from './daily';
import { NO_GROUP_CHOICE } from './groups';
import { helpArticles } from './help';
import { shellOf } from './own-shell';
import { payment } from './payments';
import { http, refusal } from './server';
import { usageReports, usageRows } from './usage-reports';

/**
 * Answers to every read of the contract: a small group of Olga's with one good, that Mika has booked. A test puts what
 * it is about before them (`open`'s `answers`).
 */
export function defaults(me: User | null) {
  const people = [lender(), user()];
  const signedIn = me ?? user();
  return [
    http.get('/users/current', ({ response }) =>
      me
        ? response(200).json({ user: me, token: 'token' })
        : response.untyped(refusal('unauthenticated', 401)),
    ),
    http.get('/users/{id}', ({ params, response }) =>
      response(200).json({
        user: people.find(({ id }) => id === params.id) ?? signedIn,
        groups: [],
        record: null,
      }),
    ),
    http.get('/setup', ({ response }) =>
      response(200).json({
        setup: { needed: false, token_needed: false, mail: 'settings', is_owner: false },
      }),
    ),
    http.get('/shells/current', ({ response }) => response(200).json({ shell: shellOf() })),
    http.get('/groups', ({ response }) =>
      response(200).json({ groups: [group()], users: people, meta: meta(1) }),
    ),
    http.get('/groups/{id}', ({ response }) => response(200).json({ group: group(), users: people })),
    http.get('/goods/{id}/companions', ({ response }) => response(200).json({ goods: [] })),
    http.get('/goods', ({ response }) =>
      response(200).json({ goods: [good()], users: people, images: [], liked_good_ids: [], meta: meta(1) }),
    ),
    http.get('/label_codes/{code}', ({ response }) => response(200).json({ good_id: good().id })),
    http.get('/goods/{id}', ({ response }) =>
      response(200).json({ good: good(), users: people, images: [], liked_good_ids: [] }),
    ),
    http.get('/goods/{id}/schedule', ({ response }) => response(200).json({ schedule: schedule() })),
    http.get('/schedules', ({ response }) => response(200).json({ schedules: [schedule()] })),
    http.get('/bookings', ({ response }) =>
      response(200).json({ bookings: [booking()], goods: [good()], users: people, meta: meta(1) }),
    ),
    dailyCounts(),
    ...usageReports([]),
    usageRows(),
    http.get('/bookings/{id}', ({ response }) =>
      response(200).json({
        booking: booking(),
        related_bookings: [],
        related_members_bookings: [],
        review: null,
        goods: [good()],
        users: people,
      }),
    ),
    http.get('/quotes', ({ response }) =>
      response(200).json({
        quote: { total: 0, tax: 0, lines: [], cancellation: [], time_zone: 'Asia/Tokyo', change: null },
      }),
    ),
    http.get('/payments/stripe_pub_key', ({ response }) =>
      response(200).json({ enabled: false, key: '', script: 'https://js.stripe.com/v3/' }),
    ),
    http.get('/payments', ({ response }) =>
      response(200).json({ payments: [payment()], goods: [good()], users: people, meta: meta(1) }),
    ),
    http.get('/payments/{id}', ({ params, response }) =>
      params.id === payment().id
        ? response(200).json({ payment: payment(), goods: [good()], users: people })
        : response.untyped(refusal('not_found', 404)),
    ),
    http.get('/bookings/{id}/note', ({ response }) =>
      response(200).json({ note: { body: '', user_id: null, updated_at: null }, users: [] }),
    ),
    http.get('/messages', ({ response }) =>
      response(200).json({ messages: [], users: people, permissions: ['write'], meta: meta(0) }),
    ),
    http.post('/graphql', ({ response }) =>
      response(200).json({ data: { notifications: { unreadCount: 0 } } }),
    ),
    http.get('/waits', ({ response }) =>
      response(200).json({ waits: [], goods: [], users: [], meta: meta(0) }),
    ),
    http.get('/feeds', ({ response }) => response(200).json({ feeds: [] })),
    http.get('/books/{id}', ({ response }) => response.untyped(refusal('books.none', 404))),
    http.get('/folders', ({ response }) => response(200).json({ folders: [] })),
    http.get('/posts', ({ response }) => response(200).json({ posts: [], users: [], meta: meta(0) })),
    http.get('/search/suggest', ({ response }) => response(200).json({ suggestions: [] })),
    http.get('/reviews', ({ response }) =>
      response(200).json({ reviews: [], own: null, permissions: [], users: [], meta: meta(0) }),
    ),
    http.get('/comments', ({ response }) =>
      response(200).json({ comments: [], permissions: me ? ['create'] : [], users: [], meta: meta(0) }),
    ),
    http.get('/memberships', ({ response }) =>
      response(200).json({ memberships: [], users: [], groups: [], meta: meta(0) }),
    ),
    http.get('/invites', ({ response }) => response(200).json({ invites: [], meta: meta(0) })),
    http.get('/managers', ({ response }) => response(200).json({ managers: [], users: [] })),
    http.get('/auth_tokens', ({ response }) =>
      response(200).json({ auth_tokens: [], users: [], meta: meta(0) }),
    ),
    http.get('/groups/{id}/transfer', ({ response }) => response(200).json({ users: [], meta: meta(0) })),
    http.get('/goods/{id}/transfer', ({ response }) =>
      response(200).json({
        transferees: [],
        transfer: null,
        bookings: { live: 0, out: 0 },
        users: [],
        meta: meta(0),
      }),
    ),
    http.get('/transfers', ({ response }) =>
      response(200).json({ transfers: [], goods: [], users: [], meta: meta(0) }),
    ),
    http.get('/groups/{id}/seats', ({ response }) =>
      response(200).json({
        seats: { owner_id: lender().id, owner_name: lender().name, used: 1, limit: 8, disabled: 0 },
      }),
    ),
    http.get('/labs', ({ response }) =>
      response(200).json({ labs: [], experiments: [{ key: 'labs_invitation', variant: 'plain' }] }),
    ),
    http.get('/plans', ({ response }) => response(200).json(planTable())),
    http.get('/subscriptions/current', ({ response }) =>
      response(200).json({ subscription: subscription(), plans: [FREE] }),
    ),
    http.get('/auth/providers', ({ response }) => response(200).json({ providers: [] })),
    http.get('/auth/sessions', ({ response }) => response(200).json({ sessions: [] })),
    http.get('/auth/security_events', ({ response }) =>
      response(200).json({ security_events: [], meta: { per_page: 50, next_before: null } }),
    ),
    http.get('/linked_accounts', ({ response }) => response(200).json({ linked_accounts: [] })),
    http.get('/passkeys', ({ response }) => response(200).json({ passkeys: [] })),
    http.get('/groups/{id}/notification_setting', ({ response }) =>
      response(200).json({ notification_setting: NO_GROUP_CHOICE }),
    ),
    http.get('/users/{id}/notification_setting', ({ response }) =>
      response(200).json({ notification_setting: EVERY_NOTICE }),
    ),
    http.get('/push_tokens', ({ response }) =>
      response(200).json({ push_tokens: [], application_server_key: '' }),
    ),
    plain.get('/healthz', () => HttpResponse.json({})),
    plain.post('/v1/help/answers', () => new HttpResponse('event: done\ndata: {"outcome":"none"}\n\n')),
    plain.get('/help/articles/:file', () => HttpResponse.json(helpArticles())),
    // The live stream stays open without events.
    http.get('/live', () => new Promise<never>(() => undefined)),
  ];
}
