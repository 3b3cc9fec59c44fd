import { messageMails, PAUSE, type MessageNews } from './message-mails';

const NEWS: MessageNews = {
  eventId: 'e1',
  messageId: 'm1',
  bookingId: 'b1',
  goodTitle: '三脚',
  lenderId: 'media',
  authorId: 'hana',
  toldIds: ['ken'],
  forceNotify: false,
};

test('a message is told to each who is to hear of it, in a thread of the booking', () => {
  const { atOnce, spaced } = messageMails([{ ...NEWS, toldIds: ['ken', 'mina'] }]);
  expect(atOnce).toEqual([]);
  expect(spaced).toEqual(
    ['ken', 'mina'].map((userId) => ({
      key: `e1:${userId}`,
      template: 'message',
      receiver: { userId },
      place: { accountId: 'media' },
      params: { booking_id: 'b1', since_id: 'm1', title: '三脚', other_id: 'hana' },
      thread: `message:b1:${userId}`,
    })),
  );
});

test('several messages of one booking are told together, from the first of them on', () => {
  const { spaced } = messageMails([
    NEWS,
    { ...NEWS, eventId: 'e2', messageId: 'm2' },
    { ...NEWS, eventId: 'e3', messageId: 'm3', bookingId: 'b2' },
  ]);
  expect(spaced.map(({ key, params }) => [key, params['since_id']])).toEqual([
    ['e1:ken', 'm1'],
    ['e3:ken', 'm3'],
  ]);
});

test('what somebody in charge presses on with goes at once, each by itself, whatever its receiver wants', () => {
  const pressed = { ...NEWS, forceNotify: true };
  const { atOnce, spaced } = messageMails([
    pressed,
    { ...pressed, eventId: 'e2' },
    { ...NEWS, eventId: 'e3' },
  ]);
  expect(atOnce.map(({ key }) => key)).toEqual(['e1:ken', 'e2:ken']);
  expect(atOnce.map(({ params }) => params['force'])).toEqual(['yes', 'yes']);
  expect(spaced.map(({ key }) => key)).toEqual(['e3:ken']);
});

test('two mails about one booking are five minutes apart', () => {
  expect(PAUSE).toBe(5 * 60 * 1_000);
});
