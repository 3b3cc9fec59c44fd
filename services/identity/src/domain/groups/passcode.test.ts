import { passcodeKey, readPasscode } from './passcode';

describe('a passcode', () => {
  it.each([
    ['123456', '123456'],
    [' 123456 ', '123456'],
    ['🎥🎥🎥🎥🎥🎥', '🎥🎥🎥🎥🎥🎥'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['x'.repeat(100), 'x'.repeat(100)],
  ])('may be %p', (typed, value) => expect(readPasscode(typed)).toEqual({ ok: true, value }));

  it.each([
    ['12345', 'validation.too_short', { min: 6 }],
    ['🎥🎥🎥🎥🎥', 'validation.too_short', { min: 6 }],
    ['x'.repeat(101), 'validation.too_long', { max: 100 }],
    ['12\n34', 'validation.characters', undefined],
    [123456, 'validation.type', { expected: 'string' }],
  ])('may not be %p', (typed, code, params) =>
    expect(readPasscode(typed)).toMatchObject({ refusal: { code, ...(params && { params }) } }),
  );

  it('of a group may stay, however short', () => {
    expect(readPasscode('1234', '1234')).toEqual({ ok: true, value: '1234' });
    expect(readPasscode('1235', '1234').ok).toBe(false);
  });

  it('is the same in full width and with blanks around it, but not in other capitals', () => {
    expect(passcodeKey(' ａＢ１２ ')).toBe('aB12');
    expect(passcodeKey('ab12')).not.toBe(passcodeKey('aB12'));
  });
});
