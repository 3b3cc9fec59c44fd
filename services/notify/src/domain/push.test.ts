import type { MailOrder, Template } from './mail';
import { mannerOf, pushedOf, pushWaitAfter } from './push';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.parse('2026-11-16T12:00:00Z');
const order = (template: Template, params = {}): MailOrder => ({
  key: 'e1:ken',
  template,
  receiver: { userId: 'ken' },
  params,
});

describe('what browsers are told of', () => {
  test('is what somebody whom we know gets, and did not do itself', () => {
    const told = [order('booking_created', { by: 'other' }), order('message'), order('wait_offered')];
    expect(pushedOf([...told, order('booking_created', { by: 'self' })])).toEqual(told);
  });

  test('is never what goes to a bare address, and never that something is to be returned', () => {
    const bare = { ...order('invite'), receiver: { address: 'ken@example.org', locale: 'ja' } };
    expect(pushedOf([bare, order('reminder_return'), order('reminder_start')])).toEqual([
      order('reminder_start'),
    ]);
  });
});

describe('how a push service is to treat it', () => {
  test('messages of one booking take each other’s place; everything else stands for itself', () => {
    expect(mannerOf(order('message', { booking_id: 'b1' }), NOW).tag).toBe('message:b1');
    expect(mannerOf(order('booking_created', { booking_id: 'b1' }), NOW).tag).toBe('news:e1:ken');
  });

  test('an offer wakes the browser at once, a post of a group may wait', () => {
    const urgencies = (['wait_offered', 'new_post', 'message'] as const).map(
      (template) => mannerOf(order(template), NOW).urgency,
    );
    expect(urgencies).toEqual(['high', 'low', 'normal']);
  });

  test.each([
    ['a day, where nothing runs out', undefined, 86_400],
    ['until an offer runs out', '2026-11-16T12:01:30.900Z', 90],
    ['a day, where an offer runs longer', '2026-11-18T12:00:00Z', 86_400],
    ['not at all, once an offer has run out', '2026-11-16T11:00:00Z', 0],
  ])('it is kept %s', (_, answerBy, ttl) => {
    const params = answerBy ? { answer_by: answerBy } : {};
    expect(mannerOf(order('wait_offered', params), NOW).ttl).toBe(ttl);
  });
});

describe('what a push service does not take', () => {
  test('is tried again seven times, ever later', () => {
    const waits = Array.from({ length: 8 }, (_, tried) => pushWaitAfter(tried + 1));
    expect(waits).toEqual([0.5, 2, 5, 15, 60, 240, 480, NaN].map((m) => (m ? m * MINUTE : undefined)));
  });

  test('is tried no sooner than the push service asks, but within a day', () => {
    expect(pushWaitAfter(1, 10 * MINUTE)).toBe(10 * MINUTE);
    expect(pushWaitAfter(3, MINUTE)).toBe(5 * MINUTE);
    expect(pushWaitAfter(1, 3 * DAY)).toBe(DAY);
    expect(pushWaitAfter(8, MINUTE)).toBeUndefined();
  });
});
