import { maskEmail, readEmail } from './email';

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
    const longest = `${'a'.repeat(64)}@${domain}.dd`;
    expect(readEmail(longest.padEnd(254, 'd')).ok).toBe(true);
    expect(readEmail(longest.padEnd(255, 'd'))).toMatchObject({ refusal: { code: 'validation.too_long' } });
  });

  it('has parts of 63 letters, digits and inner hyphens', () => {
    const part = 'd'.repeat(61);
    expect(readEmail(`a@x${part}y.jp`).ok).toBe(true);
    expect(readEmail(`a@x${part}yz.jp`).ok).toBe(false);
    expect(readEmail(`a@b.x${part}y`).ok).toBe(true);
    expect(readEmail(`a@b.x${part}yz`).ok).toBe(false);
    expect(['a@x-y.jp', 'a@b.x-y', 'a@b.c.d'].every((address) => readEmail(address).ok)).toBe(true);
    expect(['a@x-.jp', 'a@b.-y', 'a@b.y-'].some((address) => readEmail(address).ok)).toBe(false);
  });

  it('is asked for where it is missing', () => {
    expect(readEmail('  ')).toEqual({ ok: false, refusal: { kind: 'invalid', code: 'validation.required' } });
    expect(readEmail(null)).toEqual({
      ok: false,
      refusal: { kind: 'invalid', code: 'validation.type', params: { expected: 'string' } },
    });
  });

  it.each([
    ['hanako@example.jp', 'h…@e….jp'],
    ['a@lib.campus.ac.jp', 'a…@l….jp'],
  ])('%s is shown to its own reader as %s', (address, masked) => expect(maskEmail(address)).toBe(masked));
});
