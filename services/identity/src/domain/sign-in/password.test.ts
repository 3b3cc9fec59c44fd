import { couldBePassword, readPassword } from './password';

describe('a password', () => {
  it.each(['123456', 'x'.repeat(55), 'with blank', '!"#$%&~'])('may be %j', (password) => {
    expect(readPassword(password)).toEqual({ ok: true, value: password });
    expect(couldBePassword(password)).toBe(true);
  });

  it.each([
    ['', 'validation.required', undefined],
    ['12345', 'validation.too_short', { min: 6 }],
    ['x'.repeat(56), 'validation.too_long', { max: 55 }],
    ['パスワード123', 'validation.ascii', undefined],
    ['secret\n1', 'validation.ascii', undefined],
    ['é12345', 'validation.ascii', undefined],
    ['12345é', 'validation.ascii', undefined],
    [123456, 'validation.type', { expected: 'string' }],
  ])('may not be %j', (password, code, params) =>
    expect(readPassword(password)).toEqual({
      ok: false,
      refusal: { kind: 'invalid', code, ...(params && { params }) },
    }),
  );

  it('is compared only where it could be somebody’s', () => {
    expect(['1', 'x'.repeat(55)].map(couldBePassword)).toEqual([true, true]);
    expect(['', 'x'.repeat(56), 'パスワード'].map(couldBePassword)).toEqual([false, false, false]);
  });
});
