import { readEmail } from './email';

describe('a mail address', () => {
  it('is one however it is written', () => {
    expect(readEmail('  Hanako.O+tag@Example.CO.JP ')).toEqual({
      ok: true,
      value: 'hanako.o+tag@example.co.jp',
    });
  });

  it.each([
    'hanako',
    '@example.jp',
    'a@b',
    'a@-example.jp',
    'a@example..jp',
    'a b@example.jp',
    'a@example.jp\nBcc: b@example.jp',
    'a@example.jp,b@example.jp',
    'はなこ@example.jp',
    '<a@example.jp>',
    'a@exam\u0000ple.jp',
  ])('is not %j', (text) => {
    expect(readEmail(text)).toMatchObject({ refusal: { code: 'validation.email' } });
  });

  it('has at most 254 characters, 64 of them before the at', () => {
    const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.jp`;
    expect(readEmail(`${'a'.repeat(64)}@${domain}`).ok).toBe(true);
    expect(readEmail(`${'a'.repeat(65)}@${domain}`).ok).toBe(false);
    expect(readEmail(`${'a'.repeat(60)}@${domain}.${'d'.repeat(20)}.jp`)).toMatchObject({
      refusal: { code: 'validation.too_long', params: { max: 254 } },
    });
  });
});
