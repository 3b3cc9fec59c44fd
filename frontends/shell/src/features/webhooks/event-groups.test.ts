import { WEBHOOK_EVENTS } from '@kashikari/kernel';
import { ALL_EVENTS, EVENT_GROUPS, inOrder, isWhole, withEvent, withGroup } from './event-groups';

test('every event but the test can be chosen, once', () => {
  expect([...ALL_EVENTS, 'ping'].sort()).toEqual([...WEBHOOK_EVENTS].sort());
});

test('a subject is switched as a whole, and other subjects stay', () => {
  const chosen = withGroup('payment', ['booking.created', 'payment.failed'], true);
  expect(chosen).toEqual(['booking.created', ...EVENT_GROUPS.payment]);
  expect(isWhole('payment', chosen)).toBe(true);
  expect(withGroup('payment', chosen, false)).toEqual(['booking.created']);
});

test('a choice has the same order, whatever the order of choosing', () => {
  expect(withEvent('booking.created', ['payment.failed'], true)).toEqual([
    'booking.created',
    'payment.failed',
  ]);
  expect(withEvent('payment.failed', ['booking.created', 'payment.failed'], false)).toEqual([
    'booking.created',
  ]);
  expect(inOrder(['ping', 'payment.failed', 'booking.created'])).toEqual([
    'booking.created',
    'payment.failed',
  ]);
});
