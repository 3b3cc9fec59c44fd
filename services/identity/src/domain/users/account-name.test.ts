import fc from 'fast-check';
import { accountNameKey, readAccountName } from './account-name';

describe('an account name', () => {
  it.each(['sakura', 'Sakura_Nursery', 'a', '3', '_', 'x'.repeat(30)])('may be %s', (name) => {
    expect(readAccountName(name)).toEqual({ ok: true, value: name });
  });

  it.each([
    ['a Cyrillic a', 'sаkura'],
    ['a Greek o', 'tοkyo'],
    ['fullwidth letters', 'ｓａｋｕｒａ'],
    ['a mathematical letter', '𝐬akura'],
    ['an accent that may be combined', 'sakura\u0301'],
    ['nothing to see', 'sakura\u200b'],
    ['a joiner', 'saku\u200dra'],
    ['a joiner in Persian', 'می\u200cخواهم'],
    ['a joiner in Hindi', 'क्\u200dष'],
    ['text that turns round', '\u202eesrun'],
    ['a line feed', 'sakura\n'],
    ['a path', '../admin'],
    ['what leads to a screen', 'current'],
    ['31 letters', 'x'.repeat(31)],
  ])('is none with %s', (_what, name) => {
    expect(readAccountName(name)).toMatchObject({ refusal: { code: 'validation.account_name' } });
  });

  it.each([null, ''])('may be left out by %j', (name) => {
    expect(readAccountName(name)).toEqual({ ok: true, value: null });
  });

  it.each([7, undefined, ['sakura']])('is no text: %j', (name) => {
    expect(readAccountName(name)).toEqual({
      ok: false,
      refusal: { kind: 'invalid', code: 'validation.type', params: { expected: 'string' } },
    });
  });

  it.each(['current', 'new', 'edit', 'me', 'ME'])('is not %s, which stands for a screen', (name) => {
    expect(readAccountName(name).ok).toBe(false);
    expect(readAccountName(`${name}_`).ok).toBe(true);
  });

  it('is ASCII whatever is typed, so that no two that look alike are two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (name) => {
        expect(!readAccountName(name).ok || /^\w+$/.test(name)).toBe(true);
      }),
    );
  });

  it('is one with another that differs in capitals alone', () => {
    expect(['Sakura', 'sAKURA'].map(accountNameKey)).toEqual(['sakura', 'sakura']);
  });
});
