import type { Article } from '@kashikari/help';

const article = (of: Partial<Article> & Pick<Article, 'slug' | 'title'>): Article => ({
  topic: 'borrow',
  summary: `About: ${of.title}`,
  text: `About: ${of.title}`,
  updated: '2031-05-01',
  routes: [],
  frequent: false,
  ...of,
});

/** A help of four articles, as the gateway answers it in every language. */
export function helpArticles() {
  return {
    topics: ['borrow', 'lend', 'groups', 'money', 'notices', 'connect'],
    articles: [
      article({
        slug: 'extend',
        title: 'Extend a booking',
        summary: 'You can extend until the day before the next booking.',
        routes: ['/bookings/:id', '/bookings/:id/extend'],
        text: [
          'You can extend until the day before the next booking.',
          '## How to',
          '1. Open [your bookings](/bookings).\n2. Press **Extend**.',
          'Read [more](https://example.com/more), or [nothing](javascript:alert(1)).',
        ].join('\n\n'),
      }),
      article({ slug: 'late', title: 'Running late', routes: ['/bookings/:id'] }),
      article({ slug: 'labels', title: 'Print QR labels', topic: 'lend', routes: ['/goods/:id'] }),
      article({
        slug: 'contract',
        title: 'Who needs a contract?',
        topic: 'money',
        frequent: true,
        text: 'Only managers of groups.',
      }),
    ],
  };
}
