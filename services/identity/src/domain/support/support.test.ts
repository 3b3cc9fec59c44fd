import fc from 'fast-check';
import { readFeedback } from './feedback';
import { inquiryNumber, readInquiry } from './inquiry';

const FORM = {
  ...{ name: '山田花子', email: 'Hana@Example.org ', category: 'fault', body: '一行目\r\n二行目' },
  ...{ screen: '/goods/0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22?q=secret', crash: '7F2C-0418' },
};

const faults = (more: object) => {
  const read = readInquiry({ ...FORM, ...more });
  return read.ok ? [] : read.faults.map(({ code, field }) => `${code} ${field}`);
};

describe('an inquiry', () => {
  it('is read with its line breaks, and without ids and queries of the screen', () => {
    expect(readInquiry(FORM)).toEqual({
      ok: true,
      values: {
        ...{ name: '山田花子', email: 'hana@example.org', category: 'fault', body: '一行目\n二行目' },
        ...{ screen: '/goods/{id}', crash: '7F2C-0418' },
      },
    });
  });

  it('may lack its screen and the number of a crash', () => {
    expect(faults({ screen: '', crash: '' })).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'validation.required name'],
    [{ name: 'a\r\nBcc: victim@example.org' }, 'validation.characters name'],
    [{ name: 'a\u0000' }, 'validation.characters name'],
    [{ name: 'a\u2028b' }, 'validation.characters name'],
    [{ name: 'あ'.repeat(101) }, 'validation.too_long name'],
    [{ email: '' }, 'validation.required email'],
    [{ email: 'hana@example.org\r\nBcc: victim@example.org' }, 'validation.email email'],
    [{ email: 'hana' }, 'validation.email email'],
    [{ category: 'toString' }, 'validation.choice category'],
    [{ category: '' }, 'validation.choice category'],
    [{ body: ' \n ' }, 'validation.required body'],
    [{ body: 'あ'.repeat(5_001) }, 'validation.too_long body'],
    [{ body: 'a\u0000b' }, 'validation.characters body'],
    [{ screen: '/a\nb' }, 'validation.characters screen'],
    [{ screen: `/${'a'.repeat(500)}` }, 'validation.too_long screen'],
    [{ crash: '7f2c-0418' }, 'validation.format crash'],
    [{ crash: '7F2C-0418\n' }, 'validation.format crash'],
  ])('is at fault with %j', (more, fault) => {
    expect(faults(more)).toEqual([fault]);
  });

  it('has up to 5,000 characters as a person counts them', () => {
    expect(faults({ body: '😀'.repeat(5_000) })).toEqual([]);
  });

  it('reports all faults at once', () => {
    expect(faults({ name: '', email: 'x', body: '' })).toEqual([
      'validation.required name',
      'validation.email email',
      'validation.required body',
    ]);
  });

  it('has a number of the random end of its id', () => {
    expect(inquiryNumber('0199d3a0-5b7e-7c41-9f0a-2f9c7f2c0418')).toBe('Q-7F2C-0418');
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(inquiryNumber(id)).toMatch(/^Q-[0-9A-F]{4}-[0-9A-F]{4}$/);
      }),
    );
  });
});

describe('feedback', () => {
  it.each([undefined, 1, 5])('may have a rating: %s', (rating) => {
    expect(readFeedback({ body: 'いい', rating, screen: '/home' })).toEqual({
      ok: true,
      values: { body: 'いい', rating, screen: '/home' },
    });
  });

  it.each([
    [0, 'validation.too_small'],
    [6, 'validation.too_large'],
    [1.5, 'validation.type'],
  ])('is at fault with a rating of %d', (rating, code) => {
    const read = readFeedback({ body: 'いい', rating, screen: '' });
    expect(read).toMatchObject({ ok: false, faults: [{ code, field: 'rating' }] });
  });
});
