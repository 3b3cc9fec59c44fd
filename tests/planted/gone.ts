import type { Guard } from './guard';

const SERVICE_CONTEXT = 'packages/platform/src/service/service-context.ts';
const COPY = 'const accounts = keepsAccounts ? new AccountReplica(db) : undefined;';

/** Who is gone, and what outlives nobody's sign-in: in services, in uploads, and in the browser. */
export const GONE: readonly Guard[] = [
  {
    guard: 'Reservation answers nothing to who is gone in its copy of accounts.',
    file: SERVICE_CONTEXT,
    text: COPY,
    fault: 'const accounts = undefined;',
    test: 'services/reservation/test/who-may-book.test.ts',
    named: 'who is gone has nothing to do any more: no booking, no message, no list',
  },
  {
    guard: 'Catalog answers nothing to who is gone in its copy of accounts.',
    file: SERVICE_CONTEXT,
    text: COPY,
    fault: 'const accounts = undefined;',
    test: 'services/catalog/test/people.test.ts',
    named: 'of an account’s end leaves it nothing to do: no good, no like, no list',
  },
  {
    guard: 'Notify answers nothing to who is gone.',
    file: SERVICE_CONTEXT,
    text: COPY,
    fault: 'const accounts = undefined;',
    test: 'services/notify/test/notification-settings.test.ts',
    named: 'are no matter any more of who has left, as nothing here is',
  },
  {
    guard: 'Search answers nothing to who is gone in its copy of accounts.',
    file: SERVICE_CONTEXT,
    text: COPY,
    fault: 'const accounts = undefined;',
    test: 'services/search/test/who-sees.test.ts',
    named: 'is nobody who is gone, whatever is asked',
  },
  {
    guard: 'Who is gone books nothing, also where the door asks nobody.',
    file: 'services/reservation/src/store/book/book-outcome.ts',
    text: 'throw sessionEnded();',
    fault: "return { kind: 'stale' };",
    test: 'services/reservation/test/who-may-book.test.ts',
    named: 'who is gone has nothing to do any more: no booking, no message, no list',
  },
  {
    guard: 'A booking is asked about its caller in the statement that books.',
    file: 'services/reservation/src/grpc/create-bookings.controller.ts',
    text: "  refusesGone: ['createBooking', 'createBookings'],\n",
    fault: '',
    test: 'services/reservation/test/who-may-book.test.ts',
    named: 'asking for that costs a booking no query',
  },
  {
    guard: 'The address of an upload ends with its session.',
    file: 'services/gateway/src/images/files.ts',
    text: 'sessionId === undefined ? undefined : sessions.refuse(sessionId)',
    fault: 'undefined',
    test: 'services/gateway/test/uploads.test.ts',
    named: 'is taken in the session alone in which it was announced, and ends with it, its last bytes too',
  },
  {
    guard: 'A sign-up of a trusted network is held for no address that is taken.',
    file: 'services/gateway/src/http/sender.ts',
    text: 'isTrusted: limits.trusts(address),',
    fault: 'isTrusted: false,',
    test: 'services/gateway/test/rate-limits.test.ts',
    named: 'holds no address of a trusted network',
  },
  {
    guard: 'A stream of the browser that finds its session ended is not opened again.',
    file: 'packages/web-kit/src/live/live-line.ts',
    text: 'if (answer.status === 401) this.close();',
    fault: '',
    test: 'packages/web-kit/src/live/live-goods.test.ts',
    named: 'a session that is over ends the stream for good, and its person is told at once',
  },
  {
    guard: 'A sign-in that fails brings back who was put aside.',
    file: 'frontends/shell/src/session/aside.ts',
    text: '    await comeBack(own);\n    throw error;',
    fault: '    throw error;',
    test: 'frontends/shell/src/session/aside.test.ts',
    named: 'a sign-in that is refused leaves who was there signed in',
  },
  {
    guard: 'Who was put aside is brought back when the net is.',
    file: 'frontends/shell/src/session/aside.ts',
    text: '      stop();\n      again();',
    fault: '      stop();',
    test: 'frontends/shell/src/session/aside.test.ts',
    named: 'a sign-in that the net cut off leaves who was there signed in, as soon as somebody answers',
  },
  {
    guard: 'A session that ends through one gateway is over at the other, with events cut off.',
    file: 'services/gateway/src/sign-in/ended-access.ts',
    text: 'for (const id of sessionIds) this.over.set(id, now + KEPT);',
    fault: '',
    test: 'tests/live/fleet.test.ts',
    named: 'without a Redis each gateway follows the transport of events for itself',
  },
];
