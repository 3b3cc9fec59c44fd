import fc from 'fast-check';
import { readSlug, slugFrom } from './slug';

describe('a slug', () => {
  it.each(['media-library', '3f_lab', 'a', 'room~2', 'x'.repeat(63)])('may be %s', (slug) => {
    expect(readSlug(slug)).toEqual({ ok: true, value: slug });
  });

  it.each([
    '',
    'Media',
    'a b',
    'ａ',
    'さくら',
    'a\u200cb',
    'می\u200cخواهم',
    'क्\u200dष',
    '-a',
    '_a',
    '~',
    'a/b',
    '../a',
    'a%2f',
    'x'.repeat(64),
    'new',
    'edit',
    'v1',
    7,
  ])('may not be %s', (slug) => {
    expect(readSlug(slug).ok).toBe(false);
  });

  it('is never taken for an id', () => {
    expect(readSlug('01890000-0000-7000-8000-000000000000').ok).toBe(false);
  });

  it('made from any name is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        const slug = slugFrom(name, 'abc234');
        expect(readSlug(slug)).toEqual({ ok: true, value: slug });
      }),
    );
  });

  it('made from a name can be read', () => {
    expect(slugFrom('Média  Library (3F)', 'abc234')).toBe('media-library-3f-abc234');
    expect(slugFrom('さくら組', 'abc234')).toBe('g-abc234');
  });
});
