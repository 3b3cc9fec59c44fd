import { SETS } from '@kashikari/contracts';
import { LOCALES } from '@kashikari/kernel';
import { pageOf } from './unsubscribe-page';

const KINDS = [...SETS.noticeKind.texts];

describe('the page of an unsubscribe link', () => {
  it.each(LOCALES)('asks for each kind, and says afterwards what has stopped, in %s', (locale) => {
    const said = KINDS.flatMap((kind) =>
      [false, true].map((off) => /<h1[^>]*>(.*)<\/h1>/.exec(pageOf({ kind, locale, off, userId: 'u' }))?.[1]),
    );
    expect(new Set(said).size).toBe(2 * KINDS.length);
  });

  it('has a button until it was pressed, and leads to the settings', () => {
    const page = (off: boolean) => pageOf({ kind: 'comment', locale: 'en', off, userId: 'a/b' });
    expect([page(false).includes('<form method="post"'), page(true).includes('<form')]).toEqual([
      true,
      false,
    ]);
    expect(page(true)).toContain('href="/users/a%2Fb/notification_setting"');
  });
});
