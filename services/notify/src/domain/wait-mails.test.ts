import { waitMail, type WaitNews } from './wait-mails';

const NEWS: WaitNews = {
  eventId: 'e1',
  change: 'offered',
  goodId: 'g1',
  goodTitle: '三脚',
  lenderId: 'hana',
  userId: 'ken',
  quantity: 2,
  timeZone: 'Asia/Tokyo',
  answerBy: new Date('2026-11-17T03:00:00Z'),
  startDate: '',
  endDate: '',
  startAt: new Date('2026-11-24T01:00:00Z'),
  endAt: new Date('2026-11-24T03:00:00Z'),
};

test('who waits is told that it is its turn: for what, when, and until when to answer', () => {
  expect(waitMail(NEWS)).toEqual({
    key: 'e1:ken',
    template: 'wait_offered',
    receiver: { userId: 'ken' },
    place: { accountId: 'hana' },
    params: {
      good_id: 'g1',
      title: '三脚',
      quantity: '2',
      time: 'hours',
      start_date: '',
      end_date: '',
      start_at: '2026-11-24T01:00:00.000Z',
      end_at: '2026-11-24T03:00:00.000Z',
      time_zone: 'Asia/Tokyo',
      answer_by: '2026-11-17T03:00:00.000Z',
      role: 'borrower',
      other_id: 'hana',
    },
  });
});

test('who did not answer in time is told that its turn is over', () => {
  expect(waitMail({ ...NEWS, change: 'lapsed' }).template).toBe('wait_lapsed');
});
