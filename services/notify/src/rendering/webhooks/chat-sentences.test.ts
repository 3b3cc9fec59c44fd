import { LOCALES } from '@kashikari/kernel';
import type { News, NewsFacts } from '../../domain/webhooks/news';
import { ChatSentences } from './chat-sentences';

const NOON = Date.parse('2026-11-16T12:00:00+09:00');
const writer = new ChatSentences('https://kashi.example');
const newsOf = (facts: NewsFacts): News => ({
  ...{ event: 'booking.created', key: 'b1', timestamp: '2026-11-16T03:00:00Z', happenedAt: NOON, data: {} },
  facts: { startDate: '2026-11-24', endDate: '2026-11-27', personId: 'p', path: '/bookings/b1', ...facts },
});

describe('the sentence about a booking', () => {
  it('is one line and the address, whatever line breaks a title or a name contains', () => {
    for (const locale of LOCALES) {
      const names = new Map([['p', 'Ann\r\nhttps://evil.example']]);
      const lines = writer
        .write(newsOf({ title: 'Camera\n@everyone\u2028x' }), locale, names, NOON)
        .split(/[\n\r\u2028]/);
      expect(lines).toHaveLength(2);
      expect(lines[1]).toBe('https://kashi.example/bookings/b1');
    }
  });

  it('shows a title that looks like a placeholder as it is', () => {
    const names = new Map([['p', '{title} $& $1']]);
    const text = writer.write(newsOf({ title: '{person} $& {when}' }), 'en', names, NOON);
    expect(text).toContain('{title} $& $1 booked {person} $& {when}: Tue 24');
  });
});
