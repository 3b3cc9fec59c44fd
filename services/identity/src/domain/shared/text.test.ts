import { readText } from './text';
import { fold } from './fold';

describe('text', () => {
  it('is trimmed and composed', () => {
    expect(readText('  が \u0301', { max: 10 })).toEqual({
      ok: true,
      value: 'が \u0301'.normalize('NFC').trim(),
    });
    expect(readText('か\u3099', { max: 1 })).toEqual({ ok: true, value: 'が' });
  });

  it('is counted as people count: an emoji is one', () => {
    expect(readText('🎥'.repeat(5), { max: 5 }).ok).toBe(true);
    expect(readText('🎥'.repeat(6), { max: 5 }).ok).toBe(false);
  });

  it.each(['a\u0000b', 'a\u202eb', 'a\nb', '\ud800', `a${'\u0301'.repeat(18)}`])(
    'of one line may not be %j',
    (value) => {
      expect(readText(value, { max: 100 })).toMatchObject({ refusal: { code: 'validation.characters' } });
    },
  );

  it.each(['می\u200cخواهم', 'क्\u200dष', 'क्\u200cष'])('may have the joiners of its script: %j', (value) => {
    expect(readText(value, { max: 100 })).toEqual({ ok: true, value });
  });

  it('of several lines may have line feeds, and nothing else unseen', () => {
    expect(readText('a\r\nb\tc', { max: 100, multiline: true })).toEqual({ ok: true, value: 'a\nb\tc' });
    expect(readText('a\u0000', { max: 100, multiline: true }).ok).toBe(false);
  });

  it('is found in whatever letters it is typed', () => {
    expect(fold('ｻﾄｳ　ＴＡＲＯ')).toBe(fold('さとう taro'));
  });
});
